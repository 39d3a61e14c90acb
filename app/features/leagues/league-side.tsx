import { DaySections } from '#app/features/match-lists/day-sections.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';

export type LeagueMatches = { coming: readonly Match[]; latest: readonly Match[] };

/** The next and the latest matches of a league, beside what its page tells; under it on a phone. */
export function LeagueSide({ coming, latest }: LeagueMatches) {
  const { t } = useWords();
  return (
    <aside className="list beside-only" aria-label={t.matches.matches}>
      <DaySections matches={coming} hasLeagueLines={false} />
      <DaySections matches={latest} hasLeagueLines={false} />
      {coming.length + latest.length === 0 && <p className="empty">{t.leagues.noFixtures}</p>}
    </aside>
  );
}
