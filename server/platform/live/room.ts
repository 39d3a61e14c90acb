import { performance } from 'node:perf_hooks';
import { greeting, resyncFrame } from './frames.ts';
import type { History } from './history.ts';
import { MAX_WAITING, type Outlet } from './outlet.ts';
import { inSlices } from './slices.ts';

export type Reader = {
  outlet: Outlet;
  /** Id of the last frame that was written to it. */
  seen: number;
};

export type Room = {
  /** Brings the reader up to now, and keeps it there. `lastId` is what it says it saw last;
   * undefined for a new reader. */
  join(outlet: Outlet, lastId: number | undefined): Reader;
  leave(reader: Reader): void;
  /** @returns false when the id does not follow: the room cannot go on. */
  append(id: number, text: string): boolean;
  /** Id of the newest frame. */
  last(): number;
  /** Ends every reader; they come back and find the room anew. */
  close(): void;
};

export type RoomOptions = {
  /** At most one message per reader in this many milliseconds; 0 writes each change at once. */
  gatherMs: number;
  /** A new reader is told the newest frame. */
  greetsWithNewest: boolean;
};

/**
 * A room writes in passes, one at a time: each pass brings every reader from what it saw last to
 * now. So whatever happens during a pass - a new frame, a new reader - each reader gets every frame
 * once and in order, and all who are in step share the same bytes.
 */
export function createRoom(history: History, options: RoomOptions): Room {
  const readers = new Set<Reader>();
  let isPassing = false;
  let isPassDue = false;
  let lastPassAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function deliver(reader: Reader) {
    if (reader.seen === history.last()) return;
    if (reader.outlet.waiting() > MAX_WAITING) {
      readers.delete(reader);
      reader.outlet.cut();
      return;
    }
    reader.outlet.write(history.after(reader.seen) ?? resyncFrame(history.last()));
    reader.seen = history.last();
  }

  function pass() {
    timer = undefined;
    lastPassAt = performance.now();
    isPassing = true;
    isPassDue = false;
    inSlices(readers, deliver, () => {
      isPassing = false;
      if (isPassDue) plan();
    });
  }

  function plan() {
    if (isPassing) {
      isPassDue = true;
      return;
    }
    if (timer) return;
    const wait = lastPassAt + options.gatherMs - performance.now();
    if (wait > 0) timer = setTimeout(pass, wait);
    else pass();
  }

  function resume(outlet: Outlet, lastId: number) {
    const missing = history.after(lastId);
    if (missing === undefined) outlet.write(resyncFrame(history.last()));
    else if (missing.length > 0) outlet.write(missing);
  }

  return {
    join(outlet, lastId) {
      const newest = history.newest();
      const seen = history.last();
      // Resuming from `lastId`, the frames themselves carry the ids.
      // Below 0 is no version of anybody: the reader begins at that of now.
      outlet.write(greeting(lastId === undefined || lastId < 0 ? seen : lastId, Math.random()));
      if (lastId !== undefined) resume(outlet, lastId);
      else if (options.greetsWithNewest && newest) outlet.write(newest.text);
      const reader = { outlet, seen };
      readers.add(reader);
      return reader;
    },
    leave: (reader) => void readers.delete(reader),
    append(id, text) {
      if (!history.append({ id, text })) return false;
      if (readers.size > 0) plan();
      return true;
    },
    last: history.last,
    close() {
      clearTimeout(timer);
      for (const reader of readers) reader.outlet.end();
      readers.clear();
    },
  };
}
