import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sign } from 'hono/jwt';
import type { OpenIdSettings } from '#server/accounts/auth/openid-provider.ts';

type Claims = Record<string, unknown>;
export type Person = { sub: string; email: string; email_verified?: unknown; name?: string };

/** The fault of an answer. */
export type Tampering = {
  claims?: (claims: Claims) => Claims;
  /** The provider's facts about the person beside the ID token. */
  userinfo?: Claims;
  /** In place of the ID token. */
  token?: (signed: string, claims: Claims) => string | Promise<string>;
};

export type ScriptedGoogle = {
  settings: OpenIdSettings;
  /** Signs the person in there; gives the path at which the browser comes back to us. */
  consent: (address: string, person: Person, tampering?: Tampering) => string;
  /** Signs as the provider would, with a key of one's own. */
  forge: (claims: Claims) => Promise<string>;
  /** 503 at every address, until it is back. */
  setAway: (isAway: boolean) => void;
  stop: () => Promise<void>;
};

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const named = { alg: 'RS256', kid: 'key-1', use: 'sig' } as const;
  return {
    secret: { ...privateKey.export({ format: 'jwk' }), ...named },
    open: { ...publicKey.export({ format: 'jwk' }), ...named },
  };
}

/** A real OpenID provider on this machine, which lies when told to. */
export async function startScriptedGoogle(): Promise<ScriptedGoogle> {
  const key = newKey();
  const strange = newKey();
  type Grant = { nonce: string; challenge: string; redirectUri: string; person: Person };
  const grants = new Map<string, Grant & Tampering>();
  let lastUserinfo: Claims = {};
  let isAway = false;
  const server = createServer(async (request, response) => {
    const body = isAway ? undefined : await answer(request);
    response.writeHead(body === undefined ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error: 'unavailable' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { issuer, clientId: 'wavu-client', clientSecret: 'wavu-client-secret' };

  async function answer(request: IncomingMessage): Promise<unknown> {
    if (request.url === '/.well-known/openid-configuration') {
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
      };
    }
    if (request.url === '/keys') return { keys: [key.open] };
    if (request.url === '/userinfo') {
      return request.headers.authorization === 'Bearer at' ? lastUserinfo : undefined;
    }
    return redeem(new URLSearchParams(await text(request)));
  }

  async function redeem(form: URLSearchParams): Promise<unknown> {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isFit =
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_secret') === settings.clientSecret;
    if (!grant || !isFit) return undefined;
    const seconds = Math.floor(Date.now() / 1000);
    const validClaims = {
      iss: issuer,
      aud: settings.clientId,
      iat: seconds,
      exp: seconds + 300,
      nonce: grant.nonce,
      email_verified: true,
      ...grant.person,
    };
    const claims = grant.claims?.(validClaims) ?? validClaims;
    const signed = await sign(claims, key.secret as never, 'RS256');
    lastUserinfo = grant.userinfo ?? {};
    const token = (await grant.token?.(signed, claims)) ?? signed;
    return { access_token: 'at', token_type: 'Bearer', expires_in: 300, id_token: token };
  }

  return {
    settings,
    consent(address, person, tampering = {}) {
      const query = new URL(address).searchParams;
      const code = crypto.randomUUID();
      const nonce = query.get('nonce')!;
      const challenge = query.get('code_challenge')!;
      const redirectUri = query.get('redirect_uri')!;
      grants.set(code, { nonce, challenge, redirectUri, person, ...tampering });
      const back = new URL(redirectUri);
      back.search = String(new URLSearchParams({ code, state: query.get('state')!, iss: issuer }));
      return back.pathname + back.search;
    },
    forge: (claims) => sign(claims, strange.secret as never, 'RS256'),
    setAway(away) {
      isAway = away;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
