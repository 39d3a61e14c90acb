import { verifyWithJwks } from 'hono/jwt';
import { z } from 'zod';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Hears, without any token, why a sign-in did not work: people are told no more than that. */
  onError?: ((why: string) => void) | undefined;
};

const endpointsSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  userinfo_endpoint: z.url({ protocol: /^https?$/ }).optional(),
});
type Endpoints = z.infer<typeof endpointsSchema>;

const tokensSchema = z.object({
  id_token: z.string().max(20_000),
  access_token: z.string().max(20_000).optional(),
});

/** The person: in the ID token, or to be asked for. */
const personSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(400).optional(),
});

const claimsSchema = personSchema.extend({
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
});
type IdClaims = z.infer<typeof claimsSchema>;
export type Person = z.infer<typeof personSchema>;

type Grant = { code: string; redirectUri: string; verifier: string; nonce: string };

export type OpenIdProvider = {
  /**
   * The endpoints of the provider; asked anew every hour. Throws UNAVAILABLE where it does not
   * answer.
   */
  discover: () => Promise<Endpoints>;
  /** The endpoints that were found last, for callers that cannot wait. */
  known: () => Endpoints | undefined;
  /** Trades the code for an ID token, checks it and tells whom it is of. */
  redeem: (grant: Grant) => Promise<Person>;
};

const HOUR_MS = 60 * 60 * 1000;
const PATIENCE_MS = 8000;
/** The permitted difference between the clocks of the two sides. */
const SKEW_SECONDS = 60;
/** Signed with the provider's private key; never with a secret that we hold as well. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256'] as const;

/**
 * An OpenID provider, found by its issuer when it is first needed: one that is down when the
 * program starts, or later, disables nothing but itself.
 */
export function createOpenIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const { issuer, clientId, clientSecret, onError = () => undefined } = settings;
  let found: { at: number; endpoints: Endpoints } | undefined;

  async function discover(): Promise<Endpoints> {
    if (found && found.at > Date.now() - HOUR_MS) return found.endpoints;
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const endpoints = endpointsSchema.parse(await fetchJson(address));
    if (endpoints.issuer !== issuer) {
      const named = JSON.stringify(endpoints.issuer.slice(0, 200));
      throw new Error(`The provider names another issuer than GOOGLE_ISSUER: ${named}.`);
    }
    found = { at: Date.now(), endpoints };
    return endpoints;
  }

  async function redeem({ code, redirectUri, verifier, nonce }: Grant): Promise<Person> {
    const endpoints = await discover();
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: clientSecret,
    });
    const answer = await fetchJson(endpoints.token_endpoint, { method: 'POST', body: form });
    const tokens = tokensSchema.parse(answer);
    const claims = await verifyWithJwks(
      tokens.id_token,
      {
        jwks_uri: endpoints.jwks_uri,
        allowedAlgorithms: ALGORITHMS,
        verification: { iss: endpoints.issuer, aud: clientId, iat: false },
      },
      { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' },
    );
    const person = checkClaims(claimsSchema.parse(claims), { clientId, nonce });
    const { userinfo_endpoint } = endpoints;
    if (person.email !== undefined || !userinfo_endpoint || !tokens.access_token) return person;
    return readUserInfo(userinfo_endpoint, tokens.access_token, person.sub);
  }

  return {
    known: () => found?.endpoints,
    discover: () =>
      discover().catch((error) => {
        onError(reasonOf(error));
        throw new AppError('UNAVAILABLE', textOf('google.silent'));
      }),
    redeem: (grant) =>
      redeem(grant).catch((error) => {
        onError(reasonOf(error));
        throw error;
      }),
  };
}

/** OpenID Connect Core 3.1.3.7, beyond signature, issuer, audience and expiry. */
function checkClaims(claims: IdClaims, expected: { clientId: string; nonce: string }): IdClaims {
  const isForOthersToo = Array.isArray(claims.aud) && claims.aud.length > 1;
  const party = claims.azp ?? (isForOthersToo ? undefined : expected.clientId);
  if (party !== expected.clientId) throw new Error('The token is another party’s.');
  if (claims.nonce !== expected.nonce) throw new Error('The token answers another sign-in.');
  if (claims.iat > Date.now() / 1000 + SKEW_SECONDS) throw new Error('The token is of the future.');
  return claims;
}

/** Errors about a token quote it: of them only the name. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const isSafe = error.constructor === Error || error.name === 'TypeError';
  return isSafe ? `${error.name}: ${error.message}` : error.name;
}

/** OpenID Connect Core 5.3.2: an answer about somebody else than the ID token is no answer. */
async function readUserInfo(address: string, accessToken: string, sub: string): Promise<Person> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const person = personSchema.parse(await fetchJson(address, { headers }));
  if (person.sub !== sub) throw new Error('The provider speaks of another person.');
  return person;
}

async function fetchJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(address, { ...init, signal, redirect: 'error' });
  if (!answer.ok) throw new Error(`${new URL(address).pathname} answered ${answer.status}.`);
  return answer.json();
}
