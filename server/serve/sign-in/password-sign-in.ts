import { type Auth, CLIENT_ADDRESS_HEADER } from '#server/accounts/auth/auth.ts';
import { fitsOneTime, isOneTime } from '#server/accounts/auth/one-time-password.ts';
import { isStillPassword } from '#server/accounts/own-account/commands.ts';
import { findCredentials, type StoredCredentials } from '#server/accounts/own-account/queries.ts';
import { passSecondFactor } from '#server/accounts/second-factor/commands.ts';
import { dropSession } from '#server/accounts/sessions/commands.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { SignInReason } from '#server/platform/http/security-events.ts';

export type Credentials = { email: string; password: string; code?: string | undefined };

export type PasswordSignIn =
  | { isIn: true; answer: Response; userId: string; token: string }
  /** `reason` is for the log: the answer does not give it away. */
  | { isIn: false; reason: SignInReason; userId: string | undefined };

/** The address of the request and its time. */
type SignInAttempt = { request: Request; address: string; now: number };

/** Tries a password and the code beside it. Where the database fails it throws: that is nobody's try. */
export async function signInWithPassword(
  { store, auth }: { store: Store; auth: Auth },
  { email, password, code }: Credentials,
  { request, address, now }: SignInAttempt,
): Promise<PasswordSignIn> {
  const found = await findCredentials(store.db, email);
  if (isOneTime(found.hash)) {
    const isRight = await fitsOneTime(found.hash, password);
    return refusal(isRight ? 'new-password' : 'wrong-password', found.userId);
  }
  const credentials = JSON.stringify({ email, password });
  const answer = await auth.handler(authRequest(request, address, credentials));
  if (!answer.ok) {
    if (answer.status === 400 || answer.status === 401)
      return refusal(wrongBecause(found), found.userId);
    throw new Error(`The sign-in library answered with ${answer.status}.`);
  }
  const session = (await answer.clone().json()) as { token: string; user: { id: string } };
  if (!(await isStillPassword(store, session.user.id, password, found.hash))) {
    await dropSession(store, session.token);
    return refusal('password-changed', session.user.id);
  }
  const step = await passSecondFactor(store, auth.vault, session.user.id, code, now);
  if (step === 'passed') {
    const { token, ...body } = session;
    return { isIn: true, answer: withBody(answer, body), userId: session.user.id, token };
  }
  // Nobody has seen its cookie.
  await dropSession(store, session.token);
  return refusal(step === 'wrong' ? 'wrong-code' : 'no-code', session.user.id);
}

/** The session is the cookie, which no script reads: its token stays out of the body. */
function withBody(answer: Response, body: object): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

function refusal(reason: SignInReason, userId: string | undefined): PasswordSignIn {
  return { isIn: false, reason, userId };
}

function wrongBecause({ userId, hash }: StoredCredentials): SignInReason {
  if (userId === undefined) return 'unknown-address';
  return hash === undefined ? 'no-password' : 'wrong-password';
}

/** The request as the sign-in library reads it: with the address that we believe, and our body. */
export function authRequest(original: Request, address: string, body?: string): Request {
  const headers = new Headers(original.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  if (body === undefined) return new Request(original, { headers });
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(original.url, { method: original.method, headers, body });
}
