import type { DeskMatch } from '#contract/desk/desk.ts';

/**
 * The times at which a match of so many minutes could begin on a court: once in each gap between others
 * and once behind the last, on the five minutes.
 *
 * @param there the matches of the court
 * @param from the first time that is looked at, `HH:mm`
 */
export function freeTimes(
  there: readonly Pick<DeskMatch, 'id' | 'status' | 'expectedStart' | 'expectedEnd'>[],
  minutes: number,
  from: string,
): string[] {
  const taken = there
    .filter(({ status }) => status !== 'cancelled' && status !== 'postponed')
    .map(
      ({ expectedStart, expectedEnd }) => [minuteOf(expectedStart), minuteOf(expectedEnd)] as const,
    )
    .sort((a, b) => a[0] - b[0]);
  const times: string[] = [];
  let free = upToFive(minuteOf(from));
  for (const [start, end] of [...taken, [LAST_MINUTE, LAST_MINUTE] as const]) {
    if (free + minutes <= start) times.push(clockOf(free));
    free = Math.max(free, upToFive(end));
  }
  return times;
}

const LAST_MINUTE = 24 * 60;

function upToFive(minute: number): number {
  return Math.ceil(minute / 5) * 5;
}

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

export function clockOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
