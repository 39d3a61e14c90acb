import type { Context, Hono } from 'hono';
import { signInSchema } from '#contract/accounts/sign-in.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import type { Auth } from '#server/accounts/auth/auth.ts';
import {
  cookiePrefix,
  endFormerCookies,
  withSessionName,
} from '#server/accounts/auth/cookie-names.ts';
import { createKnownDevices } from '#server/accounts/auth/device-cookie.ts';
import { createTryLimit } from '#server/accounts/auth/try-limit.ts';
import { makeSignInLink } from '#server/accounts/links/handed-over.ts';
import { renewPasswordHash } from '#server/accounts/own-account/commands.ts';
import { endWhenIdle, replaceSession } from '#server/accounts/sessions/commands.ts';
import { noteSignInTry } from '#server/accounts/sessions/sign-in-tries.ts';
import { signInAddress } from '#server/accounts/users/sign-in-name.ts';
import type { Store } from '#server/platform/db/store.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import type { ApiEnv } from '#server/platform/http/api.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { readJson } from '#server/platform/http/read-json.ts';
import type { SignInReason } from '#server/platform/http/security-events.ts';
import { mountGoogle } from './google-routes.ts';
import { authRequest, signInWithPassword } from './password-sign-in.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const WINDOW_MS = 15 * 60 * 1000;
/** For an account from one network, and for a browser that knows the account. */
const TRIES_PER_ACCOUNT = 10;
/** For an account from all networks together. */
const TRIES_PER_ACCOUNT_ANYWHERE = 100;
const TRIES_PER_ADDRESS = 60;

/** Readable by pages, says only that asking `/me` is worth while. */
const MARKER = 'signed_in';

/**
 * Those calls of the sign-in library that people need, with our limits on failed tries, our problem
 * format, and the marker cookie beside its session cookie. The rest of them is not served: what one
 * does with one's account are calls of `/api/v1`.
 */
export function mountAuth(
  app: Hono<ApiEnv>,
  store: Store,
  auth: Auth,
  { trustProxy, isSecure }: { trustProxy: number; isSecure: boolean },
): void {
  const devices = createKnownDevices(auth.vault, auth.markOf, isSecure);
  const { perAccount, countsOf } = createSignInLimits(devices);
  const withMarker = (answer: Response, seconds: number) => marked(answer, seconds, isSecure);
  const addressOf = (c: Context<ApiEnv>) => clientAddress(c.env?.incoming, trustProxy);
  const headersOf = (c: Context<ApiEnv>) => withSessionName(c.req.raw.headers, c.var.now);

  app.post('/api/auth/sign-in/email', async (c) => {
    const input = await readJson(c, signInSchema);
    const address = addressOf(c);
    const account = await signInAddress(store.db, input.email);
    const { now } = c.var;
    c.set('securityNote', { account: auth.markOf(account) });
    const counts = countsOf(c.req.raw.headers, account, address, now);
    const wait = Math.max(...counts.map(({ limit, key }) => limit.waitSeconds(key, now)));
    if (wait > 0) {
      throw tooMany(textOf('signIn.tooManyTries'), wait);
    }
    // Counted before the answer is known, so that many at once do not all slip through.
    for (const { limit, key } of counts) limit.failed(key, now);
    const forgive = () => {
      for (const { limit, key } of counts) limit.forgive(key, now);
    };
    const attempt = { request: c.req.raw, address, now };
    const signIn = signInWithPassword(
      { store, auth },
      { email: account, password: input.password, code: input.code },
      attempt,
    );
    const tried = await signIn.catch((error: unknown) => {
      forgive();
      throw error;
    });
    const outcome = tried.isIn ? 'done' : tried.reason;
    await noteSignInTry(store, now, tried.userId, outcome);
    if (!tried.isIn) {
      c.set('securityNote', { account: auth.markOf(account), reason: tried.reason });
      if (tried.reason === 'no-code') forgive();
      if (tried.reason === 'new-password' && tried.userId !== undefined) {
        forgive();
        throw await askNewPassword(store, now, tried.userId, new URL(c.req.url).origin);
      }
      throw refusalFor(tried.reason);
    }
    const { answer, userId } = tried;
    c.set('securityNote', { account: auth.markOf(account), actor: `user:${userId}` });
    perAccount.succeeded(counts[0]!.key);
    forgive();
    if (input.shared) await endWhenIdle(store, tried.token);
    await renewPasswordHash(store, now, userId, input.password);
    // The session that the browser held before ends with this sign-in.
    const former = await auth.api.getSession({ headers: headersOf(c) });
    if (former) await replaceSession(store, former.session.id);
    const signedIn = withMarker(answer, WEEK_SECONDS);
    signedIn.headers.append('set-cookie', devices.remember(account, now));
    return signedIn;
  });

  app.post('/api/auth/sign-out', async (c) => {
    const ending = await auth.api.getSession({ headers: headersOf(c) });
    if (ending) c.set('securityNote', { actor: `user:${ending.user.id}` });
    const original = new Request(c.req.raw, { headers: headersOf(c) });
    return withMarker(await auth.handler(authRequest(original, addressOf(c), '{}')), 0);
  });

  mountGoogle(app, auth, {
    send: (c, body) => auth.handler(authRequest(c.req.raw, addressOf(c), body)),
    markSignedIn: (answer) => withMarker(answer, WEEK_SECONDS),
    noteSignIn: (now, userId) => noteSignInTry(store, now, userId, 'google'),
    isSecure,
  });
}

