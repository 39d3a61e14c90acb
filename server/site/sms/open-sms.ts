import type { Logger } from 'pino';
import type { Environment } from '#server/platform/config/environment.ts';
import { readGateway } from '#server/platform/config/sms-gateway.ts';
import { whatsAppGateway } from '#server/platform/config/whatsapp-gateway.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { SmsSettings } from './api.ts';
import { startSms } from './start-sms.ts';

/**
 * Messages by SMS go out where SMS_URL names a gateway, and texts are taken where SMS_KEY is set, too. Those by
 * WhatsApp need WHATSAPP_TOKEN and its companions.
 */
export function openSms(
  environment: Environment,
  store: Store,
  log: Logger,
  opened: AsyncDisposableStack,
): SmsSettings | undefined {
  const { SMS_URL, SMS_KEY, SMS_NUMBER } = environment;
  const gateway = SMS_URL === undefined ? undefined : readGateway(SMS_URL);
  const account = whatsAppGateway(environment);
  if (gateway === undefined && account === undefined) return undefined;
  const gateways = {
    ...(gateway && { sms: gateway }),
    ...(account && { whatsapp: account.gateway }),
  };
  const onError = (error: unknown) => log.warn({ err: error }, 'sms');
  const started = startSms({ store, gateways, onError });
  opened.defer(started.stop);
  return { sms: started.sms, key: SMS_KEY, number: SMS_NUMBER, whatsapp: account };
}
