import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Fixture } from '#contract/leagues/fixtures.ts';
import type { Rest } from '#contract/leagues/swiss.ts';
import type { Match } from '#contract/matches/match.ts';
import { mergeWaiting } from './match-groups.ts';
import { MatchList } from './match-list.tsx';

type Props = {
  matches: readonly Match[];
  waiting?: readonly Fixture[];
  rests?: readonly Rest[];
};

/** Matches under their days, each day by league; days that only wait for teams stand in between. */
export function DaySections({ matches, waiting = [], rests }: Props) {
  const { language } = useWords();
  const days = Map.groupBy(mergeWaiting(matches, waiting), (entry) =>
    entry.kind === 'match' ? entry.match.matchDate : entry.fixture.matchDate,
  );
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="stack">
      <h2 className="part">{formatDay(language, day, 'long')}</h2>
      <MatchList
        matches={ofDay.flatMap((entry) => (entry.kind === 'match' ? entry.match : []))}
        waiting={ofDay.flatMap((entry) => (entry.kind === 'fixture' ? entry.fixture : []))}
        rests={rests}
      />
    </section>
  ));
}
