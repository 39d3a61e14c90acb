import { useWords } from '#app/lib/use-words.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Rest } from '#contract/leagues/swiss.ts';
import type { Match } from '#contract/matches/match.ts';
import { DaySections } from './day-sections.tsx';

type Props = {
  coming: readonly Match[];
  /** The planned fixtures whose teams are not known. */
  waiting?: readonly Fixture[];
  past: readonly Match[];
  /** The teams without an opponent in the rounds of these matches. */
  rests?: readonly Rest[];
  /** The words where there is neither. */
  empty: string;
  hasLeagueLines?: boolean;
};

/** Coming matches and results, each under its day. */
export function ComingAndPast({ coming, waiting = [], past, empty, ...list }: Props) {
  const { t } = useWords();
  if (coming.length + waiting.length + past.length === 0) return <p className="empty">{empty}</p>;
  return (
    <>
      {coming.length + waiting.length > 0 && (
        <section>
          <h2 className="list-title">{t.matches.fixtures}</h2>
          <DaySections matches={coming} waiting={waiting} {...list} />
        </section>
      )}
      {past.length > 0 && (
        <section>
          <h2 className="list-title">{t.matches.results}</h2>
          <DaySections matches={past} {...list} />
        </section>
      )}
    </>
  );
}
