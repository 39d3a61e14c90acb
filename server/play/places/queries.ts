import type { TeamRef } from '#contract/people/team.ts';
import type { FinalPlaces, Trophy } from '#contract/places/places.ts';
import type { ListOf } from '#contract/primitives.ts';
import { type FinalPlace, finalPlaces } from '#domain/competition/final-places.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listFixtureRows } from '#server/play/brackets/queries.ts';
import { listWaitingOfTables, readTableFacts, tableOf } from '#server/play/standings/queries.ts';
import { namedTies, plannedTies } from './ties.ts';

/** The final places of a league, none while matches are open. Throws not-found. */
export async function getFinalPlaces(store: Store, leagueId: string): Promise<FinalPlaces> {
  const facts = await readTableFacts(store, leagueId);
  const [matches, fixtures, waiting] = await Promise.all([
    listMatchRows(store.db, leagueId),
    listFixtureRows(store.db, leagueId),
    listWaitingOfTables(store, leagueId),
  ]);
  const published = fixtures.filter(({ is_draft }) => is_draft === 0);
  const isOver =
    matches.length > 0 &&
    matches.every(({ status }) => status === 'ended') &&
    published.every(({ state }) => state !== 'waiting') &&
    waiting.length === 0;
  if (!isOver) return { over: false, items: [], next: null };
  const { league } = facts;
  const groups = league.groups.map(({ id }) => ({ group: id }));
  const tables = (groups.length === 0 ? [{}] : groups).map((view) =>
    tableOf(facts, view).rows.map(({ team, rank }) => ({ team: team.id, rank })),
  );
  const planned = await plannedTies(store, leagueId, published, matches);
  const places = finalPlaces(tables, planned.length > 0 ? planned : namedTies(matches));
  return { over: true, items: shown(places, league.teams), next: null };
}

/** Teams that have left the league since then have no place in it. */
function shown(places: readonly FinalPlace[], teams: readonly TeamRef[]): FinalPlaces['items'] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return places.flatMap(({ rank, team: id, tie }) => {
    const team = byId.get(id);
    return team ? [{ rank, team, tie }] : [];
  });
}

/** The winners of leagues that are over, the latest league first. */
export async function listTrophies(
  store: Store,
  query: { limit: number; cursor?: string | undefined },
): Promise<ListOf<Trophy>> {
  const leagues = pageOf(
    await selectEndedLeagues(store.db, query).execute(),
    query.limit,
    ({ starts_at, id }) => [starts_at, id],
    (row) => row,
  );
  const items: Trophy[] = [];
  for (const { id, name, starts_at } of leagues.items) {
    const [first, second] = (await getFinalPlaces(store, id)).items;
    if (first === undefined || second?.rank === 1) continue;
    items.push({ league: { id, name }, startsAt: starts_at, team: first.team });
  }
  return { items, next: leagues.next };
}

function selectEndedLeagues(db: Database, query: { limit: number; cursor?: string | undefined }) {
  const after = decodeCursor(query.cursor, 2);
  let select = db
    .selectFrom('league')
    .select(['league.id', 'league.name', 'league.starts_at'])
    .where('league.archived_at', 'is', null)
    .where((eb) => {
      const matches = eb
        .selectFrom('match')
        .whereRef('match.league_id', '=', 'league.id')
        .where('match.archived_at', 'is', null)
        .select('match.id');
      return eb.and([
        eb.exists(matches.where('status', '=', 'ended')),
        eb.not(eb.exists(matches.where('status', 'not in', ['ended', 'cancelled']))),
      ]);
    })
    .orderBy('league.starts_at', 'desc')
    .orderBy('league.id', 'desc')
    .limit(query.limit + 1);
  if (after)
    select = select.where((eb) =>
      eb(eb.refTuple('league.starts_at', 'league.id'), '<', eb.tuple(after[0]!, after[1]!)),
    );
  return select;
}

/** Those that were cancelled decide nothing. */
function listMatchRows(db: Database, leagueId: string) {
  return db
    .selectFrom('match')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .where('status', '!=', 'cancelled')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}
