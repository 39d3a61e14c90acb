/** Small and repeatable: everything that happens by chance follows from the seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    happens: (probability: number) => next() < probability,
    below,
    between: (low: number, high: number) => low + below(high - low + 1),
    pick: <T>(choices: readonly T[]): T => choices[below(choices.length)]!,
    /** A UUID of version 4. */
    uuid(): string {
      const digits = Array.from({ length: 32 }, () => below(16).toString(16));
      digits[12] = '4';
      digits[16] = (8 + below(4)).toString(16);
      return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

export type Chance = ReturnType<typeof createChance>;

type Due = { at: number; order: number; run: () => unknown };

/** More steps than any history that ends. */
const MAX_STEPS = 20_000;

/** Time that only passes from one happening to the next. */
export function createWorld() {
  let time = 0;
  let order = 0;
  let due: Due[] = [];

  return {
    now: () => time,
    after(delay: number, run: () => unknown): void {
      order += 1;
      due.push({ at: time + delay, order, run });
    },
    /** One happening after the other, until nothing is due before `end` any more. */
    async runUntil(end: number): Promise<void> {
      for (let step = 0; ; step += 1) {
        if (step > MAX_STEPS) throw new Error('This history does not come to rest.');
        const next = due.reduce<Due | undefined>(
          (first, item) => (first === undefined || isBefore(item, first) ? item : first),
          undefined,
        );
        if (next === undefined || next.at > end) break;
        due = due.filter((candidate) => candidate !== next);
        time = next.at;
        await next.run();
        await allPromisesKept();
      }
      time = Math.max(time, end === Number.POSITIVE_INFINITY ? time : end);
    },
  };
}

export type World = ReturnType<typeof createWorld>;

function isBefore(first: Due, second: Due): boolean {
  return first.at < second.at || (first.at === second.at && first.order < second.order);
}

/** Every promise that was waiting for this event has gone on as far as it can. */
function allPromisesKept(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
