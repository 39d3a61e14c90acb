import { useWords } from '#app/lib/use-words.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Rest } from '#contract/leagues/swiss.ts';
import type { Match } from '#contract/matches/match.ts';
import { DayHead } from './day-head.tsx';
import { mergeWaiting } from './match-groups.ts';
import { MatchList } from './match-list.tsx';

type Props = {
  matches: readonly Match[];
  waiting?: readonly Fixture[];
  rests?: readonly Rest[];
  query?: string;
  /** False on pages of one league, where its name stands above already. */
  hasLeagueLines?: boolean;
};

/** Matches under their days, each day by league; days that only wait for teams stand in between. */
export function DaySections({ matches, waiting = [], ...list }: Props) {
  const { t } = useWords();
  const days = Map.groupBy(mergeWaiting(matches, waiting), (entry) =>
    entry.kind === 'match' ? entry.match.matchDate : entry.fixture.matchDate,
  );
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="day">
      <DayHead day={day}>{t.matches.matchCount(ofDay.length)}</DayHead>
      <MatchList
        matches={ofDay.flatMap((entry) => (entry.kind === 'match' ? entry.match : []))}
        waiting={ofDay.flatMap((entry) => (entry.kind === 'fixture' ? entry.fixture : []))}
        {...list}
      />
    </section>
  ));
}
