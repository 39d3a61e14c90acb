import type { Transaction } from 'kysely';
import type { Connection } from '#server/platform/db/connect.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import type { PlainRow, TableRow } from './read-tables.ts';
import { TABLE_ORDER } from './table-order.ts';

const CHUNK = 500;

/**
 * Puts the rows in the place of all that is there, in one transaction. They come in the order of
 * TABLE_ORDER, so that each reference finds what it refers to.
 */
export async function replaceAllTables(
  { db }: Connection,
  rows: AsyncIterable<TableRow>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    for (const table of TABLE_ORDER.toReversed()) await tx.deleteFrom(table).execute();
    let count = 0;
    let chunk: TableRow[] = [];
    for await (const row of rows) {
      const isFull = chunk.length === CHUNK || (chunk[0] && chunk[0].table !== row.table);
      if (isFull) {
        await insert(tx, chunk);
        chunk = [];
      }
      chunk.push(row);
      count += 1;
    }
    if (chunk.length > 0) await insert(tx, chunk);
    return count;
  });
}

async function insert(tx: Transaction<Tables>, rows: readonly TableRow[]): Promise<void> {
  const { table } = rows[0]!;
  await tx
    .insertInto(table)
    .values(rows.map(({ row }) => row) as PlainRow[] as never)
    .execute()
    .catch((error: unknown) => {
      if (!isReferenceMissing(error)) throw error;
      const problem = `A row of ${table} names a record that is not in the file: it was cut short or edited`;
      throw new Error(problem, { cause: error });
    });
}

/** SQLITE_CONSTRAINT_FOREIGNKEY of SQLite, foreign_key_violation of PostgreSQL. */
function isReferenceMissing(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  return errcode === 787 || code === '23503';
}