function createSignInLimits(devices: ReturnType<typeof createKnownDevices>) {
  const perAccount = createTryLimit(TRIES_PER_ACCOUNT, WINDOW_MS);
  const anywhere = createTryLimit(TRIES_PER_ACCOUNT_ANYWHERE, WINDOW_MS);
  const perAddress = createTryLimit(TRIES_PER_ADDRESS, WINDOW_MS);
  /** The limits of one try. A browser that the owner has signed in with waits for nobody else. */
  function countsOf(headers: Headers, account: string, address: string, now: number) {
    const device = devices.find(headers, account, now);
    if (device !== undefined) return [{ limit: perAccount, key: `device ${device}` }];
    return [
      { limit: perAccount, key: `${account} ${address}` },
      { limit: anywhere, key: account },
      { limit: perAddress, key: address },
    ];
  }
  return { perAccount, countsOf };
}

/** The same answer for an unknown account and a wrong password. */
function refusalFor(reason: SignInReason): AppError {
  if (reason === 'no-code') return secondFactor(textOf('secondStep.enterCode'));
  if (reason === 'wrong-code') {
    return secondFactor(textOf('secondStep.wrongCode'));
  }
  return new AppError('WRONG_CREDENTIALS', textOf('signIn.wrongCredentials'));
}

/** The password is right, and somebody else has chosen it: `link` leads to the choice of another one. */
async function askNewPassword(
  store: Store,
  now: number,
  id: string,
  origin: string,
): Promise<AppError> {
  const author = { actor: { kind: 'system', name: 'sign-in' }, now } as const;
  const { link } = await makeSignInLink(store, author, { id }, { origin });
  return new AppError('NEW_PASSWORD', textOf('signIn.chooseNewPassword'), { members: { link } });
}

function secondFactor(text: Text): AppError {
  return new AppError('SECOND_FACTOR', text, { errors: [{ field: 'code', text }] });
}

function marked(answer: Response, seconds: number, isSecure: boolean): Response {
  const response = new Response(answer.body, answer);
  const value = seconds > 0 ? 1 : '';
  const secure = isSecure ? '; Secure' : '';
  response.headers.append(
    'set-cookie',
    `${cookiePrefix(isSecure)}${MARKER}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`,
  );
  if (isSecure) endFormerCookies(response.headers);
  return response;
}
