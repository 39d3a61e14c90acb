import { isWayStopped } from '#server/platform/outgoing/queries.ts';
import { startMessages } from '#server/site/messages/start-messages.ts';
import { openPush } from '#server/site/push/open-push.ts';
import { openSms } from '#server/site/sms/open-sms.ts';
import { pricesOf } from '#server/site/sms/start-sms.ts';
import { openWebhooks } from '#server/site/webhooks/open-webhooks.ts';

/** The ways by which people and programs elsewhere hear of events. */
export function openWays(...parts: Parameters<typeof openPush>) {
  const [environment, store, log, opened] = parts;
  const { USSD_KEY, USSD_CODE, SMTP_URL, PUBLIC_URL, PORT } = environment;
  const ussd = USSD_KEY === undefined ? undefined : { key: USSD_KEY, code: USSD_CODE };
  const push = openPush(...parts);
  const sms = openSms(...parts);
  const mailOrigin =
    SMTP_URL === undefined ? undefined : (PUBLIC_URL ?? `http://localhost:${PORT}`);
  const stop = startMessages({
    store,
    mailOrigin,
    smsPrices: sms && pricesOf(sms.sms.gateways),
    isSmsStopped: () => isWayStopped(store.db, 'sms'),
    push: push && {
      isStopped: () => isWayStopped(store.db, 'push'),
      send: push.send,
    },
    onError: (error) => log.warn({ err: error }, 'messages'),
  });
  opened.defer(stop);
  return { push, webhooks: openWebhooks(...parts), sms, ussd };
}
