import { type Kysely, sql } from 'kysely';

/** Everybody signs in with a number of their own; accounts made by Google have the words 'Not available'. */
export async function phonesToSignIn(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index user_phone on "user" (phone) where phone like '+%'`.execute(db);
}
