import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { textOf } from '#contract/text/text.ts';
import type { Connection } from '#server/platform/db/connect.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { readAllTables, type TableRow } from './read-tables.ts';
import { TABLE_ORDER } from './table-order.ts';
import { replaceAllTables } from './write-tables.ts';

const BUFFERED_ROWS = 1000;

/** Every new database has its counters and settings. */
const OF_A_NEW_DATABASE: ReadonlySet<string> = new Set(['counter', 'site_setting']);

/**
 * Takes every row from one database to another, passwords, sessions, tokens and links too, whichever
 * engines they are of. The target has to be empty; where something fails it stays so.
 *
 * @returns how many rows of each table came over
 */
export async function moveAllTables(
  from: Connection,
  to: Connection,
): Promise<ReadonlyMap<string, number>> {
  await refuseUnlessEmpty(to);
  const counts = new Map<string, number>();
  const rows = new PassThrough({ objectMode: true, highWaterMark: BUFFERED_ROWS });
  const hasEnded = once(rows, 'close').catch(() => undefined);
  const reading = readAllTables(from, async (row) => {
    counts.set(row.table, (counts.get(row.table) ?? 0) + 1);
    if (!rows.write(row)) await Promise.race([once(rows, 'drain'), hasEnded]);
  }).then(
    () => void rows.end(),
    (error: unknown) => void rows.destroy(error as Error),
  );
  await replaceAllTables(to, rows as AsyncIterable<TableRow>);
  await reading;
  return counts;
}

async function refuseUnlessEmpty({ db }: Connection): Promise<void> {
  for (const table of TABLE_ORDER) {
    if (OF_A_NEW_DATABASE.has(table)) continue;
    const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (row) throw new AppError('CONFLICT', textOf('installation.moveNeedsEmpty', { table }));
  }
}
