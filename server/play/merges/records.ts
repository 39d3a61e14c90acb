import type { MergedRecord, MergeKind } from '#contract/merges/merge.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { anyTables, type Row } from './move-rows.ts';

/** Records that are not archived, with the names of what they refer to. */
function selectRecords(db: Database, kind: MergeKind) {
  const select = anyTables(db)
    .selectFrom(kind)
    .selectAll(kind)
    .where(`${kind}.archived_at`, 'is', null);
  if (kind === 'club') return select;
  const [other, account] =
    kind === 'player'
      ? (['team', 'player.user_id'] as const)
      : (['club', 'team.coach_user_id'] as const);
  return select
    .leftJoin(other, (join) => join.onRef(`${other}.id`, '=', `${kind}.${other}_id`))
    .leftJoin('user', (join) => join.onRef('user.id', '=', account))
    .select([`${other}.name as ${other}_name`, 'user.name as account_name']);
}

export async function getRecord(db: Database, kind: MergeKind, id: string): Promise<Row> {
  const row = await selectRecords(db, kind).where(`${kind}.id`, '=', id).executeTakeFirst();
  if (!row) throw notFound(`${kind}.notFound`);
  return row;
}

export function listRecords(db: Database, kind: MergeKind, ids: readonly string[]) {
  return selectRecords(db, kind)
    .where(`${kind}.id`, 'in', [...ids])
    .orderBy(`${kind}.created_at`)
    .orderBy(`${kind}.id`)
    .execute();
}

export function nameOf(kind: MergeKind, row: Row): string {
  return String(kind === 'player' ? row.full_name : row.name);
}

export function recordView(kind: MergeKind, row: Row): MergedRecord {
  const facts = {
    player: [row.jersey_number, row.team_name, row.date_of_birth],
    team: [row.gender, row.city],
    club: [row.city],
  }[kind];
  const detail = facts.filter((fact) => fact !== null && fact !== '').join(' · ');
  return { id: String(row.id), name: nameOf(kind, row), detail };
}

/** Holds records until the commit: of two who merge or part them at once, the second sees the first. */
export async function holdRecords(
  db: Database,
  kind: MergeKind,
  ids: readonly string[],
): Promise<void> {
  // One after the other and in one order: two never wait for each other.
  for (const id of ids.toSorted()) {
    await anyTables(db)
      .updateTable(kind)
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('id', '=', id)
      .execute();
  }
}

/** The facts that the right to merge rests on: the leagues of both, empty where one of them is in none. */
export async function getMergeSubject(db: Database, kind: MergeKind, ids: readonly string[]) {
  const none = { kind: 'records', leagueIds: [] as string[] } as const;
  const leagues = await leaguesOfRecords(db, kind, ids);
  if (ids.some((id) => !leagues.has(id))) return none;
  return { kind: 'records', leagueIds: [...new Set([...leagues.values()].flat())] } as const;
}

/** The leagues of each record that are not archived; a club is in none. */
export async function leaguesOfRecords(
  db: Database,
  kind: MergeKind,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (kind === 'club' || ids.length === 0) return new Map();
  const entered = db
    .selectFrom('league_team')
    .innerJoin('league', 'league.id', 'league_team.league_id')
    .select('league_team.league_id')
    .where('league.archived_at', 'is', null);
  const rows = await (kind === 'team'
    ? entered.select('league_team.team_id as id').where('league_team.team_id', 'in', ids)
    : entered
        .innerJoin('player', 'player.team_id', 'league_team.team_id')
        .select('player.id')
        .where('player.id', 'in', ids)
  ).execute();
  const groups = Map.groupBy(rows, ({ id }) => id);
  return new Map([...groups].map(([id, own]) => [id, own.map(({ league_id }) => league_id)]));
}
