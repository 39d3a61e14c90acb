import { useWords } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import type { Match } from '#contract/matches/match.ts';
import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';

type Props = { match: Match; page: MatchStatisticsAnswer };

/** Runs, saved points, and each set with its minutes, changes of the lead and comeback. */
export function CourseFacts({ match, page }: Props) {
  const { t } = useWords();
  const { figures } = t;
  const { team1, team2 } = page;
  const pair = (first: number | null | undefined, second: number | null | undefined) =>
    typeof first === 'number' && typeof second === 'number' && first + second > 0
      ? `${match.team1.name} ${first}, ${match.team2.name} ${second}`
      : null;
  return (
    <section className="card num p-3">
      <h2 className="card-title">{figures.course}</h2>
      <FactList
        facts={[
          [figures.longestRun, pair(team1.longestRun, team2.longestRun)],
          [figures.savedSetPoints, pair(team1.saved?.setPoints, team2.saved?.setPoints)],
          [figures.savedMatchPoints, pair(team1.saved?.matchPoints, team2.saved?.matchPoints)],
          ...page.sets.map(({ set, ms, leads }): [string, string | null] => {
            const minutes = ms === null ? null : Math.round(ms / 60_000);
            const changes = leads?.leadChanges ?? null;
            const text = figures.setFacts(minutes, changes, leads?.comeback ?? null);
            return [figures.setLine(set), text || null];
          }),
        ]}
      />
    </section>
  );
}
