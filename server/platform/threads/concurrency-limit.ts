import { textOf } from '#contract/text/text.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { createCounts } from './counts.ts';
import type { QueueLimits } from './fair-queue.ts';

const ALL_TAKEN = textOf('upload.busy');
const OWN_TAKEN = textOf('upload.ownBusy');
const RETRY_SECONDS = 5;

/**
 * The number of large bodies on their way at once, of all and of one person: taken before the first
 * byte is read, because each is held in memory until it is whole.
 *
 * @returns what gives the seat back
 */
export function createConcurrencyLimit({
  max,
  maxPerClient,
}: QueueLimits): (client: string) => () => void {
  const running = createCounts();
  let total = 0;

  return (client) => {
    if (running.of(client) >= maxPerClient) throw tooMany(OWN_TAKEN, RETRY_SECONDS);
    if (total >= max) {
      throw new AppError('UNAVAILABLE', ALL_TAKEN, { members: { retryAfter: RETRY_SECONDS } });
    }
    const leave = running.enter(client);
    total += 1;
    return () => {
      total -= 1;
      leave();
    };
  };
}
