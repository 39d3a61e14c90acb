import { DatabaseSync } from 'node:sqlite';
import { TABLE_ORDER } from '#server/exchange/portable/table-order.ts';
import type { Database } from '#server/platform/db/connect.ts';

export type RowCounts = ReadonlyMap<string, number>;

export async function countRows(db: Database): Promise<RowCounts> {
  const counts = new Map<string, number>();
  for (const table of TABLE_ORDER) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.set(table, Number(count));
  }
  return counts;
}

/** Opens a copy of SQLite, looks at each of its pages and counts its rows. Throws where it is damaged. */
export function countRowsOfFile(path: string): RowCounts {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [finding] = database.prepare('PRAGMA quick_check(1)').all().flatMap(Object.values);
    if (finding !== 'ok') throw new Error(`The copy is damaged: ${finding}.`);
    return new Map(
      TABLE_ORDER.map((table) => {
        const { count } = database.prepare(`select count(*) as count from "${table}"`).get() as {
          count: number;
        };
        return [table, count];
      }),
    );
  } finally {
    database.close();
  }
}

/**
 * Throws where a copy has other rows than its source. A server goes on writing while it is made: what
 * changed meanwhile is not compared.
 */
export function compareCounts(before: RowCounts, copy: RowCounts, after: RowCounts): void {
  for (const [table, count] of before) {
    const found = copy.get(table) ?? 0;
    if (after.get(table) !== count || found === count) continue;
    throw new Error(`The copy has ${found} rows of ${table} where there are ${count}.`);
  }
}
