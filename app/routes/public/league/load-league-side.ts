import type { LeagueMatches } from '#app/features/leagues/league-side.tsx';
import { localDay } from '#app/lib/local-day.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listMatches } from '#server/play/matches/queries.ts';

const MOST = 6;

/** The next matches of a league, those of today with them, and the latest results. */
export async function loadLeagueSide(
  { store, now }: PageContext,
  league: string,
): Promise<LeagueMatches> {
  const [coming, latest] = await Promise.all([
    listMatches(store, { league, from: localDay(now), limit: MOST }),
    listMatches(store, { league, status: 'ended', descending: true, limit: MOST }),
  ]);
  return {
    coming: coming.items.filter(({ status }) => status !== 'ended'),
    latest: latest.items,
  };
}
