import { type Counts, createCounts } from '#server/platform/threads/counts.ts';
import { createAttendance } from './attendance.ts';
import type { Feed } from './feed.ts';
import { AWAY, BACK, BEAT } from './frames.ts';
import { type Outlet, writeOrCut } from './outlet.ts';
import { createPlaces, type Place, type RoomSource, roomKey } from './places.ts';
import type { Room } from './room.ts';
import { inSlices } from './slices.ts';

export type HubOptions = {
  feed: Pick<Feed, 'subscribe' | 'caughtUp'>;
  rooms: RoomSource;
  maxReaders?: number;
  /** The time for which the room of all matches gathers changes. */
  gatherMs?: number;
  beatMs?: number;
};

export type Visit = {
  outlet: Outlet;
  /** A match's room; undefined for the room of all matches. */
  match: string | undefined;
  /** Its lines in the short form. */
  isShort?: boolean;
  lastId: number | undefined;
  /** Called once the room is open, before the first byte. */
  onOpen: () => void;
};

export type Hub = {
  /** @returns the function that leaves; undefined when no more readers are taken */
  enter(visit: Visit): Promise<(() => void) | undefined>;
  /**
   * Tells an outlet whenever something of a match has changed, without what; of those who sit at its scorer's
   * table. They are readers like all others.
   *
   * @param onOpen called before the first byte
   * @returns the function that leaves; undefined when no more readers are taken
   */
  attend(match: string, outlet: Outlet, onOpen: () => void): (() => void) | undefined;
  readerCount(): number;
  /** The readers of each address, which whoever opens a stream keeps. */
  addresses: Counts;
  /** Somebody reads this room: its match is there. */
  hasRoom(match: string | undefined, isShort: boolean): boolean;
  /** No more readers are taken at the moment. */
  isFull(): boolean;
  /** Ends every stream and takes no more. */
  close(): void;
};

/** All rooms of this process. A room is held while it has readers: its past is in the database. */
export function createHub(options: HubOptions): Hub {
  const { feed, rooms, maxReaders = 20_000, gatherMs = 500, beatMs = 20_000 } = options;
  const places = createPlaces(rooms, gatherMs);
  const attendance = createAttendance();
  const addresses = createCounts();
  const outlets = new Set<Outlet>();
  let count = 0;
  let isClosed = false;
  let isAway = false;

  function setAway(next: boolean) {
    isAway = next;
    writeToAll(outlets, next ? AWAY : BACK);
  }

  const unsubscribe = followFeed(feed, places, attendance, setAway);
  const beat = setInterval(() => {
    writeToAll(outlets, BEAT);
    attendance.beat();
  }, beatMs).unref();

  const isFull = () => isClosed || count >= maxReaders;

  async function enter({ outlet, match, isShort = false, lastId, onOpen }: Visit) {
    if (isFull()) return undefined;
    const key = roomKey(match, isShort);
    count += 1;
    try {
      const { place, room } = await arrive(places, key, feed, () => isClosed);
      if (isClosed) {
        count -= 1;
        return undefined;
      }
      onOpen();
      const reader = room.join(outlet, lastId);
      outlets.add(outlet);
      if (isAway) outlet.write(AWAY);
      return once(() => {
        count -= 1;
        outlets.delete(outlet);
        room.leave(reader);
        places.depart(key, place);
      });
    } catch (error) {
      count -= 1;
      throw error;
    }
  }

  return {
    enter,
    attend(match, outlet, onOpen) {
      if (isFull()) return undefined;
      count += 1;
      onOpen();
      const leave = attendance.join(match, outlet);
      return once(() => {
        count -= 1;
        leave();
      });
    },
    readerCount: () => count,
    addresses,
    hasRoom: (match, isShort) => places.has(roomKey(match, isShort)),
    isFull,
    close() {
      isClosed = true;
      clearInterval(beat);
      unsubscribe();
      places.forgetAll();
      attendance.close();
    },
  };
}

function followFeed(
  feed: HubOptions['feed'],
  places: ReturnType<typeof createPlaces>,
  attendance: ReturnType<typeof createAttendance>,
  setAway: (isAway: boolean) => void,
): () => void {
  return feed.subscribe({
    changed(change) {
      places.notify(change);
      attendance.changed(change);
    },
    lost() {
      places.forgetAll();
      attendance.lost();
    },
    away: () => setAway(true),
    back: () => setAway(false),
  });
}

async function arrive(
  places: ReturnType<typeof createPlaces>,
  key: string,
  feed: HubOptions['feed'],
  isClosed: () => boolean,
): Promise<{ place: Place; room: Room }> {
  for (;;) {
    const place = places.enter(key);
    place.visitors += 1;
    try {
      // A reader who comes from another node may have seen more than this one has heard of.
      // Without the database we go on with what we know.
      const [room] = await Promise.all([place.opening, feed.caughtUp().catch(() => undefined)]);
      if (isClosed() || places.isCurrent(key, place)) return { place, room };
    } catch (error) {
      places.depart(key, place);
      throw error;
    }
    // The room was given up while it opened.
    places.depart(key, place);
  }
}

function writeToAll(outlets: Set<Outlet>, bytes: Buffer): void {
  inSlices(
    outlets,
    (outlet) => writeOrCut(outlet, bytes),
    () => undefined,
  );
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
