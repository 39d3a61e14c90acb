import type { ReactNode } from 'react';

/** A section of the style page: one component in its states. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h3 className="subtitle">{title}</h3>
      {children}
    </section>
  );
}
