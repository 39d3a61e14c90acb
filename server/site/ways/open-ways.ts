import { openPush } from '#server/site/push/open-push.ts';
import { openSms } from '#server/site/sms/open-sms.ts';
import { openWebhooks } from '#server/site/webhooks/open-webhooks.ts';

/** The ways by which people and programs elsewhere hear of events. */
export function openWays(...parts: Parameters<typeof openPush>) {
  const [{ USSD_KEY, USSD_CODE }] = parts;
  const ussd = USSD_KEY === undefined ? undefined : { key: USSD_KEY, code: USSD_CODE };
  return {
    push: openPush(...parts),
    webhooks: openWebhooks(...parts),
    sms: openSms(...parts),
    ussd,
  };
}
