import { textOf } from '#contract/text/text.ts';
import type { Actor } from '#domain/access/actor.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';

/** The account that acts; tokens of scorers and visitors have none. */
export function ownAccount(actor: Actor): string {
  if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN', textOf('signIn.required'));
  authorise(actor, 'account:use', { kind: 'user', id: actor.id, roleChosen: true });
  return actor.id;
}

/** Signs one device out. */
export async function endSession(store: Store, author: Author, sessionId: string): Promise<void> {
  const userId = ownAccount(author.actor);
  await write(store, author, async ({ db, audit }) => {
    const ended = await db
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (Number(ended.numDeletedRows) === 0) throw notFound('session.notFound');
    audit({ action: 'session.end', subject: `user:${userId}` });
  });
}

/** Signs every device out, this one too. */
export async function endAllSessions(store: Store, author: Author): Promise<void> {
  const userId = ownAccount(author.actor);
  await write(store, author, async ({ db, audit }) => {
    await db.deleteFrom('session').where('userId', '=', userId).execute();
    audit({ action: 'session.end-all', subject: `user:${userId}` });
  });
}

/** An administrator signs a person out wherever that is: a phone that was lost, an account in doubt. */
export async function endSessionsOf(store: Store, author: Author, userId: string): Promise<void> {
  authorise(author.actor, 'user:sign-out', { kind: 'site' });
  await write(store, author, async ({ db, audit }) => {
    const user = await db
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw notFound('user.notFound');
    const ended = await db.deleteFrom('session').where('userId', '=', userId).executeTakeFirst();
    const sessions = Number(ended.numDeletedRows);
    audit({ action: 'user.sign-out', subject: `user:${userId}`, before: { sessions } });
  });
}

/** Forgets a session that a sign-in takes the place of, or that nobody has used for too long. */
export async function replaceSession(store: Store, sessionId: string): Promise<void> {
  await store.db.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** On a phone that several people use. */
export const SHARED_IDLE_MS = 30 * 60 * 1000;

/** The session of this token is on a shared device. */
export async function endWhenIdle(store: Store, token: string): Promise<void> {
  const idle = { idleMs: SHARED_IDLE_MS };
  await store.db.updateTable('session').set(idle).where('token', '=', token).execute();
}

/** Forgets a session that was made and must not begin. */
export async function dropSession(store: Store, token: string): Promise<void> {
  await store.db.deleteFrom('session').where('token', '=', token).execute();
}

/** Notes that a session was used. No command: nothing that anybody decided. */
export async function touchSession(
  store: Store,
  session: { id: string; userId: string },
  now: number,
): Promise<void> {
  const updatedAt = instant(store.engine, now);
  await store.db.updateTable('session').set({ updatedAt }).where('id', '=', session.id).execute();
  await noteUse(store, session.userId, now);
}

/** Notes that somebody uses an account: those that nobody uses for years are erased. */
export async function noteUse(store: Store, userId: string, now: number): Promise<void> {
  await store.db
    .updateTable('user')
    .set({ lastUsedAt: now, warnedAt: null })
    .where('id', '=', userId)
    .execute();
}

/** Sessions that have run out, with the devices and addresses in them. */
export async function forgetOldSessions({ db, engine }: Store, now: number): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', instant(engine, now)).execute();
}
