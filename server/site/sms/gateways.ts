import type { Gateway } from '#server/platform/config/sms-gateway.ts';
import { answerCode, type Dialect, refusal, taken } from './gateway.ts';
import { whatsApp } from './whatsapp/dialect.ts';

const json = (headers: Record<string, string>) => ({
  'content-type': 'application/json',
  accept: 'application/json',
  ...headers,
});

function basic({ user, password }: Gateway): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

/** Numbers without the plus sign. */
const digits = (number: string) => number.replace(/^\+/, '');

const AFRICAS_TALKING_REASONS: Record<number, string> = {
  402: 'sender',
  403: 'number',
  404: 'number',
  405: 'balance',
  406: 'number',
};

const africasTalking: Dialect = {
  request: ({ origin, user, password, from }, { to, text }) => ({
    url: `${origin}/version1/messaging`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      apikey: password,
    },
    body: new URLSearchParams({
      username: user,
      to,
      message: text,
      ...(from === '' ? {} : { from }),
    }).toString(),
  }),
  outcome({ status, body }) {
    const data = body?.SMSMessageData;
    const [recipient] = data?.Recipients ?? [];
    if (recipient === undefined) return answerCode(status, data?.Message);
    const code = Number(recipient.statusCode);
    if (code >= 100 && code <= 102) return taken(recipient.messageId, priceOf(recipient.cost));
    return refusal(AFRICAS_TALKING_REASONS[code] ?? `${code} ${recipient.status ?? ''}`);
  },
};

/** 'TZS 22.0000' */
function priceOf(cost: unknown): number | null {
  const amount = /^TZS ([\d.]+)$/.exec(String(cost))?.[1];
  return amount === undefined ? null : Math.ceil(Number(amount));
}

const BEEM_REASONS: Record<number, string> = { 101: 'number', 102: 'balance', 107: 'sender' };

const beem: Dialect = {
  request: (gateway, { to, text }) => ({
    url: `${gateway.origin}/v1/send`,
    headers: json({ authorization: basic(gateway) }),
    body: JSON.stringify({
      source_addr: gateway.from,
      schedule_time: '',
      encoding: 0,
      message: text,
      recipients: [{ recipient_id: 1, dest_addr: digits(to) }],
    }),
  }),
  outcome({ status, body }) {
    if (body?.successful === true && Number(body.code) === 100) return taken(body.request_id);
    if (body?.code === undefined) return answerCode(status, body?.message);
    return refusal(BEEM_REASONS[Number(body.code)] ?? `${body.code} ${body.message ?? ''}`);
  },
};

const NEXT_SMS_TAKEN = ['PENDING', 'ACCEPTED', 'DELIVERED'];

const nextSms: Dialect = {
  request: ({ origin, password, from }, { reference, to, text }) => ({
    url: `${origin}/api/sms/v2/text/single`,
    headers: json({ authorization: `Bearer ${password}` }),
    body: JSON.stringify({ from, to: digits(to), text, reference }),
  }),
  outcome({ status, body }) {
    const state = body?.messages?.[0]?.status;
    if (state === undefined) return answerCode(status, body?.message);
    if (NEXT_SMS_TAKEN.includes(String(state.groupName)))
      return taken(body?.messages?.[0]?.messageId);
    const name = String(state.name ?? state.groupName);
    if (/CREDIT/i.test(name)) return refusal('balance');
    return refusal(/DESTINATION/i.test(name) ? 'number' : name);
  },
};

/** A telephone with a SIM of the league (android-sms-gateway, local mode). */
const android: Dialect = {
  request: (gateway, { reference, to, text }) => ({
    url: `${gateway.origin}/message`,
    headers: json({ authorization: basic(gateway) }),
    body: JSON.stringify({ id: reference, textMessage: { text }, phoneNumbers: [to] }),
  }),
  outcome({ status, body }) {
    if (body?.state === 'Failed') return refusal('number');
    if (status >= 200 && status < 300) return taken(body?.id);
    return answerCode(status, body?.message);
  },
};

export const DIALECTS: Record<Gateway['kind'], Dialect> = {
  africastalking: africasTalking,
  beem,
  nextsms: nextSms,
  android,
  whatsapp: whatsApp,
};
