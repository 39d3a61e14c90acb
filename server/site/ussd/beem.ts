import type { UssdScreen } from '#contract/site/ussd.ts';

/** A request of Beem's USSD Hub, as third parties describe it. */
export type BeemRequest = {
  session: string;
  /** Undefined at the beginning; then the last reply alone. */
  reply: string | undefined;
  isOver: boolean;
  /** The parts that the answer repeats; nothing of them is kept. */
  repeated: { msisdn: unknown; operator: unknown; session_id: unknown };
};

type Body = {
  command?: unknown;
  msisdn?: unknown;
  operator?: unknown;
  session_id?: unknown;
  payload?: { response?: unknown };
};

/** @returns undefined for a body in another form */
export function readBeem(body: unknown): BeemRequest | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { command, msisdn, operator, session_id, payload }: Body = body;
  const isNamed = typeof session_id === 'string' || typeof session_id === 'number';
  if (!isNamed || typeof command !== 'string') return undefined;
  const response = payload?.response;
  const isReply = typeof response === 'string' || typeof response === 'number';
  return {
    session: String(session_id),
    reply: command === 'continue' && isReply ? String(response) : undefined,
    isOver: command === 'terminate',
    repeated: { msisdn, operator, session_id },
  };
}

/** @param count the screens of the session so far */
export function beemAnswer(
  { repeated }: BeemRequest,
  { text, isEnd }: Pick<UssdScreen, 'text' | 'isEnd'>,
  count: number,
) {
  const command = isEnd ? 'terminate' : 'continue';
  return { ...repeated, command, payload: { request_id: count, request: text } };
}
