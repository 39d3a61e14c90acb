import { shortLine } from '#contract/matches/short-line.ts';
import type { Change } from './change.ts';
import { changeFrame, shortFrame } from './frames.ts';
import { createHistory, type Frame, HISTORY_LENGTH } from './history.ts';
import { createRoom, type Room } from './room.ts';

/** The source from which a room reads its past, oldest first, when it opens. */
export type RoomSource = {
  newestOfMatch(matchId: string, limit: number): Promise<readonly Change[]>;
  newestLive(limit: number): Promise<readonly Change[]>;
};

/** A room is opening until its past is read; changes that come meanwhile wait in `early`. */
export type Place = { opening: Promise<Room>; room?: Room; early: Frame[]; visitors: number };

/** The key of the room of all matches; that of a match is its id. */
export const ALL_MATCHES = '';

/** Before the key of the room that tells the same in short lines. */
const SHORT = '+';

/** The room of a match, or of all matches where none is named. */
export function roomKey(match: string | undefined, isShort: boolean): string {
  return (isShort ? SHORT : '') + (match ?? ALL_MATCHES);
}

/** The match and the kind of line that a key stands for. */
function readKey(key: string): { match: string; isMatch: boolean; isShort: boolean } {
  const isShort = key.startsWith(SHORT);
  const match = isShort ? key.slice(SHORT.length) : key;
  return { match, isMatch: match !== ALL_MATCHES, isShort };
}

/** The rooms that have readers, by their key. */
export function createPlaces(rooms: RoomSource, gatherMs: number) {
  const places = new Map<string, Place>();

  function openRoom(key: string, place: Place, changes: readonly Change[]): Room {
    const { isMatch } = readKey(key);
    const history = createHistory(changes.map((change) => toFrame(change, key)));
    // Those that the past holds already are refused.
    for (const frame of place.early) history.append(frame);
    return createRoom(history, {
      gatherMs: isMatch ? 0 : gatherMs,
      greetsWithNewest: isMatch,
    });
  }

  function enter(key: string): Place {
    const known = places.get(key);
    if (known) return known;
    const { match, isMatch } = readKey(key);
    const past = isMatch
      ? rooms.newestOfMatch(match, HISTORY_LENGTH)
      : rooms.newestLive(HISTORY_LENGTH);
    const place: Place = {
      early: [],
      visitors: 0,
      opening: past.then((changes) => {
        place.room = openRoom(key, place, changes);
        return place.room;
      }),
    };
    places.set(key, place);
    return place;
  }

  function forget(key: string, place: Place): void {
    if (places.get(key) === place) places.delete(key);
    place.room?.close();
  }

  function send(key: string, change: Change): void {
    const place = places.get(key);
    if (!place) return;
    const frame = toFrame(change, key);
    if (!place.room) place.early.push(frame);
    // Read from the database before this process heard of it.
    else if (frame.id <= place.room.last()) return;
    // A gap: whoever comes back is sent what the database holds, exactly.
    else if (!place.room.append(frame.id, frame.text)) forget(key, place);
  }

  return {
    enter,
    has: (key: string): boolean => places.has(key),
    isCurrent: (key: string, place: Place): boolean => places.get(key) === place,
    /** A visitor has gone; the last one closes the room. */
    depart(key: string, place: Place): void {
      place.visitors -= 1;
      if (place.visitors === 0) forget(key, place);
    },
    forgetAll(): void {
      for (const [key, place] of places) forget(key, place);
    },
    /** Brings a change to the room of its match and to that of all matches. */
    notify(change: Change): void {
      if (change.matchId === null) return;
      for (const isShort of [false, true]) {
        if (change.matchVersion !== null) send(roomKey(change.matchId, isShort), change);
        if (change.liveVersion !== null) send(roomKey(undefined, isShort), change);
      }
    },
  };
}

function toFrame({ matchVersion, liveVersion, line }: Change, key: string): Frame {
  const { isMatch, isShort } = readKey(key);
  const id = (isMatch ? matchVersion : liveVersion) ?? 0;
  if (!isShort) return { id, text: changeFrame(id, line) };
  return { id, text: shortFrame(id, line === null ? null : shortLine(line, isMatch)) };
}
