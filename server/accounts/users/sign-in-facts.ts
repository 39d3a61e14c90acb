import { textOf } from '#contract/text/text.ts';
import { listSignInMethods } from '#server/accounts/own-account/queries.ts';
import { secondFactorState } from '#server/accounts/second-factor/queries.ts';
import { findSessions } from '#server/accounts/sessions/queries.ts';
import { listSignInTries } from '#server/accounts/sessions/sign-in-tries.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** All that decides whether a person gets in, for whoever helps them. */
export async function readSignInFacts(store: Store, email: string, now: number) {
  const { db, engine } = store;
  const address = email.trim().toLowerCase();
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', address)
    .executeTakeFirst();
  if (!user) throw new AppError('NOT_FOUND', textOf('user.unknownEmail', { email }));
  const tokens = await db
    .selectFrom('api_token')
    .select('name')
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
  return {
    user,
    methods: await listSignInMethods(db, user.id),
    secondFactor: await secondFactorState(db, user.id),
    sessions: await findSessions(db, engine, user.id, now),
    tokens: tokens.map(({ name }) => name),
    tries: await listSignInTries(store, user.id),
    links: await db
      .selectFrom('account_link')
      .select(['kind', 'created_at', 'expires_at'])
      .where('email', '=', address)
      .where('expires_at', '>', now)
      .orderBy('created_at')
      .execute(),
    mails: await db
      .selectFrom('mail')
      .select(['subject', 'created_at', 'attempts', 'due_at', 'last_error'])
      .where('recipient', '=', address)
      .orderBy('id')
      .execute(),
  };
}

export type SignInFacts = Awaited<ReturnType<typeof readSignInFacts>>;
