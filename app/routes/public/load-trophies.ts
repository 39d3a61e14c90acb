import { championOf, type Trophy } from '#app/features/leagues/champion.ts';
import type { League } from '#contract/league.ts';
import type { Match } from '#contract/match.ts';
import type { PageContext } from '#server/http/page-context.ts';
import { listGroups, listLeagues } from '#server/leagues/queries.ts';
import { listMatches } from '#server/matches/queries.ts';
import { getStandings } from '#server/standings/queries.ts';

/** The champions of all finished leagues, the latest league first. */
export async function loadTrophies(page: PageContext): Promise<Trophy[]> {
  const { items } = await listLeagues(page.store, { limit: 100 });
  const leagues = items.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  const found = await Promise.all(leagues.map((league) => findChampion(page, league)));
  return found.filter((trophy) => trophy !== null);
}

async function findChampion(page: PageContext, league: League): Promise<Trophy | null> {
  const open = await Promise.all(
    (['not started', 'Live', 'suspended', 'postponed'] as const).map((status) =>
      listMatches(page.store, { league: league.id, status, limit: 1 }),
    ),
  );
  if (open.some((list) => list.items.length > 0)) return null;
  const [matches, standings, groups] = await Promise.all([
    listFinished(page, league.id),
    getStandings(page.store, league.id),
    listGroups(page.store, league.id),
  ]);
  const team = championOf(matches, standings, groups.length > 0);
  return team && { league: { id: league.id, name: league.name }, team };
}

/** A final is among the last matches of a league, and any of them shows that it was played. */
async function listFinished({ store }: PageContext, league: string): Promise<Match[]> {
  const { items } = await listMatches(store, { league, descending: true, limit: 100 });
  return items;
}
