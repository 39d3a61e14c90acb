import { ownAccountCalls } from '#contract/accounts/own-account-calls.ts';
import { textOf } from '#contract/text/text.ts';
import type { TryLimit } from '#server/accounts/auth/try-limit.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { removeNow } from '#server/platform/files/forget-pictures.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { type Api, type ApiEnv, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { changePassword, confirmPassword, updateAccount } from './commands.ts';
import { eraseAccount } from './erase-account.ts';
import { exportView } from './export-view.ts';
import { mountNewEmail } from './new-email-api.ts';
import { findPasswordHash, getAccount, readEverythingAbout } from './queries.ts';

const routes = routesOf(ownAccountCalls);

/** The time for which a sign-in counts as recent. */
const FRESH_MS = 10 * 60 * 1000;

export type AccountOptions = {
  storage: Storage;
  mailOrigin: string | undefined;
  tries: TryLimit;
};

export function mountAccounts(api: Api, store: Store, options: AccountOptions): void {
  const { storage, mailOrigin, tries } = options;

  async function ownId(c: { var: ApiEnv['Variables'] }): Promise<string> {
    return ownAccount(await c.var.findActor());
  }

  /** Lets pass who knows the password, or where there is none has signed in just now. */
  async function confirmOwner(c: { var: ApiEnv['Variables'] }, input: { password?: string }) {
    const author = await authorOf(c);
    if ((await findPasswordHash(store.db, await ownId(c))) === undefined) {
      const session = await c.var.findSession();
      const isFresh = session !== undefined && session.createdAt > c.var.now - FRESH_MS;
      if (!isFresh) throw signInAgain();
    } else {
      const { password = '' } = input;
      await confirmPassword(store, author, tries, { password, field: 'password' });
    }
    return author;
  }

  mountNewEmail(api, store, { mailOrigin, confirmOwner });
  api.openapi(routes.get, async (c) => {
    return c.json(await getAccount(store, await ownId(c)), 200, NO_STORE);
  });
  api.openapi(routes.update, async (c) => {
    await updateAccount(store, await authorOf(c), c.req.valid('json'));
    return c.json(await getAccount(store, await ownId(c)), 200, NO_STORE);
  });
  api.openapi(routes.password, async (c) => {
    const { language } = c.req.valid('query');
    const sessionId = (await c.var.findSession())?.id;
    const around = { sessionId, mailOrigin, language };
    await changePassword(store, await authorOf(c), tries, c.req.valid('json'), around);
    return c.body(null, 204);
  });
  api.openapi(routes.export, async (c) => {
    const all = await readEverythingAbout(store, await ownId(c));
    const name = `wavu-${localDate(c.var.now)}.json`;
    return c.json(exportView(all, c.var.now), 200, {
      ...NO_STORE,
      'content-disposition': `attachment; filename="${name}"`,
    });
  });
  api.openapi(routes.erase, async (c) => {
    const author = await confirmOwner(c, c.req.valid('json'));
    await removeNow(store.db, storage, await eraseAccount(store, author));
    return c.body(null, 204);
  });
}

function signInAgain(): AppError {
  return new AppError('FORBIDDEN', textOf('signIn.again'), {
    refusal: 'SIGN_IN_AGAIN',
  });
}
