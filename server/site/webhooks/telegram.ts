import type { Letter, Outcome } from './poster.ts';

/**
 * The Bot API of Telegram: `https://api.telegram.org/bot<token>/sendMessage?chat_id=@channel`. A match has one
 * message, which later events edit.
 */
const SEND = '/sendMessage';
const EDIT = '/editMessageText';
const CHAT = 'chat_id';

/** A bot may write 20 messages a minute to a group. */
export const PACE_MS = 3000;
const MOST_RETRY_S = 3600;

export function isTelegramAddress(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname.endsWith(SEND) && (searchParams.get(CHAT) ?? '') !== '';
}

/** @param message the message of the match, which is edited; undefined for a new one */
export function telegramLetter(letter: Letter, message: string | undefined): Letter {
  const url = new URL(letter.address);
  const chat = { chat_id: url.searchParams.get(CHAT) };
  url.search = '';
  if (message !== undefined) url.pathname = url.pathname.slice(0, -SEND.length) + EDIT;
  const which = message === undefined ? {} : { message_id: Number(message) };
  const body = JSON.stringify({ ...JSON.parse(letter.body), ...chat, ...which });
  return { ...letter, address: url.href, body, readsAnswer: true };
}

/** The answer: the number of the message, its absence, or the time to wait. */
export type TelegramAnswer = {
  outcome: Outcome;
  message?: string;
  isMissing?: boolean;
  waitMs?: number;
};

type AnswerBody = {
  result?: { message_id?: unknown };
  description?: unknown;
  parameters?: { retry_after?: unknown };
};

export function readTelegram(outcome: Outcome): TelegramAnswer {
  const { result, description, parameters } = bodyOf(outcome.answer);
  const reason = typeof description === 'string' ? description : '';
  if (outcome.is === 'sent') {
    const id = result?.message_id;
    return typeof id === 'number' ? { outcome, message: String(id) } : { outcome };
  }
  if (outcome.is !== 'failed' || outcome.status === null) return { outcome };
  // Another event of the match has brought the same text already.
  if (/not modified/i.test(reason)) return { outcome: { is: 'sent', status: outcome.status } };
  if (/message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i.test(reason))
    return { outcome, isMissing: true };
  const seconds = Number(parameters?.retry_after);
  return outcome.status === 429 && seconds > 0
    ? { outcome, waitMs: Math.min(seconds, MOST_RETRY_S) * 1000 }
    : { outcome };
}

function bodyOf(answer: string | undefined): AnswerBody {
  try {
    const body: unknown = JSON.parse(answer ?? '');
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
