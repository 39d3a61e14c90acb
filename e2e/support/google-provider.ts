import { once } from 'node:events';
import Provider from 'oidc-provider';

export type GoogleProvider = { stop: () => Promise<void> };

export const GOOGLE_CLIENT = { id: 'wavu-journeys', secret: 'a secret between the two' };

/**
 * An OpenID provider with pages of its own to sign in and to consent, in the place of Google. A
 * person who signs in as `neema` is neema@gmail.example there.
 */
export async function startGoogleProvider(port: number, site: string): Promise<GoogleProvider> {
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: GOOGLE_CLIENT.id,
        client_secret: GOOGLE_CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${site}/api/auth/oauth2/callback/google`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: what was asked for stands in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['only for journeys'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: `${sub}@gmail.example`,
        email_verified: !sub.startsWith('unverified'),
        name: `${sub} at Google`,
      }),
    }),
  });
  const server = provider.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
