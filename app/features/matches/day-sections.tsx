import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/match.ts';
import { MatchList } from './match-list.tsx';

/** Matches under their days, each day by league. */
export function DaySections({ matches }: { matches: readonly Match[] }) {
  const { language } = useWords();
  const days = Map.groupBy(matches, (match) => match.matchDate);
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="stack">
      <h2 className="part">{formatDay(language, day, 'long')}</h2>
      <MatchList matches={ofDay} />
    </section>
  ));
}
