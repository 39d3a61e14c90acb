import type { Group, League, LeagueDetail } from '#contract/leagues/league.ts';
import type { OwnScoring, ScoringTerms } from '#contract/leagues/scoring-terms.ts';
import type { CountedListOf } from '#contract/primitives.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { isIn } from '#server/platform/db/contains.ts';
import {
  type CopiedQuery,
  changedFrom,
  decodeCursor,
  pageOf,
  withTotal,
} from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { listGroupTeams, listLeagueTeams } from '#server/play/teams/queries.ts';
import { leagueView, scoringOf } from './views.ts';

export type LeagueQuery = CopiedQuery & {
  type?: League['type'];
  partner?: string;
  season?: string;
  q?: string;
  limit: number;
  cursor?: string;
};

export function selectLeagues(db: Database) {
  return db
    .selectFrom('league')
    .leftJoin('partner', (join) =>
      join.onRef('partner.id', '=', 'league.partner_id').on('partner.archived_at', 'is', null),
    )
    .leftJoin('season', (join) =>
      join.onRef('season.id', '=', 'league.season_id').on('season.archived_at', 'is', null),
    )
    .selectAll('league')
    .select((eb) => [
      'season.name as season_name',
      'season.starts_on as season_starts_on',
      'season.ends_on as season_ends_on',
      'partner.name as partner_name',
      'partner.link as partner_link',
      'partner.logo as partner_logo',
      eb
        .selectFrom('league_team')
        .whereRef('league_team.league_id', '=', 'league.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('team_count'),
    ]);
}

/** Leagues that are not archived, by name. */
export async function listLeagues(
  store: Store,
  query: LeagueQuery,
): Promise<CountedListOf<League>> {
  const after = decodeCursor(query.cursor, 2);
  let select = selectLeagues(store.db)
    .where('league.archived_at', 'is', null)
    .orderBy('league.sort_name')
    .orderBy('league.id')
    .limit(query.limit + 1);
  if (query.type) select = select.where('league.type', '=', query.type);
  if (query.partner) select = select.where('league.partner_id', '=', query.partner);
  if (query.season) select = select.where('season.id', '=', query.season);
  if (query.q) select = select.where(isIn('league.sort_name', query.q));
  if (query.updatedSince !== undefined)
    select = select.where('league.updated_at', '>=', changedFrom(query));
  const all = select;
  if (after) {
    select = select.where((eb) =>
      eb(eb.refTuple('league.sort_name', 'league.id'), '>', eb.tuple(after[0]!, after[1]!)),
    );
  }
  const rows = await select.execute();
  return withTotal(
    query,
    all,
    pageOf(rows, query.limit, (row) => [row.sort_name, row.id], leagueView),
  );
}

/**
 * The newest leagues that are not archived, by name: the season tells how new a league is, and the
 * league's own first day where it has none.
 */
export async function listNewestLeagues({ db }: Store, limit: number): Promise<League[]> {
  const rows = await selectLeagues(db)
    .where('league.archived_at', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('season.starts_on', 'league.starts_at'), 'desc')
    .orderBy('league.sort_name')
    .orderBy('league.id')
    .limit(limit)
    .execute();
  return rows
    .toSorted(
      ({ sort_name }, next) =>
        Number(sort_name > next.sort_name) - Number(sort_name < next.sort_name),
    )
    .map(leagueView);
}

/** Men or women, by league: of those in which only one of them plays. */
export async function listLeagueGenders({ db }: Store): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .select((eb) => ['league_id', eb.fn.min('gender').as('one'), eb.fn.max('gender').as('other')])
    .groupBy('league_id')
    .execute();
  return new Map(
    rows.flatMap(({ league_id, one: first, other: second }) =>
      first === second ? [[league_id, first]] : [],
    ),
  );
}

/** A league's groups by name, each with its teams; those of a draft are not told to anybody. */
export async function listGroups(store: Store, leagueId: string): Promise<Group[]> {
  const [groups, entries] = await Promise.all([
    store.db
      .selectFrom('league_group')
      .select(['id', 'name'])
      .where('league_id', '=', leagueId)
      .where('is_draft', '=', 0)
      .orderBy('name')
      .execute(),
    listGroupTeams(store, leagueId),
  ]);
  return groups.map((group) => ({
    ...group,
    teams: entries.filter((entry) => entry.groupId === group.id).map((entry) => entry.team),
  }));
}

/** One league, also an archived one, with its teams and groups. */
export async function findLeague(store: Store, id: string): Promise<LeagueDetail | undefined> {
  const row = await selectLeagues(store.db).where('league.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [teams, groups] = await Promise.all([listLeagueTeams(store, id), listGroups(store, id)]);
  return { ...leagueView(row), teams, groups };
}

export async function getLeague(store: Store, id: string): Promise<LeagueDetail> {
  const league = await findLeague(store, id);
  if (!league) throw notFound('league.notFound');
  return league;
}

/** Also an archived one. Throws not-found. */
export async function mustBeLeague({ db }: Store, id: string): Promise<void> {
  const league = await db.selectFrom('league').select('id').where('id', '=', id).executeTakeFirst();
  if (!league) throw notFound('league.notFound');
}

/** The names of leagues by their ids; what is no league has none. */
export async function namesOfLeagues(
  { db }: Store,
  ids: readonly (string | null | undefined)[],
): Promise<Record<string, string>> {
  const named = ids.filter((id) => id !== null && id !== undefined);
  if (named.length === 0) return {};
  const rows = await db
    .selectFrom('league')
    .select(['id', 'name'])
    .where('id', 'in', named)
    .execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** The facts for the scorer's table of a match: its own, else those of its league. */
export async function findScoringTerms(
  db: Database,
  { league, scoring }: { league: { id: string } | null; scoring: OwnScoring | null },
): Promise<ScoringTerms> {
  const row = await db
    .selectFrom('league')
    .select('scoring')
    .where('id', '=', league?.id ?? '')
    .executeTakeFirst();
  return { ...scoringOf(row ?? { scoring: null }), ...scoring };
}
