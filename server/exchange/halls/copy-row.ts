import type { Tables } from '#server/platform/db/tables/tables.ts';
import type { Write } from '#server/platform/db/write.ts';

/** A row of the site as it stands there: nothing is written anew, it only changes its place. */
export async function copyRow(db: Write['db'], table: keyof Tables, row: object): Promise<void> {
  await db
    .insertInto(table)
    .values(row as never)
    .execute();
}
