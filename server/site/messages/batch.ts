import type { MessageRow, MessageToRow } from '#server/platform/db/tables/mail-tables.ts';
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

/** Operators let no message of many through in these hours, in Tanzanian time. */
export const QUIET = { quiet_from: '20:00', quiet_to: '08:00' };
const DAY_MS = 24 * 60 * 60 * 1000;
const QUIET_END_MS = 8 * 60 * 60 * 1000;

/** The next moment at which SMS may go out again. */
export function endOfQuiet(now: number): number {
  const begin = startOfDay(localDate(now));
  return begin + QUIET_END_MS + (localTime(now) >= QUIET.quiet_to ? DAY_MS : 0);
}
