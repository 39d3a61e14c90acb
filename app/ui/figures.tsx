import type { ReactNode } from 'react';

/** A few large numbers with what they count. */
export function Figures({ figures }: { figures: readonly [label: string, value: ReactNode][] }) {
  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
