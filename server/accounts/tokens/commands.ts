import type { NewToken } from '#contract/accounts/token.ts';
import { textOf } from '#contract/text/text.ts';
import type { TokenScope } from '#domain/access/token-scope.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { type FoundToken, listTokens } from './queries.ts';
import { isInForce } from './views.ts';

/** A token for the API in the name of an existing user. */
export async function addToken(
  store: Store,
  author: Author,
  { email, name }: { email: string; name: string },
): Promise<string> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  const token = newSecretToken('wavu');
  await write(store, author, async ({ db, audit }) => {
    const user = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!user) throw new AppError('NOT_FOUND', textOf('user.unknownEmail', { email }));
    const id = newId(author.now);
    await db
      .insertInto('api_token')
      .values({
        id,
        user_id: user.id,
        name,
        token_hash: hashToken(token),
        created_at: author.now,
        revoked_at: null,
        scope: null,
        expires_at: null,
        last_used_at: null,
      })
      .execute();
    audit({ action: 'token.add', subject: `user:${user.id}`, after: { token: id, name } });
  });
  return token;
}

/** Ends a person's tokens for the API at once: all, or those with the name. @returns how many */
export async function endTokens(
  store: Store,
  author: Author,
  { email, name }: { email: string; name?: string | undefined },
): Promise<number> {
  authorise(author.actor, 'site:administer', { kind: 'site' });
  return write(store, author, async ({ db, audit }) => {
    const open = await db
      .selectFrom('api_token')
      .innerJoin('user', 'user.id', 'api_token.user_id')
      .select(['api_token.id', 'api_token.user_id', 'api_token.name'])
      .where('user.email', '=', email.trim().toLowerCase())
      .where('api_token.revoked_at', 'is', null)
      .execute();
    const ending = open.filter((token) => name === undefined || token.name === name);
    if (ending.length === 0)
      throw new AppError('NOT_FOUND', textOf('token.unknown', { owner: email }));
    for (const token of ending) {
      await db
        .updateTable('api_token')
        .set({ revoked_at: author.now })
        .where('id', '=', token.id)
        .execute();
      const before = { token: token.id, name: token.name };
      audit({ action: 'token.end', subject: `user:${token.user_id}`, before });
    }
    return ending.length;
  });
}

/** Tokens of one person that can be used at the same time. */
const MAX_TOKENS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A token that its owner makes, with a part of the rights and an end. */
export async function createOwnToken(
  store: Store,
  author: Author,
  input: NewToken,
): Promise<{ id: string; token: string }> {
  const userId = ownAccount(author.actor);
  const scope: TokenScope = { matchIds: input.matches, leagueIds: input.leagues };
  const token = newSecretToken('wavu');
  const id = newId(author.now);
  await write(store, author, async ({ db, audit }) => {
    const open = (await listTokens(db, userId)).filter((row) => isInForce(row, author.now));
    if (open.length >= MAX_TOKENS) {
      throw refused('TOKEN_LIMIT', textOf('token.limit', { count: MAX_TOKENS }));
    }
    await db
      .insertInto('api_token')
      .values({
        id,
        user_id: userId,
        name: input.name,
        token_hash: hashToken(token),
        created_at: author.now,
        revoked_at: null,
        scope: JSON.stringify(scope),
        expires_at: author.now + input.days * DAY_MS,
        last_used_at: null,
      })
      .execute();
    const after = { token: id, name: input.name, ...scope };
    audit({ action: 'token.add', subject: `user:${userId}`, after });
  });
  return { id, token };
}

/** Ends one of one's own tokens at once. */
export async function endOwnToken(store: Store, author: Author, id: string): Promise<void> {
  const userId = ownAccount(author.actor);
  await write(store, author, async ({ db, audit }) => {
    const ended = await db
      .updateTable('api_token')
      .set({ revoked_at: author.now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!ended) throw notFound('token.notFound');
    const before = { token: id, name: ended.name };
    audit({ action: 'token.end', subject: `user:${userId}`, before });
  });
}

const NOTED_EVERY_MS = 60 * 60 * 1000;

/** Notes to the hour that a token is used. No command: nothing that anybody decided. */
export async function noteTokenUse(store: Store, token: FoundToken, now: number): Promise<void> {
  if (token.lastUsedAt !== null && now - token.lastUsedAt < NOTED_EVERY_MS) return;
  await store.db
    .updateTable('api_token')
    .set({ last_used_at: now })
    .where('id', '=', token.id)
    .execute()
    // A full or read-only disk stops no read.
    .catch(() => undefined);
}
