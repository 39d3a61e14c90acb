import { textOf } from '#contract/text/text.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { endOfDay } from '#server/platform/time/local-time.ts';

/** A season and the break after it. */
const LONGEST_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * The end of the last day of a private link, refused where the day is over or too far away.
 *
 * @param closesOn a day of Tanzania such as `2027-03-20`
 */
export function endOfLink(closesOn: string, now: number): number {
  const end = endOfDay(closesOn);
  if (end <= now) throw refused('DAY_OVER', textOf('entry.dayOver'), 'closesOn');
  if (end > now + LONGEST_MS) throw refused('TOO_LATE', textOf('entry.tooLate'), 'closesOn');
  return end;
}
