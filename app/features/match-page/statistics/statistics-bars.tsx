import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { matchColors } from '#domain/crest/match-colors.ts';
import type { Fact } from './point-statistics.ts';

type Props = {
  match: Match;
  facts: readonly Fact[];
  /** The score of a running set that they are counted up to: points go on, and these do not. */
  upTo?: string | undefined;
};

/** Two columns with bars in the teams' colours that grow from the middle. */
export function FactsTable({ match, facts, upTo }: Props) {
  const { t } = useWords();
  if (facts.length === 0) return null;
  const words = { ...t.match, ...t.pointKinds };
  const { team1, team2 } = matchColors(match.team1, match.team2);
  return (
    <section className="card p-3">
      <h2 className="card-title">
        {t.match.statistics} {upTo && <small>{t.match.upTo(upTo)}</small>}
      </h2>
      <ul className="facts num">
        {facts.map((fact) => {
          const [first, second] = valuesOf(fact);
          return (
            <li key={fact.name}>
              <b className={first < second ? 'less' : undefined}>
                {withShare(fact.team1, fact.of1)}
              </b>
              <span>{words[fact.name]}</span>
              <b className={second < first ? 'less' : undefined}>
                {withShare(fact.team2, fact.of2)}
              </b>
              <FactBars fact={fact} colors={[team1.chart, team2.chart]} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function withShare(count: number, of: number | undefined): string {
  return of ? `${Math.round((count / of) * 100)}%` : String(count);
}

/** Shares where both have one: 20 of 30 is less than 9 of 10. */
function valuesOf(fact: Fact): [number, number] {
  return [
    fact.of1 ? fact.team1 / fact.of1 : fact.team1,
    fact.of2 ? fact.team2 / fact.of2 : fact.team2,
  ];
}

/** Drawn as SVG, because the CSP allows no style attributes. */
function FactBars({ fact, colors }: { fact: Fact; colors: [string, string] }) {
  const [first, second] = valuesOf(fact);
  const most = Math.max(first, second, Number.MIN_VALUE);
  const left = Math.round((first / most) * 49.5);
  const right = Math.round((second / most) * 49.5);
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect
        x={49.5 - left}
        width={left}
        height="4"
        fill={colors[0]}
        className={first < second ? 'less' : undefined}
      />
      <rect
        x="50.5"
        width={right}
        height="4"
        fill={colors[1]}
        className={second < first ? 'less' : undefined}
      />
    </svg>
  );
}
