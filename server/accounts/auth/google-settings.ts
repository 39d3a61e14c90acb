import type { OpenIdSettings } from '#server/accounts/auth/openid-provider.ts';
import type { Environment } from '#server/platform/config/environment.ts';

/** Google's part of the environment, where it is set up. */
export function googleSettings(
  environment: Environment,
  onError: (why: string) => void,
): OpenIdSettings | undefined {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return {
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    onError,
  };
}
