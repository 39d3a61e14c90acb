import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Tables of which an owner has the newest rows only; their ids are in the order in which they were made. */
type Bounded = 'captain_link' | 'duty_link' | 'entry_link' | 'sign_in_try' | 'sign_up_link';

/**
 * Deletes the rows of an owner but the newest ones.
 *
 * @param owner the columns that name the owner, with their values
 * @param most how many rows stay
 */
export async function keepNewest(
  db: Database,
  table: Bounded,
  owner: Record<string, string>,
  most: number,
): Promise<void> {
  const rows = sql.table(table);
  const columns = Object.entries(owner).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const isOwn = sql.join(columns, sql` and `);
  const newest = sql`select id from ${rows} where ${isOwn} order by id desc limit ${most}`;
  await sql`delete from ${rows} where ${isOwn} and id not in (${newest})`.execute(db);
}
