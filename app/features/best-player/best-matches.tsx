import { MatchList } from '#app/features/match-lists/match-list.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';

/** The matches whose best player somebody was. */
export function BestMatches({ matches }: { matches: readonly Match[] }) {
  const { t } = useWords();
  if (matches.length === 0) return null;
  return (
    <section>
      <h2 className="table-title">{t.fans.bestOf(matches.length)}</h2>
      <MatchList matches={matches} hasLeagueLines={false} />
    </section>
  );
}
