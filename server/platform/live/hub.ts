import type { Change } from './change.ts';
import type { Feed } from './feed.ts';
import { AWAY, BACK, BEAT, changeFrame } from './frames.ts';
import { createHistory, type Frame, HISTORY_LENGTH } from './history.ts';
import { MAX_WAITING, type Outlet } from './outlet.ts';
import { createRoom, type Room } from './room.ts';
import { inSlices } from './slices.ts';

/** The source of a room's past, oldest first, when it opens. */
export type RoomSource = {
  newestOfMatch(matchId: string, limit: number): Promise<readonly Change[]>;
  newestLive(limit: number): Promise<readonly Change[]>;
};

export type HubOptions = {
  feed: Pick<Feed, 'subscribe' | 'caughtUp'>;
  rooms: RoomSource;
  maxReaders?: number;
  /** How long the room of all matches gathers changes. */
  gatherMs?: number;
  beatMs?: number;
};

export type Visit = {
  outlet: Outlet;
  /** A match's room; undefined for the room of all matches. */
  match: string | undefined;
  lastId: number | undefined;
  /** Called once the room is open, before the first byte. */
  onOpen: () => void;
};

export type Hub = {
  /** @returns the function that leaves; undefined when no more readers are taken */
  enter(visit: Visit): Promise<(() => void) | undefined>;
  readerCount(): number;
  /** No more readers are taken at the moment. */
  isFull(): boolean;
  /** Ends every stream and takes no more. */
  close(): void;
};

/** A room is opening until its past is read; changes that come meanwhile wait in `early`. */
type Place = { opening: Promise<Room>; room?: Room; early: Frame[]; visitors: number };

const ALL_MATCHES = '';

/** All rooms of this process. A room is held while it has readers: its past is in the database. */
export function createHub(options: HubOptions): Hub {
  const { feed, rooms, maxReaders = 20_000, gatherMs = 500, beatMs = 20_000 } = options;
  const places = new Map<string, Place>();
  const outlets = new Set<Outlet>();
  let count = 0;
  let isClosed = false;
  let isAway = false;

  function open(key: string): Place {
    const known = places.get(key);
    if (known) return known;
    const isMatch = key !== ALL_MATCHES;
    const past = isMatch
      ? rooms.newestOfMatch(key, HISTORY_LENGTH)
      : rooms.newestLive(HISTORY_LENGTH);
    const place: Place = {
      early: [],
      visitors: 0,
      opening: past.then((changes) => {
        const frames = changes.map((change) => toFrame(change, isMatch));
        const history = createHistory(frames);
        // Those that the past holds already are refused.
        for (const frame of place.early) history.append(frame);
        place.room = createRoom(history, {
          gatherMs: isMatch ? 0 : gatherMs,
          greetsWithNewest: isMatch,
        });
        return place.room;
      }),
    };
    places.set(key, place);
    return place;
  }

  function forget(key: string, place: Place) {
    if (places.get(key) === place) places.delete(key);
    place.room?.close();
  }

  function tell(key: string, frame: Frame) {
    const place = places.get(key);
    if (!place) return;
    if (!place.room) place.early.push(frame);
    // Read from the database before this process heard of it.
    else if (frame.id <= place.room.last()) return;
    // A gap: whoever comes back is told from the database, exactly.
    else if (!place.room.append(frame.id, frame.text)) forget(key, place);
  }

  const unsubscribe = feed.subscribe({
    changed(change) {
      if (change.matchId === null) return;
      if (change.matchVersion !== null) tell(change.matchId, toFrame(change, true));
      if (change.liveVersion !== null) tell(ALL_MATCHES, toFrame(change, false));
    },
    lost() {
      for (const [key, place] of places) forget(key, place);
    },
    away() {
      isAway = true;
      writeToAll(AWAY);
    },
    back() {
      isAway = false;
      writeToAll(BACK);
    },
  });

  function writeToAll(bytes: Buffer) {
    const writeTo = (outlet: Outlet) => {
      if (outlet.waiting() > MAX_WAITING) outlet.cut();
      else outlet.write(bytes);
    };
    inSlices(outlets, writeTo, () => undefined);
  }

  const beat = setInterval(() => {
    writeToAll(BEAT);
  }, beatMs);
  beat.unref();

  function depart(key: string, place: Place) {
    place.visitors -= 1;
    if (place.visitors === 0) forget(key, place);
  }

  async function arrive(key: string): Promise<{ place: Place; room: Room }> {
    for (;;) {
      const place = open(key);
      place.visitors += 1;
      try {
        // A reader who comes from another node may have seen more than this one has heard of.
        // Without the database we go on with what we know.
        const [room] = await Promise.all([place.opening, feed.caughtUp().catch(() => undefined)]);
        if (isClosed || places.get(key) === place) return { place, room };
      } catch (error) {
        depart(key, place);
        throw error;
      }
      // The room was given up while it opened.
      depart(key, place);
    }
  }

  const isFull = () => isClosed || count >= maxReaders;

  async function enter({ outlet, match, lastId, onOpen }: Visit) {
    if (isFull()) return undefined;
    const key = match ?? ALL_MATCHES;
    count += 1;
    try {
      const { place, room } = await arrive(key);
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
        depart(key, place);
      });
    } catch (error) {
      count -= 1;
      throw error;
    }
  }

  return {
    enter,
    readerCount: () => count,
    isFull,
    close() {
      isClosed = true;
      clearInterval(beat);
      unsubscribe();
      for (const [key, place] of places) forget(key, place);
    },
  };
}

function toFrame(change: Change, isMatch: boolean): Frame {
  const id = (isMatch ? change.matchVersion : change.liveVersion) ?? 0;
  return { id, text: changeFrame(id, change.line) };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
