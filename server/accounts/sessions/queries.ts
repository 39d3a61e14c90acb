import type { Session } from '#contract/accounts/account.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Engine } from '#server/platform/db/engine.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { SessionRow } from '#server/platform/db/tables/account-tables.ts';
import { sessionView } from './views.ts';

/** The rows of a person's sessions that still hold, the newest first. */
export async function findSessions(
  db: Database,
  engine: Engine,
  userId: string,
  now: number,
): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', instant(engine, now))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The places where a person is signed in. @param currentId the session that asks, if one does */
export async function listSessions(
  { db, engine }: Store,
  userId: string,
  currentId: string | undefined,
  now: number,
): Promise<Session[]> {
  const rows = await findSessions(db, engine, userId, now);
  return rows.map((row) => sessionView(row, currentId));
}
