import type { ReactNode } from 'react';

/** Terms with their values, e.g. 'Date' and the date; values that are null are left out. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="pairs">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
