import { textOf } from '#contract/text/text.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import type { QueueLimits } from './fair-queue.ts';

const ALL_TAKEN = textOf('upload.busy');
const OWN_TAKEN = textOf('upload.ownBusy');
const RETRY_SECONDS = 5;

/**
 * How many large bodies may be on their way at once, of all and of one person: taken before the first
 * byte is read, because each is held in memory until it is whole.
 *
 * @returns what gives the seat back
 */
export function createSeats({ most, mostEach }: QueueLimits): (who: string) => () => void {
  const taken = new Map<string, number>();
  let total = 0;

  return (who) => {
    const own = taken.get(who) ?? 0;
    if (own >= mostEach) throw tooMany(OWN_TAKEN, RETRY_SECONDS);
    if (total >= most) {
      throw new AppError('UNAVAILABLE', ALL_TAKEN, { members: { retryAfter: RETRY_SECONDS } });
    }
    taken.set(who, own + 1);
    total += 1;
    return () => {
      total -= 1;
      const left = (taken.get(who) ?? 1) - 1;
      if (left === 0) taken.delete(who);
      else taken.set(who, left);
    };
  };
}
