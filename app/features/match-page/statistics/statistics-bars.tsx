import { useWords } from '#app/lib/use-words.ts';
import type { Fact } from './point-statistics.ts';

type Props = {
  facts: readonly Fact[];
  /** The score of a running set that they are counted up to: points go on, and these do not. */
  upTo?: string | undefined;
};

/** Two columns with bars that grow from the middle. */
export function FactsTable({ facts, upTo }: Props) {
  const { t } = useWords();
  if (facts.length === 0) return null;
  const words = { ...t.match, ...t.pointKinds };
  return (
    <section className="card p-3">
      <h2 className="text-sm font-bold">
        {t.match.statistics} {upTo && <small className="text-quiet">{t.match.upTo(upTo)}</small>}
      </h2>
      <ul className="facts num">
        {facts.map((fact) => (
          <li key={fact.name}>
            <b>{withShare(fact.team1, fact.of1)}</b>
            <span>{words[fact.name]}</span>
            <b>{withShare(fact.team2, fact.of2)}</b>
            <FactBars fact={fact} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function withShare(count: number, of: number | undefined): string {
  return of ? `${count} (${Math.round((count / of) * 100)}%)` : String(count);
}

/** Drawn as SVG, because the CSP allows no style attributes. */
function FactBars({ fact }: { fact: Fact }) {
  const one = fact.of1 ? fact.team1 / fact.of1 : fact.team1;
  const two = fact.of2 ? fact.team2 / fact.of2 : fact.team2;
  const most = Math.max(one, two, Number.MIN_VALUE);
  const left = Math.round((one / most) * 49);
  const right = Math.round((two / most) * 49);
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect x={49 - left} width={left} height="4" className={one >= two ? 'lead' : undefined} />
      <rect x="51" width={right} height="4" className={two >= one ? 'lead' : undefined} />
    </svg>
  );
}
