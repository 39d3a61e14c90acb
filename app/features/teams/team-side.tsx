import { MatchList } from '#app/features/match-lists/match-list.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';

type Props = { team: string; coming: readonly Match[]; past: readonly Match[] };

/** The matches of a team: those to come, and the results with a letter for how each ended. */
export function TeamSide({ team, coming, past }: Props) {
  const { t } = useWords();
  return (
    <aside className="list" aria-label={t.matches.matches}>
      {coming.length > 0 && (
        <section>
          <h2 className="list-title">{t.matches.fixtures}</h2>
          <MatchList matches={coming} of={team} />
        </section>
      )}
      {past.length > 0 && (
        <section>
          <h2 className="list-title">{t.matches.results}</h2>
          <MatchList matches={past} of={team} />
        </section>
      )}
      {coming.length + past.length === 0 ? (
        <p className="empty">{t.people.noFixtures}</p>
      ) : (
        <p className="zone">{t.matches.zone}</p>
      )}
    </aside>
  );
}
