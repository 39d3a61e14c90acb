import type { MessageRow, MessageToRow } from '#server/platform/db/tables/mail-tables.ts';
import type { Way } from '#server/platform/messages/message.ts';
import { localDate, localTime, startOfDay } from '#server/platform/time/local-time.ts';
import type { Reach } from './reach.ts';
import type { Sources } from './sources.ts';

/** Messages that leave together for one recipient. */
export type Batch = {
  recipient: string;
  name: string;
  to: readonly MessageToRow[];
  messages: readonly MessageRow[];
  sources: Sources;
  reach: Reach;
};

/** The messages of a batch for which a way is still left. */
export function messagesBy({ to, messages }: Batch, way: Way): MessageRow[] {
  const left = new Set(
    to.filter(({ ways_left }) => ways_left.includes(way)).map(({ message_id }) => message_id),
  );
  return messages.filter(({ id }) => left.has(id));
}

/** Its mails and SMS have left under the name of their own delivery, which it keeps. */
export function waitsForPushAlone({ ways_left }: Pick<MessageToRow, 'ways_left'>): boolean {
  return ways_left === 'push';
}

/** Operators let no message of many through in these hours, in Tanzanian time. */
export const QUIET = { quiet_from: '20:00', quiet_to: '08:00' };
const DAY_MS = 24 * 60 * 60 * 1000;
const QUIET_END_MS = 8 * 60 * 60 * 1000;

/** The next moment at which SMS may go out again. */
export function endOfQuiet(now: number): number {
  const begin = startOfDay(localDate(now));
  return begin + QUIET_END_MS + (localTime(now) >= QUIET.quiet_to ? DAY_MS : 0);
}
