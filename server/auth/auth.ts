import { betterAuth } from 'better-auth';
import { newId } from '#server/db/id.ts';
import type { Store } from '#server/db/store.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Where the HTTP layer puts the client's address, judged by TRUST_PROXY; never read from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-wavu-client-address';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

export type AuthOptions = { store: Store; secret: string; publicUrl?: string | undefined };

/**
 * Accounts and sessions on our own database: an opaque HttpOnly cookie for 7 days on path `/`.
 * The origin of unsafe requests is checked in server/http/same-origin.ts for every route alike.
 */
export function createAuth({ store, secret, publicUrl }: AuthOptions) {
  return betterAuth({
    basePath: '/api/auth',
    baseURL: publicUrl,
    secret,
    database: { db: store.db, type: store.engine === 'sqlite' ? 'sqlite' : 'postgres' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? [`http://${host}`, `https://${host}`] : [];
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      maxPasswordLength: 200,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    session: { expiresIn: WEEK_SECONDS, updateAge: 24 * 60 * 60 },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'Fan' },
        roleChosen: { type: 'number', input: false, defaultValue: 0 },
        phone: { type: 'string', input: false, required: false },
      },
    },
    advanced: {
      cookiePrefix: 'wavu',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      useSecureCookies: publicUrl?.startsWith('https://') ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => newId(Date.now()) },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
