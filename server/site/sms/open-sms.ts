import type { Logger } from 'pino';
import type { Environment } from '#server/platform/config/environment.ts';
import { readGateway } from '#server/platform/config/sms-gateway.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { SmsSettings } from './api.ts';
import { startSms } from './start-sms.ts';

/** Messages by SMS go out where SMS_URL names a gateway; texts are taken where SMS_KEY is set, too. */
export function openSms(
  { SMS_URL, SMS_KEY, SMS_NUMBER }: Environment,
  store: Store,
  log: Logger,
  opened: AsyncDisposableStack,
): SmsSettings | undefined {
  const gateway = SMS_URL === undefined ? undefined : readGateway(SMS_URL);
  if (gateway === undefined) return undefined;
  const onError = (error: unknown) => log.warn({ err: error }, 'sms');
  const started = startSms({ store, gateway, onError });
  opened.defer(started.stop);
  return { sms: started.sms, key: SMS_KEY, number: SMS_NUMBER };
}
