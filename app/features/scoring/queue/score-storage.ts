import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { NOTHING_SAVED, NotSaved, type SavedScore, type StorageState } from './saved-score.ts';

type SavedRow = Omit<SavedScore, 'acknowledged'> & {
  match: string;
  /** The tab that writes: the newest one. */
  owner: string;
  /** Entries of the acknowledged log. */
  seq: number;
  /** Epoch milliseconds by this device. */
  savedAt: number;
};

type ScoreSchema = DBSchema & {
  /** One row per match that this device has not brought to the server; devices know it as `desk`. */
  desk: { key: string; value: SavedRow; indexes: { savedAt: number } };
  /** The log as the server has it, one row per entry, by match and place. */
  kept: { key: [string, number]; value: MatchEvent };
};

type Connection = IDBPDatabase<ScoreSchema>;

/** The store of one match, as a page reads and writes it. */
export type ScoreStorage = {
  saved: SavedScore;
  /** Whether it takes anything, as far as opening it has shown. */
  state: StorageState;
  /** Resolves when it is on the disk; rejects with {@link NotSaved}. */
  save: (saved: SavedScore) => Promise<void>;
  close: () => void;
};

const NAME = 'wavu-score';
/** A browser that closes a connection on its own says one or the other, by when it did. */
const CLOSED: ReadonlySet<string> = new Set(['InvalidStateError', 'AbortError']);
const FORGET_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Opens the memory of a match for the tab `owner`, which from now on is the one that may write. A
 * store that cannot be opened gives an empty memory that takes nothing, and says so at once and at
 * each write.
 */
export async function openScoreStorage(
  matchId: string,
  owner: string,
  now: number,
): Promise<ScoreStorage> {
  try {
    let noticeLoss = () => {};
    const db = await openDatabase(() => noticeLoss());
    await forgetOld(db, now);
    const { saved, state, writer } = await claim(db, matchId, owner, now);
    const created = createWriter(db, matchId, { owner, writer }, saved.acknowledged);
    noticeLoss = created.writeLost;
    return { saved, state, save: created.save, close: created.close };
  } catch (cause) {
    const { reason } = asNotSaved(cause);
    const save = () => Promise.reject(new NotSaved(reason, { cause }));
    return { saved: NOTHING_SAVED, state: stateAfter(reason), save, close: () => {} };
  }
}

/** `onLoss`: the browser has closed the store, as when somebody clears the data of the site. */
function openDatabase(onLoss: () => void): Promise<Connection> {
  return openDB<ScoreSchema>(NAME, 1, {
    terminated: onLoss,
    upgrade(db) {
      db.createObjectStore('desk', { keyPath: 'match' }).createIndex('savedAt', 'savedAt');
      db.createObjectStore('kept');
    },
  });
}

function rowsOf(matchId: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([matchId, from], [matchId, Number.MAX_SAFE_INTEGER]);
}

/** Reads the acknowledged entries and takes ownership: a full disk hides nothing, but takes no new name. */
async function claim(db: Connection, match: string, owner: string, now: number) {
  const tx = db.transaction(['desk', 'kept'], 'readwrite', { durability: 'strict' });
  const row = await tx.objectStore('desk').get(match);
  const acknowledged = row === undefined ? [] : await tx.objectStore('kept').getAll(rowsOf(match));
  const { acknowledged: _none, ...nothing } = NOTHING_SAVED;
  const {
    match: _match,
    owner: before,
    seq,
    savedAt: _at,
    ...facts
  } = {
    match,
    owner: undefined,
    seq: 0,
    savedAt: now,
    ...nothing,
    ...row,
  };
  const saved = { ...facts, acknowledged };
  try {
    const claimed = { ...facts, match, owner, seq, savedAt: now };
    await Promise.all([tx.objectStore('desk').put(claimed), tx.done]);
    return { saved, state: 'good' as const, writer: owner };
  } catch (cause) {
    return { saved, state: stateAfter(asNotSaved(cause).reason), writer: before };
  }
}

/** Only what the log has gained is written; both stores change together or not at all. */
function createWriter(
  opened: Connection,
  match: string,
  name: { owner: string; writer: string | undefined },
  acknowledged: readonly MatchEvent[],
) {
  let db = opened;
  let written = acknowledged;
  let { writer } = name;
  let last: SavedScore | null = null;

  async function write({ acknowledged, ...facts }: SavedScore): Promise<void> {
    const tx = db.transaction(['desk', 'kept'], 'readwrite', { durability: 'strict' });
    const rows = tx.objectStore('kept');
    const row = await tx.objectStore('desk').get(match);
    // Nobody's row is a cleared store: what this page remembers is written anew, all of it.
    if (row === undefined) written = [];
    else if (row.owner !== writer) {
      tx.abort();
      await tx.done.catch(() => {});
      throw new NotSaved('other-tab');
    }
    const from = sharedLength(written, acknowledged);
    const savedAt = Math.max(row?.savedAt ?? 0, Date.now());
    await Promise.all([
      from < written.length && rows.delete(rowsOf(match, from)),
      ...acknowledged.slice(from).map((event, index) => rows.put(event, [match, from + index])),
      tx
        .objectStore('desk')
        .put({ ...facts, match, owner: name.owner, seq: acknowledged.length, savedAt }),
      tx.done,
    ]);
    written = acknowledged;
    writer = name.owner;
  }

  /** Browsers close connections on their own, when memory runs short for instance. */
  async function writeAgain(score: SavedScore): Promise<void> {
    try {
      await write(score);
    } catch (cause) {
      if (!(cause instanceof DOMException && CLOSED.has(cause.name))) throw cause;
      db = await openDatabase(writeLost);
      await write(score);
    }
  }

  async function save(score: SavedScore): Promise<void> {
    last = score;
    try {
      await writeAgain(score);
    } catch (cause) {
      throw asNotSaved(cause);
    }
  }

  /** The store is gone while the page still knows what was in it. */
  function writeLost(): void {
    if (last !== null) save(last).catch(() => {});
  }

  return { save, writeLost, close: () => db.close() };
}

/** The log only grows, but where the server's was another one than this device believed. */
function sharedLength(first: readonly MatchEvent[], second: readonly MatchEvent[]): number {
  const length = Math.min(first.length, second.length);
  if (length === 0 || first[length - 1]?.id === second[length - 1]?.id) return length;
  return first.findIndex((event, place) => event.id !== second[place]?.id);
}

function asNotSaved(cause: unknown): NotSaved {
  if (cause instanceof NotSaved) return cause;
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new NotSaved(isFull ? 'full' : 'denied', { cause });
}

/** Another tab's claim is no fault of the storage. */
function stateAfter(reason: NotSaved['reason']): StorageState {
  return reason === 'other-tab' ? 'good' : reason;
}

/** Matches of long ago with nothing left to send. */
async function forgetOld(db: Connection, now: number): Promise<void> {
  const old = await db.getAllFromIndex('desk', 'savedAt', IDBKeyRange.upperBound(now - FORGET_MS));
  for (const { match, queue, branches } of old) {
    if (queue.length + branches.length > 0) continue;
    await db.delete('kept', rowsOf(match));
    await db.delete('desk', match);
  }
}
