import type { Hono } from 'hono';
import { type Auth, CLIENT_ADDRESS_HEADER } from '#server/auth/auth.ts';
import { createTryLimit } from '#server/auth/try-limit.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ApiEnv } from './api.ts';
import { clientAddress } from './client-address.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const WINDOW_MS = 15 * 60 * 1000;
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 60;

/** Readable by pages, says only that asking `/me` is worth while. */
const MARKER = 'signed_in';

/**
 * `/api/auth/*` is the sign-in library's, with our limits on failed tries, our problem format, and
 * the marker cookie beside its session cookie.
 */
export function mountAuth(app: Hono<ApiEnv>, auth: Auth, trustProxy: number): void {
  const perAccount = createTryLimit(TRIES_PER_ACCOUNT, WINDOW_MS);
  const perAddress = createTryLimit(TRIES_PER_ADDRESS, WINDOW_MS);

  app.post('/api/auth/sign-in/email', async (c) => {
    const address = clientAddress(c.env?.incoming, trustProxy);
    const input: unknown = await c.req.json().catch(() => undefined);
    const { email, password } = (input ?? {}) as { email?: unknown; password?: unknown };
    if (typeof email !== 'string' || typeof password !== 'string') {
      throw new AppError('INVALID_FIELDS', 'Please fill all required fields.', {
        errors: [
          ...(typeof email === 'string' ? [] : [{ field: 'email', message: 'is required' }]),
          ...(typeof password === 'string' ? [] : [{ field: 'password', message: 'is required' }]),
        ],
      });
    }
    const account = email.trim().toLowerCase();
    const now = c.var.now;
    const wait = Math.max(
      perAccount.waitSeconds(account, now),
      perAddress.waitSeconds(address, now),
    );
    if (wait > 0) {
      throw new AppError('TOO_MANY', 'Too many failed tries. Wait some minutes and try again.', {
        members: { retryAfter: wait },
      });
    }
    const answer = await auth.handler(
      authRequest(c.req.raw, address, JSON.stringify({ email: account, password })),
    );
    if (!answer.ok) {
      perAccount.failed(account, now);
      perAddress.failed(address, now);
      // The same answer for an unknown account and a wrong password.
      throw new AppError('WRONG_CREDENTIALS', 'The e-mail address or the password is wrong.');
    }
    perAccount.succeeded(account);
    return withMarker(answer, WEEK_SECONDS);
  });

  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const address = clientAddress(c.env?.incoming, trustProxy);
    const answer = await auth.handler(authRequest(c.req.raw, address));
    const endsSession = c.req.path === '/api/auth/sign-out' && answer.ok;
    return endsSession ? withMarker(answer, 0) : answer;
  });
}

function authRequest(original: Request, address: string, body?: string): Request {
  const headers = new Headers(original.headers);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  if (body === undefined) return new Request(original, { headers });
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(original.url, { method: original.method, headers, body });
}

function withMarker(answer: Response, seconds: number): Response {
  const marked = new Response(answer.body, answer);
  marked.headers.append(
    'set-cookie',
    `${MARKER}=${seconds > 0 ? 1 : ''}; Path=/; Max-Age=${seconds}; SameSite=Lax`,
  );
  return marked;
}
