import type { Kysely } from 'kysely';
import type { MergeKind } from '#contract/merges/merge.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { REFERENCES, type Reference, TEXTS } from './references.ts';

type Value = string | number | null;
export type Row = Record<string, Value>;

/** One thing that a merge did, as it is taken back. */
export type Change =
  | { table: string; key: Row; column: string; before: Value; after: Value }
  | { table: string; dropped: Row }
  | { table: string; added: Row };

/** The tables are known by their names alone here. */
type AnyTables = Kysely<Record<string, Row>>;
export const anyTables = (db: Database) => db as unknown as AnyTables;

/** The rows that name a record, by a column. */
export function rowsWith(db: AnyTables, { table, column, kind }: Reference, id: string) {
  const select = db.selectFrom(table).selectAll().where(column, '=', id);
  return kind === undefined ? select : select.where('kind', '=', kind);
}

/** Has all that names the other record name the one that stays. */
export async function moveRows(
  db: AnyTables,
  kind: MergeKind,
  remaining: string,
  merged: string,
): Promise<Change[]> {
  const changes = kind === 'team' ? await leaveGroups(db, remaining, merged) : [];
  for (const reference of REFERENCES[kind]) {
    const { table, column, once } = reference;
    const rows = await rowsWith(db, reference, merged).execute();
    if (rows.length === 0) continue;
    const known = new Set<string>();
    if (once) {
      const own = await rowsWith(db, reference, remaining).execute();
      for (const row of own) known.add(partOf(row, once));
    }
    for (const row of rows) {
      const key = keyOf(row, reference);
      if (once && known.has(partOf(row, once))) {
        await deleteRow(db, table, { ...key, [column]: merged });
        changes.push({ table, dropped: row });
        continue;
      }
      await setValue(db, { table, key, column, before: merged, after: remaining });
      changes.push({ table, key, column, before: merged, after: remaining });
    }
  }
  return [...changes, ...(await moveTexts(db, kind, remaining, merged))];
}

/** A team is in one group of a league: where the one that stays is in one, the other one leaves its own. */
async function leaveGroups(db: AnyTables, remaining: string, merged: string): Promise<Change[]> {
  const groupsOf = (team: string) =>
    db
      .selectFrom('group_team')
      .innerJoin('league_group', 'league_group.id', 'group_team.group_id')
      .select(['group_team.group_id', 'league_group.league_id'])
      .where('group_team.team_id', '=', team)
      .execute();
  const own = new Set((await groupsOf(remaining)).map(({ league_id }) => league_id));
  const changes: Change[] = [];
  for (const { group_id, league_id } of await groupsOf(merged)) {
    if (!own.has(league_id)) continue;
    const row: Row = { group_id: group_id!, team_id: merged };
    await deleteRow(db, 'group_team', row);
    changes.push({ table: 'group_team', dropped: row });
  }
  return changes;
}

async function moveTexts(db: AnyTables, kind: MergeKind, remaining: string, merged: string) {
  const changes: Change[] = [];
  for (const reference of TEXTS[kind]) {
    const { table, column } = reference;
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(column, 'like', `%${merged}%`)
      .execute();
    for (const row of rows) {
      const before = String(row[column]);
      const after = before.replaceAll(merged, remaining);
      const change = { table, key: keyOf(row, reference), column, before, after };
      await setValue(db, change);
      changes.push(change);
    }
  }
  return changes;
}

/** Sets a value where it is still the one before. @returns whether it was */
export async function setValue(
  db: AnyTables,
  { table, key, column, before, after }: Extract<Change, { column: string }>,
): Promise<boolean> {
  let update = db.updateTable(table).set({ [column]: after });
  for (const [name, value] of Object.entries(key)) update = update.where(name, '=', value);
  update = before === null ? update.where(column, 'is', null) : update.where(column, '=', before);
  return Number((await update.executeTakeFirst()).numUpdatedRows) > 0;
}

export async function deleteRow(db: AnyTables, table: string, key: Row): Promise<void> {
  let remove = db.deleteFrom(table);
  for (const [name, value] of Object.entries(key)) remove = remove.where(name, '=', value);
  await remove.execute();
}

function keyOf(row: Row, { keys }: Pick<Reference, 'keys'>): Row {
  return Object.fromEntries(keys.map((name) => [name, row[name] ?? null]));
}

function partOf(row: Row, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => row[column]));
}
