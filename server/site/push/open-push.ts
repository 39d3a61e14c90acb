import type { Logger } from 'pino';
import { databasePlace } from '#server/platform/config/database-place.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { vapidKeys } from '#server/platform/config/vapid-keys.ts';
import type { Store } from '#server/platform/db/store.ts';
import { startPush } from './start-push.ts';

/** Messages to closed pages go out where PUBLIC_URL is a public address. */
export function openPush(
  environment: Environment,
  store: Store,
  log: Logger,
  opened: AsyncDisposableStack,
) {
  const place = databasePlace(environment);
  const onError = (error: unknown) => log.warn({ err: error }, 'push');
  const { PUBLIC_URL: publicUrl } = environment;
  const started = startPush({ store, place, publicUrl, keys: vapidKeys(environment), onError });
  opened.defer(async () => started?.stop());
  return started?.push;
}
