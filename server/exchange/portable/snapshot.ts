import { sql } from 'kysely';
import type { Connection, Database } from '#server/platform/db/connect.ts';

/** Reads all that `work` asks for as it stood at one moment; others may go on writing meanwhile. */
export async function readSnapshot<T>(
  { db, engine }: Connection,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (engine === 'postgres') {
    return db.transaction().setIsolationLevel('repeatable read').execute(work);
  }
  // Our dialect begins transactions as writers; this one only reads, and must keep nobody waiting.
  return db.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
