import { setImmediate as nextTurn } from 'node:timers/promises';
import { textOf } from '#contract/text/text.ts';
import { AppError, tooMany } from '#server/platform/errors/app-error.ts';
import { createCounts } from './counts.ts';

/** Runs `work` when its turn comes; `who` asks for it: a person or an address. */
export type FairQueue = {
  run: <T>(client: string, work: () => Promise<T>) => Promise<T>;
  /** Those who wait and the one whose work is under way. */
  length: () => number;
};

export type QueueLimits = {
  /** Of all together, the one under way included. */
  max: number;
  /** Of one who asks. */
  maxPerClient: number;
  /** Works under way at once, each of somebody else; one where nothing is said. */
  atOnce?: number;
  /** Turns of the event loop between two works of one who asks. */
  turnsBetween?: number;
};

/** Never rejects: whoever asked hears of failures. */
type Job = () => Promise<void>;

const ALL_BUSY = textOf('drawing.busy');
const OWN_BUSY = textOf('drawing.ownBusy');
/** Until the first work has shown how long one takes. */
const FIRST_GUESS_MS = 500;
const LONGEST_WAIT_SECONDS = 60;
/**
 * Node takes one new connection in a turn (libuv 1.52), in the
 * order in which they came: with one turn a work, whoever connects after three hundred others would wait
 * for three hundred works. An empty turn costs some microseconds.
 */
const TURNS_BETWEEN = 32;

/**
 * So many works at a time, for what takes a core or much memory for a second. Those who ask take turns:
 * whoever sent thirty waits for their own, and the one who comes next waits for one of them. A long
 * queue refuses at once and says when to come again, instead of keeping everybody's uploads in memory.
 */
export function createFairQueue({
  max,
  maxPerClient,
  atOnce = 1,
  turnsBetween = TURNS_BETWEEN,
}: QueueLimits): FairQueue {
  const waiting = new Map<string, Job[]>();
  // Clients that wait and have no work in progress, in the order of their turns.
  const round = new Set<string>();
  const busy = new Set<string>();
  const counts = createCounts();
  let total = 0;
  let usualMs = FIRST_GUESS_MS;

  function refuseWhereLong(client: string) {
    const own = counts.of(client);
    const wait = Math.ceil((Math.max(1, total) * usualMs) / 1000);
    const retryAfter = Math.min(LONGEST_WAIT_SECONDS, Math.max(1, wait));
    if (own >= maxPerClient) throw tooMany(OWN_BUSY, retryAfter);
    if (total >= max) throw new AppError('UNAVAILABLE', ALL_BUSY, { members: { retryAfter } });
  }

  async function carryOut(client: string, jobs: Job[]) {
    busy.add(client);
    const startedAt = performance.now();
    await jobs.shift()!();
    usualMs += (performance.now() - startedAt - usualMs) / 4;
    // Works that never wait for anything would follow each other, or begin as fast as they are asked
    // for, without a turn of the event loop for the rest.
    for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn();
    busy.delete(client);
    if (jobs.length > 0) round.add(client);
    else waiting.delete(client);
    goOn();
  }

  function goOn() {
    for (const client of round) {
      if (busy.size >= atOnce) return;
      round.delete(client);
      void carryOut(client, waiting.get(client)!);
    }
  }

  return {
    length: () => total,
    async run(client, work) {
      refuseWhereLong(client);
      const leave = counts.enter(client);
      total += 1;
      try {
        return await new Promise((resolve, reject) => {
          const job = () => work().then(resolve, reject);
          const jobs = waiting.get(client);
          if (jobs) jobs.push(job);
          else waiting.set(client, [job]);
          if (!busy.has(client)) round.add(client);
          goOn();
        });
      } finally {
        total -= 1;
        leave();
      }
    },
  };
}
