import { textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';

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
