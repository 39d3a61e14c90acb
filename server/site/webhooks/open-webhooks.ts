import type { Logger } from 'pino';
import type { Environment } from '#server/platform/config/environment.ts';
import type { Store } from '#server/platform/db/store.ts';
import { startWebhooks, type Webhooks } from './start-webhooks.ts';

/** Events go out to receivers that administrators have entered; https only, unless the site has none. */
export function openWebhooks(
  { PUBLIC_URL, PORT, SMTP_URL }: Environment,
  store: Store,
  log: Logger,
  opened: AsyncDisposableStack,
): Webhooks {
  const origin = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const started = startWebhooks({
    store,
    origin: new URL(origin).origin,
    mailOrigin: SMTP_URL === undefined ? undefined : origin,
    poster: { allowsHttp: PUBLIC_URL?.startsWith('http:') === true },
    onError: (error) => log.warn({ err: error }, 'webhooks'),
  });
  opened.defer(started.stop);
  return started.webhooks;
}
