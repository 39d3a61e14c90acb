import { textOf } from '#contract/text/text.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { createCounts } from './counts.ts';

/** Runs `work` when its turn comes; `who` asks for it: a person or an address. */
export type FairQueue = {
  run: <T>(who: string, work: () => Promise<T>) => Promise<T>;
  /** Those who wait and the one whose work is under way. */
  length: () => number;
};

export type QueueLimits = {
  /** Of all together, the one under way included. */
  most: number;
  /** Of one who asks. */
  mostEach: number;
};

type Job = { begin: () => Promise<void> };

const ALL_BUSY = textOf('drawing.busy');
const OWN_BUSY = textOf('drawing.ownBusy');
/** Until the first work has shown how long one takes. */
const FIRST_GUESS_MS = 500;
const LONGEST_WAIT_SECONDS = 60;

/**
 * One work at a time, for what takes a core or much memory for a second. Those who ask take turns:
 * whoever sent thirty waits for their own, and the one who comes next waits for one of them. A long
 * queue refuses at once and says when to come again, instead of keeping everybody's uploads in memory.
 */
export function createFairQueue({ most, mostEach }: QueueLimits): FairQueue {
  // In the order of their turns.
  const waiting = new Map<string, Job[]>();
  const counts = createCounts();
  let total = 0;
  let isBusy = false;
  let usualMs = FIRST_GUESS_MS;

  function refuseWhereLong(who: string) {
    const own = counts.of(who);
    const wait = Math.ceil((Math.max(1, total) * usualMs) / 1000);
    const retryAfter = Math.min(LONGEST_WAIT_SECONDS, Math.max(1, wait));
    if (own >= mostEach) throw tooMany(OWN_BUSY, retryAfter);
    if (total >= most) throw new AppError('UNAVAILABLE', ALL_BUSY, { members: { retryAfter } });
  }

  /** Whoever had a turn goes to the end of the round: behind those who came meanwhile, too. */
  function endTurn(who: string) {
    const jobs = waiting.get(who)!;
    waiting.delete(who);
    if (jobs.length > 0) waiting.set(who, jobs);
  }

  async function goOn() {
    if (isBusy) return;
    isBusy = true;
    for (const [who, jobs] of waiting) {
      const startedAt = performance.now();
      await jobs.shift()!.begin();
      endTurn(who);
      usualMs += (performance.now() - startedAt - usualMs) / 4;
    }
    isBusy = false;
  }

  return {
    length: () => total,
    async run(who, work) {
      refuseWhereLong(who);
      const leave = counts.enter(who);
      total += 1;
      try {
        return await new Promise((resolve, reject) => {
          const begin = () => work().then(resolve, reject);
          const jobs = waiting.get(who);
          if (jobs) jobs.push({ begin });
          else waiting.set(who, [{ begin }]);
          void goOn();
        });
      } finally {
        total -= 1;
        leave();
      }
    },
  };
}
