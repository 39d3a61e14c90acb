import type { ReactNode } from 'react';

export type Facts = readonly (readonly [string, ReactNode])[];

/** The facts that have a value. */
export function knownFacts(facts: Facts): Facts {
  return facts.filter(([, value]) => value !== null && value !== '');
}

/** Terms with their values, e.g. 'Date' and the date; values that are null are left out. */
export function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className="pairs">
      {knownFacts(facts).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
