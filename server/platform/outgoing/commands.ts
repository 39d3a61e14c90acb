import type { OutgoingWay } from '#contract/ways/ways.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { localDate } from '#server/platform/time/local-time.ts';

/** Adds to the counts of the day: what went out by a way, and how it ended. No row has a recipient in it. */
export async function countOutcomes(
  db: Database,
  way: OutgoingWay,
  counts: Readonly<Record<string, number>>,
  now: number,
): Promise<void> {
  const day = localDate(now);
  const rows = Object.entries(counts).map(([outcome, count]) => ({ way, day, outcome, count }));
  if (rows.length === 0) return;
  await db
    .insertInto('way_outcome')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['way', 'day', 'outcome']).doUpdateSet((eb) => ({
        count: eb('way_outcome.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
}
