import { useWords } from '#app/lib/use-words.ts';
import type { Fixture } from '#contract/fixtures.ts';
import type { Match } from '#contract/match.ts';
import { MatchList } from './match-list.tsx';

type Props = {
  coming: readonly Match[];
  /** What else is planned, while its teams are not known. */
  waiting?: readonly Fixture[];
  past: readonly Match[];
  /** What to say where there is neither. */
  empty: string;
  hasLeagueLines?: boolean;
};

export function ComingAndPast({ coming, waiting = [], past, empty, hasLeagueLines }: Props) {
  const { t } = useWords();
  if (coming.length + waiting.length + past.length === 0) return <p className="empty">{empty}</p>;
  return (
    <>
      {coming.length + waiting.length > 0 && (
        <section className="stack">
          <h2 className="subtitle">{t.matches.fixtures}</h2>
          <MatchList matches={coming} waiting={waiting} hasLeagueLines={hasLeagueLines} />
        </section>
      )}
      {past.length > 0 && (
        <section className="stack">
          <h2 className="subtitle">{t.matches.results}</h2>
          <MatchList matches={past} hasLeagueLines={hasLeagueLines} />
        </section>
      )}
    </>
  );
}
