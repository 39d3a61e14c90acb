import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { googleSignInSchema } from '#contract/accounts/account.ts';
import { textOf } from '#contract/text/text.ts';
import type { Auth } from '#server/accounts/auth/auth.ts';
import { cookiePrefix } from '#server/accounts/auth/cookie-names.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type ApiEnv, NO_STORE } from '#server/platform/http/api.ts';
import { readJson } from '#server/platform/http/read-json.ts';

type Ways = {
  /** Hands the request to the sign-in library. */
  send: (c: Context<ApiEnv>, body?: string) => Promise<Response>;
  markSignedIn: (answer: Response) => Response;
  /** Keeps that the person signed in, for `user show`. */
  noteSignIn: (now: number, userId: string) => Promise<void>;
  isSecure: boolean;
};

/** The page that tells of a failed sign-in, in the language in which it began. */
const FAILED = 'google_failed_at';
const TEN_MINUTES = 600;
const CALLBACK = '/api/auth/oauth2/callback/google';

/**
 * Sign-in with Google: a call that says where to go, and the address at which Google sends people
 * back. Any failure there leads to the sign-in page with `?error=` and without a session.
 */
export function mountGoogle(app: Hono<ApiEnv>, auth: Auth, methods: Ways): void {
  const { google } = auth;
  const failed = `${cookiePrefix(methods.isSecure)}${FAILED}`;
  app.post('/api/auth/sign-in/oauth2', async (c) => {
    const input = await readJson(c, googleSignInSchema);
    if (!google) {
      throw new AppError('UNAVAILABLE', textOf('google.notSetUp'));
    }
    await google.provider.discover();
    const answer = await methods.send(c, JSON.stringify({ ...input, disableRedirect: true }));
    if (!answer.ok) throw new AppError('UNAVAILABLE', textOf('google.notBegun'));
    const { url } = (await answer.json()) as { url: string };
    passCookies(c, answer);
    setCookie(c, failed, input.errorCallbackURL, {
      path: '/',
      maxAge: TEN_MINUTES,
      httpOnly: true,
      sameSite: 'Lax',
      secure: methods.isSecure,
    });
    return c.json({ url: google.withNonce(url) }, 200, NO_STORE);
  });

  app.get(CALLBACK, async (c) => {
    const failedAt = failurePage(getCookie(c, failed));
    // A redirect either way: the log would take it for done.
    c.set('securityNote', { outcome: 'refused' });
    if (!google) return c.redirect(`${failedAt}?error=off`);
    const isThere = await google.provider.discover().then(
      () => true,
      () => false,
    );
    if (!isThere) return c.redirect(`${failedAt}?error=away`);
    const answer = await methods.send(c);
    const to = answer.headers.get('location') ?? '';
    if (hasSession(answer)) {
      const found = await auth.api.getSession({ headers: cookiesIn(answer) });
      if (found) {
        c.set('securityNote', { actor: `user:${found.user.id}` });
        await methods.noteSignIn(c.var.now, found.user.id);
      }
      passCookies(c, answer);
      return methods.markSignedIn(c.redirect(to));
    }
    const error = /[?&]error=(\w+)/.exec(to)?.[1] ?? 'failed';
    return c.redirect(`${failedAt}?error=${error}`);
  });
}

function passCookies(c: Context<ApiEnv>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    c.header('set-cookie', cookie, { append: true });
  }
}

/** The cookie is the browser's word: only a path of ours is followed. */
function failurePage(returnUrl: string | undefined): string {
  const path = googleSignInSchema.shape.errorCallbackURL.safeParse(returnUrl);
  return path.success ? path.data.replace(/\?.*$/, '') : '/sign-in';
}

/** The answer's cookies, as the browser will send them back. */
function cookiesIn(answer: Response): Headers {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return new Headers({ cookie: pairs.join('; ') });
}

function hasSession(answer: Response): boolean {
  return answer.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie));
}
