import { secondFactorCalls } from '#contract/accounts/second-factor-calls.ts';
import { textOf } from '#contract/text/text.ts';
import { totpAddress } from '#server/accounts/auth/totp.ts';
import type { TryLimit } from '#server/accounts/auth/try-limit.ts';
import { confirmPassword } from '#server/accounts/own-account/commands.ts';
import { ownAccount } from '#server/accounts/sessions/commands.ts';
import type { Vault } from '#server/platform/config/vault.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { type Api, authorOf, NO_STORE, routesOf } from '#server/platform/http/api.ts';
import { siteName } from '#server/platform/names/site-name.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './commands.ts';

const routes = routesOf(secondFactorCalls);

/** @param tries failed passwords and codes of signed-in people, by account */
export function mountSecondFactor(
  api: Api,
  store: Store,
  { vault, tries }: { vault: Vault; tries: TryLimit },
): void {
  api.openapi(routes.begin, async (c) => {
    const author = await authorOf(c);
    const { password } = c.req.valid('json');
    await confirmPassword(store, author, tries, { password, field: 'password' });
    const secret = await beginSecondFactor(store, author, vault);
    const address = totpAddress(secret, emailOf(author), await siteName(store.db));
    return c.json({ secret, address }, 200, NO_STORE);
  });
  api.openapi(routes.confirm, async (c) => {
    const sessionId = (await c.var.findSession())?.id;
    const { code } = c.req.valid('json');
    const author = await authorOf(c);
    const codes = await confirmSecondFactor(store, author, vault, code, sessionId);
    const recoveryCodes = codes.map((it) => it.replace(/(.{4})(?=.)/g, '$1-'));
    return c.json({ recoveryCodes }, 200, NO_STORE);
  });
  api.openapi(routes.end, async (c) => {
    const author = await authorOf(c);
    const { password, code } = c.req.valid('json');
    // Counted apart from passwords: a right one, which comes first, would forgive every wrong code.
    const codes = `codes of ${ownAccount(author.actor)}`;
    const wait = tries.waitSeconds(codes, author.now);
    if (wait > 0) throw tooMany(textOf('signIn.tooManyTries'), wait);
    await confirmPassword(store, author, tries, { password, field: 'password' });
    tries.failed(codes, author.now);
    await endSecondFactor(store, author, vault, code);
    tries.succeeded(codes);
    return c.body(null, 204);
  });
}

function emailOf({ actor }: Awaited<ReturnType<typeof authorOf>>): string {
  if (actor.kind !== 'user') throw new AppError('NOT_SIGNED_IN', textOf('signIn.required'));
  return actor.email;
}
