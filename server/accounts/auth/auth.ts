import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { noteUse } from '#server/accounts/sessions/commands.ts';
import { isSetupCode } from '#server/accounts/setup/code.ts';
import { noteSignInMethod } from '#server/accounts/users/commands.ts';
import { createVault, type Vault } from '#server/platform/config/vault.ts';
import { databaseFault } from '#server/platform/db/faults/database-fault.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { markOfAccount } from './account-mark.ts';
import { cookiePrefix } from './cookie-names.ts';
import { googleConfig, withNonce } from './google.ts';
import {
  createOpenIdProvider,
  type OpenIdProvider,
  type OpenIdSettings,
} from './openid-provider.ts';
import { hashPassword, verifyPassword } from './password.ts';

/**
 * The header in which the HTTP layer puts the client's address, judged by TRUST_PROXY; never read
 * from outside.
 */
export const CLIENT_ADDRESS_HEADER = 'x-wavu-client-address';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

export type AuthOptions = {
  store: Store;
  secret: string;
  publicUrl?: string | undefined;
  /** Without it nobody signs in with Google. */
  google?: OpenIdSettings | undefined;
  /** Hears what the library would print of errors: refusals are told by the security log. */
  onError?: ((why: string) => void) | undefined;
};

export type Auth = ReturnType<typeof createSignIn> & {
  google: { provider: OpenIdProvider; withNonce: (address: string) => string } | undefined;
  /** Stands for an e-mail address in the log, where people also type their passwords. */
  markOf: (email: string) => string;
  /** For the secrets of second factors. */
  vault: Vault;
  /** Whether somebody has typed the code that the terminal prints at the first start. */
  isSetupCode: (typed: string) => boolean;
};

/**
 * Accounts and sessions on our own database: an opaque HttpOnly cookie for 7 days on path `/`.
 * The origin of unsafe requests is checked in server/platform/http/same-origin.ts for every route alike.
 */
export function createAuth(options: AuthOptions): Auth {
  const { google, secret } = options;
  const provider = google && createOpenIdProvider(google);
  const plugins =
    google && provider ? [genericOAuth({ config: [googleConfig(provider, google, secret)] })] : [];
  const signIn = createSignIn(options, plugins);
  return Object.assign(signIn, {
    google: provider && { provider, withNonce: (at: string) => withNonce(secret, at) },
    vault: createVault(secret),
    isSetupCode: (typed: string) => isSetupCode(secret, typed),
    markOf: (email: string) => markOfAccount(secret, email),
  });
}

function createSignIn(
  { store, secret, publicUrl, onError = () => undefined }: AuthOptions,
  plugins: ReturnType<typeof genericOAuth>[],
) {
  const isSecure = publicUrl?.startsWith('https://') ?? false;

  /**
   * The library tells its log of a fault and answers without it, or as if nobody were signed in. An
   * error thrown here goes to the caller in the place of that answer.
   */
  function onLibraryLog(level: string, message: string, ...rest: unknown[]) {
    const error = rest.find((part) => part instanceof Error);
    if (databaseFault(error)) throw error;
    // Its stack and no more: what the library hangs on an error may be somebody's.
    if (level === 'error') onError(error?.stack ?? message);
  }

  return betterAuth({
    basePath: '/api/auth',
    baseURL: publicUrl,
    secret,
    database: { db: store.db, type: store.engine === 'sqlite' ? 'sqlite' : 'postgres' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'warn', log: onLibraryLog },
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
    // A week from the sign-in on, however often it is used.
    session: {
      expiresIn: WEEK_SECONDS,
      disableSessionRefresh: true,
      additionalFields: { idleMs: { type: 'number', input: false, required: false } },
    },
    // A sign-in with Google that is under way lives in an encrypted cookie of its browser.
    account: { storeStateStrategy: 'cookie' },
    onAPIError: { errorURL: '/sign-in', throw: true },
    plugins,
    databaseHooks: {
      session: { create: { after: ({ userId }) => noteUse(store, userId, Date.now()) } },
      user: { create: { before: async (user) => ({ data: { ...user, phone: 'Not available' } }) } },
      account: {
        create: {
          after: ({ userId, providerId }) =>
            noteSignInMethod(store, Date.now(), userId, providerId),
        },
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'Fan' },
        roleChosen: { type: 'number', input: false, defaultValue: 0 },
        phone: { type: 'string', input: false, required: false },
      },
    },
    advanced: {
      cookiePrefix: `${cookiePrefix(isSecure)}wavu`,
      disableCSRFCheck: true,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
      // The library would put its own, weaker prefix before ours.
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => newId(Date.now()) },
    },
  });
}
