import type { TestServer } from './start-test-server.ts';

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

/** Signs in with a password, and asks who that is. */
export async function signInHere(
  { call }: TestServer,
  email: string,
  password: string,
  headers: Record<string, string> = {},
) {
  const signedOut = { token: null, headers };
  const signedIn = await call('POST', '/api/auth/sign-in/email', { email, password }, signedOut);
  const cookie = cookiesOf(signedIn.headers);
  const me = await call('GET', '/api/v1/me', undefined, { token: null, headers: { cookie } });
  return { signedIn, cookie, me };
}
