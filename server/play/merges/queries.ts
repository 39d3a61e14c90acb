import { sql } from 'kysely';
import type { Doubles, MergeKind, MergePreview, Merges } from '#contract/merges/merge.ts';
import { type Actor, leaguesOf } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { compareRecords } from './fields.ts';
import { anyTables, rowsWith } from './move-rows.ts';
import { mustBeOne } from './obstacles.ts';
import { getRecord, leaguesOfRecords, listRecords, recordView } from './records.ts';
import { REFERENCES } from './references.ts';
import { mergeView } from './views.ts';

const MOST_MERGES = 50;
const MOST_GROUPS = 100;
const MOST_OF_GROUP = 10;

/** The changes that merging would make. Throws where the two cannot be one. */
export async function previewMerge(
  db: Database,
  actor: Actor,
  kind: MergeKind,
  id: string,
  other: string,
): Promise<MergePreview> {
  const rows = [await getRecord(db, kind, id), await getRecord(db, kind, other)] as const;
  const comparison = compareRecords(kind, ...rows);
  await mustBeOne(db, actor, kind, rows, comparison);
  return {
    kind,
    kept: recordView(kind, rows[0]),
    merged: recordView(kind, rows[1]),
    conflicts: comparison.conflicts.map(({ field, kept, merged }) => ({
      field: field.name,
      kept,
      merged,
    })),
    taken: comparison.taken.map(({ field, value }) => ({ field: field.name, value })),
    moves: await countMoves(db, kind, other),
  };
}

async function countMoves(
  db: Database,
  kind: MergeKind,
  id: string,
): Promise<MergePreview['moves']> {
  const counts = new Map<MergePreview['moves'][number]['kind'], number>();
  for (const reference of REFERENCES[kind]) {
    const { count } = await rowsWith(anyTables(db), reference, id)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) === 0) continue;
    counts.set(reference.move, (counts.get(reference.move) ?? 0) + Number(count));
  }
  return [...counts].map(([move, count]) => ({ kind: move, count }));
}

/** The latest merges of records that the reader may merge. */
export async function listMerges(
  db: Database,
  actor: Actor,
  kind: MergeKind,
  now: number,
): Promise<Merges> {
  const rows = await db
    .selectFrom('record_merge')
    .leftJoin('user', 'user.id', 'record_merge.merged_by')
    .selectAll('record_merge')
    .select('user.name as by')
    .where('record_merge.kind', '=', kind)
    .where('undone_at', 'is', null)
    .orderBy('record_merge.id', 'desc')
    .limit(MOST_MERGES)
    .execute();
  const ids = rows.map(({ kept_id }) => kept_id);
  const leagues = await leaguesOfRecords(db, kind, ids);
  const mayMerge = ({ kept_id }: { kept_id: string }) =>
    can(actor, 'record:merge', { kind: 'records', leagueIds: leagues.get(kept_id) ?? [] });
  return { items: rows.filter(mayMerge).map((row) => mergeView(row, now)), next: null };
}

/** Of a name written alike but for blanks, full stops and hyphens; teams of one gender. */
export async function listDoubles(db: Database, actor: Actor, kind: MergeKind): Promise<Doubles> {
  const leagues = leaguesOf(actor);
  if (kind === 'club' && leagues !== null) return { items: [], next: null };
  const groups = await doubleKeys(db, kind, leagues);
  if (groups.length === 0) return { items: [], next: null };
  const rows = await listRecords(db, kind, groups.flat());
  const records = rows.map((row) => recordView(kind, row));
  return {
    items: groups.map((ids) => ({ records: records.filter(({ id }) => ids.includes(id)) })),
    next: null,
  };
}

/** The ids of each group of records of one name, by that name. */
async function doubleKeys(
  db: Database,
  kind: MergeKind,
  leagues: readonly string[] | null,
): Promise<string[][]> {
  if (leagues?.length === 0) return [];
  const gender = kind === 'team' ? sql.ref('gender') : sql.lit('');
  const ofLeagues =
    leagues === null
      ? sql`1 = 1`
      : sql`${sql.ref(kind === 'player' ? 'team_id' : 'id')} in
          (select team_id from league_team where league_id in (${sql.join(leagues)}))`;
  // Three columns of all records, and no more: the names are compared here.
  const { rows } = await sql<{ id: string; sort_name: string; gender: string }>`
    select id, sort_name, ${gender} as gender from ${sql.table(kind)}
    where archived_at is null and ${ofLeagues}
  `.execute(db);
  // One name of men and of women is two teams.
  const byName = Map.groupBy(
    rows,
    (row) => `${row.sort_name.replaceAll(/[\s.\-'’]/g, '')} ${row.gender}`,
  );
  return [...byName]
    .filter(([, rows]) => rows.length > 1)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MOST_GROUPS)
    .map(([, rows]) => rows.slice(0, MOST_OF_GROUP).map(({ id }) => id));
}

/** The record that an id leads to: that of which its own has become a part, or itself. */
export async function currentId(db: Database, kind: MergeKind, id: string): Promise<string> {
  const row = await db
    .selectFrom(kind)
    .select('merged_into')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.merged_into ?? id;
}
