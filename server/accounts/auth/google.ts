import { createHash, createHmac } from 'node:crypto';
import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import type { OpenIdProvider, OpenIdSettings, Person } from './openid-provider.ts';

/**
 * The nonce of a sign-in follows from its PKCE challenge, which only the browser that began it can
 * answer: an ID token made for another sign-in, or another browser, does not fit.
 */
export function nonceOf(secret: string, challenge: string): string {
  return createHmac('sha256', secret).update(`nonce ${challenge}`).digest('base64url');
}

/** RFC 7636, S256. */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** Puts the nonce into the address at which the provider is asked. */
export function withNonce(secret: string, address: string): string {
  const url = new URL(address);
  url.searchParams.set('nonce', nonceOf(secret, url.searchParams.get('code_challenge') ?? ''));
  return url.href;
}

/**
 * Google for the sign-in library, which takes tokens as they come: we trade the code ourselves and
 * hand it claims that are checked. No token of Google's is kept.
 */
export function googleConfig(
  provider: OpenIdProvider,
  { clientId, clientSecret }: OpenIdSettings,
  secret: string,
): GenericOAuthConfig {
  return {
    providerId: 'google',
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    // Read at each sign-in: the provider may be found long after the start.
    get issuer() {
      return provider.known()?.issuer;
    },
    get authorizationUrl() {
      return provider.known()?.authorization_endpoint;
    },
    get tokenUrl() {
      return provider.known()?.token_endpoint;
    },
    async getToken({ code, redirectURI, codeVerifier = '' }) {
      const nonce = nonceOf(secret, challengeOf(codeVerifier));
      const grant = { code, redirectUri: redirectURI, verifier: codeVerifier, nonce };
      return { raw: await provider.redeem(grant) };
    },
    async getUserInfo({ raw }) {
      const { sub, email, email_verified, name } = raw as Person;
      return {
        id: sub,
        // An address that Google has not verified may be anybody's: it counts as none.
        email: email_verified === true ? email : undefined,
        emailVerified: email_verified === true,
        name: plainName(name),
      };
    },
  };
}

function plainName(name = ''): string {
  return (
    name
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 120) || 'Unknown'
  );
}
