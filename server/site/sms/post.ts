import type { SmsCarrier } from '#contract/sms/sms.ts';
import type { Gateway } from '#server/platform/config/sms-gateway.ts';
import { carrierOf } from './carriage.ts';
import { type Answer, type Outcome, refusal, type SmsPart } from './gateway.ts';
import { DIALECTS } from './gateways.ts';

/** Those that are set up. */
export type Gateways = Partial<Record<SmsCarrier, Gateway>>;

const ANSWER_MS = 30_000;
const MOST_ANSWER = 64 * 1024;

/** Names of faults after which the gateway cannot have got anything. */
const NEVER_ARRIVED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * Asks the gateway once. A redirect is not followed: it would take the password elsewhere.
 *
 * @returns `unknown` for whatever may have happened behind the sent request
 */
export async function postSms(
  gateway: Gateway,
  part: SmsPart,
  timeoutMs = ANSWER_MS,
): Promise<Outcome> {
  const dialect = DIALECTS[gateway.kind];
  const { url, headers, body } = dialect.request(gateway, part);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return dialect.outcome({ status: answer.status, body: await jsonOf(answer) });
  } catch (error) {
    const code = String((error as { cause?: { code?: string } }).cause?.code ?? '');
    if (NEVER_ARRIVED.includes(code) || /CERT|TLS|SSL/.test(code)) return refusal(code);
    return { state: 'unknown', error: 'no answer' };
  }
}

/** Asks the gateway by which the message is to go. */
export async function postBy(gateways: Gateways, part: SmsPart): Promise<Outcome> {
  const gateway = gateways[carrierOf(part.form)];
  return gateway === undefined ? refusal('not set up') : postSms(gateway, part);
}

async function jsonOf(answer: Response): Promise<Answer['body']> {
  const text = await answer.text();
  try {
    return JSON.parse(text.slice(0, MOST_ANSWER));
  } catch {
    return undefined;
  }
}
