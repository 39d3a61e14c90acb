import type { ExpressionBuilder } from 'kysely';
import type { Team, TeamDetail, TeamRef } from '#contract/people/team.ts';
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
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { listRoster } from '#server/play/players/queries.ts';
import { isCoachedBy } from './subject-queries.ts';
import { type TeamFacts, teamRefView, teamView } from './views.ts';

export type TeamQuery = CopiedQuery & {
  q?: string;
  gender?: 'Men' | 'Women';
  league?: string;
  limit: number;
  cursor?: string;
};

export function selectTeams(db: Database) {
  return db
    .selectFrom('team')
    .leftJoin('user as coach_account', 'coach_account.id', 'team.coach_user_id')
    .leftJoin('club', (join) =>
      join.onRef('club.id', '=', 'team.club_id').on('club.archived_at', 'is', null),
    )
    .selectAll('team')
    .select((eb) => [
      'coach_account.name as coach_account_name',
      'club.name as club_name',
      eb
        .selectFrom('player')
        .whereRef('player.team_id', '=', 'team.id')
        .where('player.archived_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('player_count'),
      eb
        .selectFrom('league_team')
        .innerJoin('league', 'league.id', 'league_team.league_id')
        .whereRef('league_team.team_id', '=', 'team.id')
        .where('league.archived_at', 'is', null)
        .select('league_team.league_id')
        .orderBy('league.starts_at', 'desc')
        .orderBy('league.id')
        .limit(1)
        .as('league_id'),
    ]);
}

/** The rows with the groups that each team is in. */
export async function withGroups<Row extends { id: string; player_count: number | null }>(
  store: Store,
  rows: readonly Row[],
) {
  if (rows.length === 0) return [];
  const groups = await store.db
    .selectFrom('group_team')
    .selectAll()
    .where(
      'team_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('group_id')
    .execute();
  return rows.map((row) => ({
    ...row,
    player_count: row.player_count ?? 0,
    group_ids: groups.flatMap((entry) => (entry.team_id === row.id ? [entry.group_id] : [])),
  }));
}

/** Teams that are not archived, by name. */
export async function listTeams(store: Store, query: TeamQuery): Promise<CountedListOf<Team>> {
  const after = decodeCursor(query.cursor, 2);
  let select = selectTeams(store.db)
    .where('team.archived_at', 'is', null)
    .orderBy('team.sort_name')
    .orderBy('team.id')
    .limit(query.limit + 1);
  if (query.q) select = select.where(isIn('team.sort_name', query.q));
  if (query.gender) select = select.where('team.gender', '=', query.gender);
  if (query.league !== undefined) select = select.where(isInLeague(query.league));
  if (query.updatedSince !== undefined)
    select = select.where('team.updated_at', '>=', changedFrom(query));
  const all = select;
  if (after) {
    select = select.where((eb) =>
      eb(eb.refTuple('team.sort_name', 'team.id'), '>', eb.tuple(after[0]!, after[1]!)),
    );
  }
  const rows: TeamFacts[] = await withGroups(store, await select.execute());
  return withTotal(
    query,
    all,
    pageOf(rows, query.limit, (row) => [row.sort_name, row.id], teamView),
  );
}

/** The teams that an account coaches or whose club it manages, by name. */
export async function listCoachedTeams(store: Store, userId: string): Promise<Team[]> {
  const rows = await selectTeams(store.db)
    .where(isCoachedBy(userId))
    .where('team.archived_at', 'is', null)
    .orderBy('team.sort_name')
    .orderBy('team.id')
    .execute();
  const facts: TeamFacts[] = await withGroups(store, rows);
  return facts.map(teamView);
}

/** The teams of a club, men and women apart, each by name. */
export async function listClubTeams(store: Store, clubId: string): Promise<Team[]> {
  const rows = await selectTeams(store.db)
    .where('team.club_id', '=', clubId)
    .where('team.archived_at', 'is', null)
    .orderBy('team.gender')
    .orderBy('team.sort_name')
    .orderBy('team.id')
    .execute();
  const facts: TeamFacts[] = await withGroups(store, rows);
  return facts.map(teamView);
}

/** Teams that are entered in the league. */
export function isInLeague(leagueId: string) {
  return (eb: ExpressionBuilder<Tables, 'team'>) =>
    eb.exists(
      eb
        .selectFrom('league_team')
        .select('league_team.team_id')
        .whereRef('league_team.team_id', '=', 'team.id')
        .where('league_team.league_id', '=', leagueId),
    );
}

/** One team, also an archived one, with its players. */
export async function findTeam(store: Store, id: string): Promise<TeamDetail | undefined> {
  const row = await selectTeams(store.db).where('team.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [facts] = await withGroups(store, [row]);
  return { ...teamView(facts as TeamFacts), players: await listRoster(store, id) };
}

export async function getTeam(store: Store, id: string): Promise<TeamDetail> {
  const team = await findTeam(store, id);
  if (!team) throw notFound('team.notFound');
  return team;
}

/** These teams, as lists of people and matches show them. */
export async function listTeamRefs(store: Store, ids: readonly string[]): Promise<TeamRef[]> {
  if (ids.length === 0) return [];
  const rows = await store.db
    .selectFrom('team')
    .select(TEAM_REF_COLUMNS)
    .where('team.id', 'in', ids)
    .execute();
  return rows.map(teamRefView);
}

/** All teams entered in a league, by name, for tables and fixtures. */
export async function listLeagueTeams(store: Store, leagueId: string): Promise<TeamRef[]> {
  const rows = await store.db
    .selectFrom('league_team')
    .innerJoin('team', 'team.id', 'league_team.team_id')
    .select(TEAM_REF_COLUMNS)
    .where('league_team.league_id', '=', leagueId)
    .orderBy('team.sort_name')
    .orderBy('team.id')
    .execute();
  return rows.map(teamRefView);
}

/** The teams of every group of a league, by name. */
export async function listGroupTeams(
  store: Store,
  leagueId: string,
): Promise<{ groupId: string; team: TeamRef }[]> {
  const rows = await store.db
    .selectFrom('group_team')
    .innerJoin('league_group', 'league_group.id', 'group_team.group_id')
    .innerJoin('team', 'team.id', 'group_team.team_id')
    .select([...TEAM_REF_COLUMNS, 'group_team.group_id'])
    .where('league_group.league_id', '=', leagueId)
    .orderBy('team.sort_name')
    .orderBy('team.id')
    .execute();
  return rows.map((row) => ({ groupId: row.group_id, team: teamRefView(row) }));
}

const TEAM_REF_COLUMNS = [
  'team.id',
  'team.name',
  'team.logo',
  'team.jersey_color1',
  'team.jersey_color2',
] as const;

/** The names of these teams; null stands for a team that is not known yet. */
export async function teamNamesById(
  db: Database,
  ids: Iterable<string | null>,
): Promise<Map<string, string>> {
  const requested = [...new Set(ids)].filter((id) => id !== null);
  if (requested.length === 0) return new Map();
  const teams = await db
    .selectFrom('team')
    .select(['id', 'name'])
    .where('id', 'in', requested)
    .execute();
  return new Map(teams.map(({ id, name }) => [id, name]));
}
