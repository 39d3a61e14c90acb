import { randomBytes } from 'node:crypto';
import { textOf } from '#contract/text/text.ts';
import { base32, newTotpSecret, stepOfCode } from '#server/accounts/auth/totp.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Vault } from '#server/platform/config/vault.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { findSecondFactor } from './queries.ts';

const RECOVERY_CODES = 10;
/** 80 bits: a plain hash is enough. */
const RECOVERY_BYTES = 10;

/** A new secret, which counts from its first right code on. @returns it, in base 32 */
export async function beginSecondFactor(
  store: Store,
  author: Author,
  vault: Vault,
): Promise<string> {
  const userId = ownAccount(author.actor);
  const secret = newTotpSecret();
  await write(store, author, async ({ db, audit }) => {
    if ((await findSecondFactor(db, userId))?.confirmed_at) {
      throw refused('SECOND_FACTOR_ON', textOf('secondStep.alreadyOn'));
    }
    const row = { sealed_secret: vault.seal(secret), last_step: 0, begun_at: author.now };
    await db
      .insertInto('second_factor')
      .values({ ...row, user_id: userId, confirmed_at: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(row).where('second_factor.confirmed_at', 'is', null),
      )
      .execute();
    audit({ action: 'second-factor.begin', subject: `user:${userId}` });
  });
  return secret;
}

/**
 * The first code of the app turns it on. Every other session ends: it was opened without.
 *
 * @returns the recovery codes, of which only hashes are kept
 */
export async function confirmSecondFactor(
  store: Store,
  author: Author,
  vault: Vault,
  code: string,
  sessionId: string | undefined,
): Promise<string[]> {
  const userId = ownAccount(author.actor);
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_BYTES)));
  await write(store, author, async (tx) => {
    const row = await findSecondFactor(tx.db, userId);
    if (!row) throw notFound('secondStep.notFound');
    if (row.confirmed_at) throw refused('SECOND_FACTOR_ON', textOf('secondStep.alreadyOn'));
    if (!(await takeCode(tx, vault, userId, code, author.now))) throw wrongCode();
    await tx.db
      .updateTable('second_factor')
      .set({ confirmed_at: author.now })
      .where('user_id', '=', userId)
      .execute();
    await tx.db
      .insertInto('recovery_code')
      .values(codes.map((it) => ({ user_id: userId, code_hash: hashToken(it) })))
      .execute();
    await tx.db
      .deleteFrom('session')
      .where('userId', '=', userId)
      .where('id', '!=', sessionId ?? '')
      .execute();
    tx.audit({ action: 'second-factor.on', subject: `user:${userId}` });
  });
  return codes;
}

/** Turns it off for a person who still has a code: a stolen session with the password is not enough. */
export async function endSecondFactor(
  store: Store,
  author: Author,
  vault: Vault,
  code: string,
): Promise<void> {
  const userId = ownAccount(author.actor);
  await write(store, author, async (tx) => {
    if (!(await findSecondFactor(tx.db, userId))?.confirmed_at)
      throw notFound('secondStep.notFound');
    if (!(await takeCode(tx, vault, userId, code, author.now))) throw wrongCode();
    await forget(tx, userId);
  });
}

/** Turns it off for a person who has lost phone and codes; the installation's operator vouches for them. */
export async function dropSecondFactor(store: Store, author: Author, email: string): Promise<void> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  await write(store, author, async (tx) => {
    const row = await tx.db
      .selectFrom('second_factor')
      .innerJoin('user', 'user.id', 'second_factor.user_id')
      .select('user.id')
      .where('user.email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND', textOf('secondStep.noneFor', { email }));
    await forget(tx, row.id);
  });
}

/** The step that a sign-in with the right password still lacks. */
export type SecondStep = 'passed' | 'missing' | 'wrong';

/** At sign-in, before anybody has a session. */
export async function passSecondFactor(
  store: Store,
  vault: Vault,
  userId: string,
  code: string | undefined,
  now: number,
): Promise<SecondStep> {
  if (!(await findSecondFactor(store.db, userId))?.confirmed_at) return 'passed';
  if (code === undefined) return 'missing';
  const author = { actor: { kind: 'system', name: 'sign-in' }, now } as const;
  const isRight = await write(store, author, (tx) => takeCode(tx, vault, userId, code, now));
  return isRight ? 'passed' : 'wrong';
}

async function forget({ db, audit }: Write, userId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
  audit({ action: 'second-factor.off', subject: `user:${userId}` });
}

/** Each code counts once: one of the app by its step, which only moves on; a recovery code goes. */
async function takeCode(
  { db, audit }: Write,
  vault: Vault,
  userId: string,
  code: string,
  now: number,
): Promise<boolean> {
  if (code.length > 6) {
    const used = await db
      .deleteFrom('recovery_code')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashToken(code))
      .executeTakeFirst();
    const isRight = Number(used.numDeletedRows) === 1;
    if (isRight) audit({ action: 'second-factor.recovery', subject: `user:${userId}` });
    return isRight;
  }
  const row = await findSecondFactor(db, userId);
  const secret = row && vault.open(row.sealed_secret);
  const step = secret && stepOfCode(secret, code, now);
  if (step === undefined || step === '') return false;
  const moved = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows) === 1;
}

function wrongCode(): AppError {
  return refused('WRONG_CODE', textOf('secondStep.wrongCode'), 'code');
}
