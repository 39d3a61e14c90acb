import { type RawBuilder, sql } from 'kysely';
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
    for await (const row of readInOrder(db, table)) {
      await take({ table, row: withoutLease(table, plainRow(row)) });
    }
  }
}

type Selection = { columns?: RawBuilder<unknown>; where?: RawBuilder<unknown> };

/**
 * The rows of a table in the order of its keys, a page at a time. The selection calls the table `row`.
 *
 * @param selection all columns and all rows where nothing else is said; it has the columns of the key
 */
export async function* readInOrder(
  db: Database,
  table: keyof typeof TABLE_KEYS,
  { columns = sql`row.*`, where = sql`1 = 1` }: Selection = {},
): AsyncGenerator<Record<string, unknown>> {
  const keys: readonly string[] = TABLE_KEYS[table];
  const order = sql.join(keys.map((key) => sql.ref(`row.${key}`)));
  let last: readonly unknown[] | undefined;
  for (;;) {
    const after = last ? sql`and (${order}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} as row
      where ${where} ${after} order by ${order} limit ${sql.lit(PAGE)}
    `.execute(db);
    yield* rows;
    if (rows.length < PAGE) return;
    last = keys.map((key) => rows.at(-1)![key]);
  }
}

/** A lease is of a running node: where the rows go, nobody waits for it to end. */
function withoutLease(table: keyof typeof TABLE_KEYS, row: PlainRow): PlainRow {
  return table === 'consumer' ? { ...row, holder: '', leased_until: 0 } : row;
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
