import {
  NOTHING_SAVED,
  NotSaved,
  type SavedScore,
} from '#app/features/scoring/queue/saved-score.ts';
import { createScorer, type Scorer } from '#app/features/scoring/queue/scorer.ts';
import { ApiUnreachable } from '#app/lib/api/client.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { type Port, SIGNED_OUT } from './port.ts';
import type { Chance, World } from './world.ts';

/** One page with its scorer; dead after a crash, when nothing reaches it any more. */
type Page = { scorer: Scorer; isAlive: boolean; endPause: () => void };

type Line = { isDown: boolean; loss: number; isSignedOut: boolean };
type Disk = { saved: SavedScore; isFull: boolean; owner: number };

/** A request may be lost, arrive twice or late; so may its answer. */
function createCalls(world: World, chance: Chance, line: Line) {
  return function call<T>(owner: Page, work: () => T | Promise<T>, needsName = true): Promise<T> {
    return new Promise((resolve, reject) => {
      const answer = (delay: number, act: () => void) =>
        world.after(delay, () => owner.isAlive && act());
      const unreachable = () => answer(chance.between(50, 3000), () => reject(lost()));
      if (line.isDown || chance.happens(line.loss)) return unreachable();
      const isSignedOut = needsName && line.isSignedOut;
      const deliver = (isFirst: boolean) => async () => {
        let act: () => void;
        try {
          if (isSignedOut) throw SIGNED_OUT();
          const result = await work();
          act = () => resolve(structuredClone(result));
        } catch (error) {
          act = () => reject(error);
        }
        if (!isFirst) return;
        if (line.isDown || chance.happens(line.loss)) return unreachable();
        answer(chance.between(5, 400), act);
      };
      world.after(chance.between(5, 400), deliver(true));
      if (chance.happens(0.1)) world.after(chance.between(5, 8000), deliver(false));
    });
  };
}

function createDisk(world: World, chance: Chance, disk: Disk) {
  return function save(owner: Page, name: number, next: SavedScore): Promise<void> {
    const copy = structuredClone(next);
    return new Promise((resolve, reject) => {
      world.after(chance.between(1, 60), () => {
        // A crash in the middle of a write: the whole of it, or nothing.
        if (!owner.isAlive && chance.happens(0.5)) return;
        if (disk.owner !== name) return owner.isAlive && reject(new NotSaved('other-tab'));
        if (disk.isFull) return owner.isAlive && reject(new NotSaved('full'));
        disk.saved = copy;
        if (owner.isAlive) resolve();
      });
    });
  };
}

/** A device at the court: network, clock, disk and the page that is open on it. */
export function createPhone(world: World, chance: Chance, port: Port, actor: string) {
  const line: Line = { isDown: false, loss: 0.1, isSignedOut: false };
  const disk: Disk = { saved: NOTHING_SAVED, isFull: false, owner: 0 };
  const call = createCalls(world, chance, line);
  const save = createDisk(world, chance, disk);
  let clockError = 0;
  let pages = 0;
  let page: Page | undefined;
  /** Everything that this device ever called saved, here or on the server. */
  const promised = new Map<string, MatchEvent>();

  async function open(acknowledged: readonly MatchEvent[], version: number): Promise<void> {
    pages += 1;
    const name = pages;
    disk.owner = name;
    const opened = { isAlive: true, endPause: () => {} } as Page;
    opened.scorer = createScorer({
      rules: PRESETS.indoor,
      acknowledged,
      version,
      saved: structuredClone(disk.saved),
      storage: 'good',
      server: {
        append: (batch) => call(opened, () => port.append(actor, structuredClone(batch))),
        eventsAfter: (seq) => call(opened, async () => [...(await port.eventsAfter(seq))], false),
        takePen: async (takeOver) => {
          const now = world.now();
          return { ...(await call(opened, () => port.takePen(actor, takeOver, now))), now };
        },
        handOver: async (branch) => {
          await call(opened, () => port.park(actor, structuredClone(branch)));
        },
      },
      save: (next) => save(opened, name, next),
      pause: (ms) =>
        new Promise((resolve) => {
          opened.endPause = resolve;
          world.after(ms, () => opened.isAlive && resolve());
        }),
      clock: () => world.now() + clockError,
    });
    opened.scorer.subscribe(() => recordPromises(opened.scorer, promised));
    page = opened;
    opened.scorer.wake();
  }

  return {
    line,
    disk,
    promised,
    scorer: () => page?.scorer,
    setClock(error: number): void {
      clockError = error;
    },
    crash(): void {
      if (page) page.isAlive = false;
      page = undefined;
    },
    /** With what the server says, or from this device's own store where there is no network. */
    async open(): Promise<void> {
      if (page) page.isAlive = false;
      if (line.isDown) return open([], 0);
      await open([...(await port.eventsAfter(0))], await port.version());
    },
    /** A second tab, while the first one is still open behind it. */
    async openTab(): Promise<void> {
      await open([...(await port.eventsAfter(0))], await port.version());
    },
    /** The network is back, somebody looks at the page, or has signed in. */
    wake(): void {
      page?.endPause();
      page?.scorer.wake();
    },
  };
}

export type Phone = ReturnType<typeof createPhone>;

function lost(): ApiUnreachable {
  return new ApiUnreachable('lost');
}

/** Entries that the page calls saved are a promise from then on. */
function recordPromises(scorer: Scorer, promised: Map<string, MatchEvent>): void {
  const { book, unsaved } = scorer.view();
  for (const event of book.acknowledged.events) promised.set(event.id, event);
  const saved = Math.max(0, book.queue.length - unsaved);
  for (const event of book.queue.slice(0, saved)) promised.set(event.id, event);
}
