import { callApi, listEverything } from '#app/lib/api/call.ts';
import type { League } from '#contract/leagues/league.ts';
import { ANALYTICS_DAYS, type LeagueAnalytics } from '#contract/site/analytics.ts';
import { addDays } from '#domain/competition/schedule/calendar.ts';
import type { PartnerLeague } from './league-card.tsx';

/** Matches shown of each league, in either direction. */
const SHOWN = 4;

/** The leagues of one partner. `today`: the day in Tanzania. */
export async function readPartnerLeagues(id: string, today: string): Promise<PartnerLeague[]> {
  const [leagues, analytics] = await Promise.all([
    listEverything('GET /leagues', { query: { partner: id } }),
    callApi('GET /partners/{id}/reach', { path: { id } }),
  ]);
  return Promise.all(
    leagues.map((league) =>
      readLeague(
        league,
        analytics.leagues.find((it) => it.league.id === league.id),
        today,
      ),
    ),
  );
}

async function readLeague(
  league: League,
  analytics: LeagueAnalytics | undefined,
  today: string,
): Promise<PartnerLeague> {
  const matches = await listEverything('GET /matches', {
    query: { league: league.id, from: addDays(today, 1 - ANALYTICS_DAYS) },
  });
  const coming = matches.filter(
    ({ status, matchDate }) => status !== 'ended' && status !== 'cancelled' && matchDate >= today,
  );
  const past = matches.filter(({ status }) => status === 'ended');
  return {
    league,
    analytics,
    coming: coming.slice(0, SHOWN),
    past: past.slice(-SHOWN).toReversed(),
  };
}
