import { sql } from 'kysely';
import type { Connection, Database } from '#server/platform/db/connect.ts';
import { readSnapshot } from './snapshot.ts';
import { TABLE_KEYS, TABLE_ORDER } from './table-order.ts';

export type PlainValue = string | number | boolean | null;
export type PlainRow = Record<string, PlainValue>;
export type TableRow = { table: keyof typeof TABLE_KEYS; row: PlainRow };

const PAGE = 1000;

/** Every row of every table as it stands at one moment. */
export function readAllTables(
  connection: Connection,
  take: (row: TableRow) => Promise<void>,
): Promise<void> {
  return readSnapshot(connection, (db) => readEach(db, take));
}

async function readEach(db: Database, take: (row: TableRow) => Promise<void>): Promise<void> {
  for (const table of TABLE_ORDER) {
    const keys = TABLE_KEYS[table];
    let last: readonly PlainValue[] | undefined;
    for (;;) {
      const rows = await readPage(db, table, keys, last);
      for (const row of rows) await take({ table, row: withoutLease(table, row) });
      if (rows.length < PAGE) break;
      last = keys.map((key) => rows.at(-1)![key]!);
    }
  }
}

/** A lease is of a running node: where the rows go, nobody waits for it to end. */
function withoutLease(table: keyof typeof TABLE_KEYS, row: PlainRow): PlainRow {
  return table === 'consumer' ? { ...row, holder: '', leased_until: 0 } : row;
}

/** The names come from TABLE_KEYS, never from outside. */
async function readPage(
  db: Database,
  table: string,
  keys: readonly string[],
  last: readonly PlainValue[] | undefined,
): Promise<PlainRow[]> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const after = last ? sql`where (${columns}) > (${sql.join(last)})` : sql``;
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(PAGE)}
  `.execute(db);
  return rows.map(plainRow);
}

/** The two engines keep instants and flags of the sign-in library each in their own way. */
function plainRow(row: Record<string, unknown>): PlainRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (value instanceof Date) return [column, value.toISOString()];
      if (column === 'emailVerified') return [column, value === true || value === 1];
      return [column, value as PlainValue];
    }),
  );
}
