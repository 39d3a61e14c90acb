import type { Gateway } from '#server/platform/config/sms-gateway.ts';
import type { SmsForm } from '#server/platform/db/tables/sms-tables.ts';

export type SmsPart = { reference: string; to: string; text: string; form: SmsForm };

/** The fields that the four kinds of gateways may answer with, as JSON; nothing of it is certain. */
type AnswerBody = {
  SMSMessageData?: {
    Message?: unknown;
    Recipients?: { statusCode?: unknown; status?: unknown; cost?: unknown; messageId?: unknown }[];
  };
  successful?: unknown;
  code?: unknown;
  message?: unknown;
  request_id?: unknown;
  messages?: {
    id?: unknown;
    messageId?: unknown;
    status?: { groupName?: unknown; name?: unknown };
  }[];
  state?: unknown;
  id?: unknown;
  error?: { code?: unknown; message?: unknown };
};
export type Answer = { status: number; body: AnswerBody | undefined };

/** `failed`: the gateway said that it has not taken it. `unknown`: it may have gone out. */
export type Outcome =
  | { state: 'sent'; cost: number | null; reference: string | null }
  | { state: 'failed' | 'unknown'; error: string };

/** One request to a gateway. */
type SmsRequest = { url: string; headers: Record<string, string>; body: string };

export type Dialect = {
  request: (gateway: Gateway, part: SmsPart) => SmsRequest;
  /** The meaning of an answer; one that says nothing of the message is not known to have failed. */
  outcome: (answer: Answer) => Outcome;
};

const MOST_REFERENCE = 100;

/** Taken by the gateway, under the name that it gave. */
export function taken(reference: unknown, cost: number | null = null): Outcome {
  const isName = typeof reference === 'string' || typeof reference === 'number';
  const name = isName ? String(reference).slice(0, MOST_REFERENCE) : null;
  return { state: 'sent', cost, reference: name };
}

const MOST_ERROR = 60;

/** The reason, without any number that it may name. */
export function refusal(reason: string): Outcome {
  return { state: 'failed', error: plain(reason) };
}

/** An answer without a word on the message: after 5xx nobody knows what became of it. */
export function answerCode(status: number, message: unknown): Outcome {
  if (status === 401 || status === 403) return refusal('credentials');
  if (status === 402) return refusal('balance');
  if (status === 429) return refusal('busy');
  const error = plain(`${status} ${typeof message === 'string' ? message : ''}`);
  return { state: status >= 400 && status < 500 ? 'failed' : 'unknown', error };
}

function plain(text: string): string {
  return text
    .replaceAll(/\+?\d{7,}/g, '#')
    .trim()
    .slice(0, MOST_ERROR);
}
