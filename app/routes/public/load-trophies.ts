import { championOf, type Trophy } from '#app/features/leagues/champion.ts';
import type { League } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { listLeagues } from '#server/play/leagues/queries.ts';
import { listMatches, listOpenLeagues } from '#server/play/matches/queries.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';

/** The champions of all finished leagues, the latest league first. */
export async function loadTrophies(page: PageContext): Promise<Trophy[]> {
  const { items } = await listLeagues(page.store, { limit: 100 });
  const open = new Set(await listOpenLeagues(page.store));
  const over = items
    .filter(({ id }) => !open.has(id))
    .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  const found = await Promise.all(over.map((league) => findChampion(page, league)));
  return found.filter((trophy) => trophy !== null);
}

async function findChampion(page: PageContext, league: League): Promise<Trophy | null> {
  const [matches, facts] = await Promise.all([
    listFinished(page, league.id),
    readTableFacts(page.store, league.id),
  ]);
  const team = championOf(matches, tableOf(facts), facts.league.groups.length > 0);
  return team && { league: { id: league.id, name: league.name }, team };
}

/** A final is among the last matches of a league, and any of them shows that it was played. */
async function listFinished({ store }: PageContext, league: string): Promise<Match[]> {
  const { items } = await listMatches(store, { league, descending: true, limit: 100 });
  return items;
}
