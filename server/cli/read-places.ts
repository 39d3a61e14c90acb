import { databasePlace } from '#server/platform/config/database-place.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { readSecret } from '#server/platform/config/secret.ts';
import { openStorage } from '#server/platform/files/open-storage.ts';

/** The data that a command works on, by the environment of the server whose data they are. */
export function readPlaces(environment: Environment) {
  const { SMTP_URL, PUBLIC_URL, PORT, MAIL_FROM } = environment;
  const origin = PUBLIC_URL ?? `http://localhost:${PORT}`;
  return {
    place: databasePlace(environment),
    pictures: openStorage(environment),
    origin,
    secret: () => readSecret(environment),
    relay: SMTP_URL ? { url: SMTP_URL, origin, from: MAIL_FROM } : undefined,
  };
}
