import type { ReactNode } from 'react';

/** One component with its states. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h3 className="subtitle">{title}</h3>
      {children}
    </section>
  );
}
