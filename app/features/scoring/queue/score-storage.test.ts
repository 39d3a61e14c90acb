import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { randomUuid } from '#app/lib/random-uuid.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { NOTHING_SAVED, NotSaved, type SavedScore } from './saved-score.ts';
import { openScoreStorage } from './score-storage.ts';
import { openLinkToken } from './scorer-link-token.ts';

const DAY = 24 * 60 * 60 * 1000;

function rally(no: number): MatchEvent {
  return { id: `r${no}`, at: no, type: 'rally', no, winner: 'team1' };
}

function scoreOf(acknowledged: number, queued: number): SavedScore {
  const all = Array.from({ length: acknowledged + queued }, (_, index) => rally(index + 1));
  return {
    ...NOTHING_SAVED,
    epoch: 3,
    acknowledged: all.slice(0, acknowledged),
    queue: all.slice(acknowledged),
  };
}

async function reopened(match: string, now = DAY): Promise<SavedScore> {
  const { saved, close } = await openScoreStorage(match, randomUuid(), now);
  close();
  return saved;
}

test('a saved score is found for its own match only', async () => {
  const { saved, save } = await openScoreStorage('m1', 'tab', DAY);
  expect(saved).toEqual(NOTHING_SAVED);
  const branches = [{ base: 1, events: [rally(7)] }];
  await save({ ...scoreOf(2, 3), branches, handedOver: ['x'], clockOffset: -5 });
  expect(await reopened('m1')).toEqual({
    ...scoreOf(2, 3),
    branches,
    handedOver: ['x'],
    clockOffset: -5,
  });
  expect(await reopened('m2')).toEqual(NOTHING_SAVED);
});

test('the stored log grows row by row and shrinks to match the server’s log', async () => {
  const { save } = await openScoreStorage('grows', 'tab', DAY);
  await save(scoreOf(3, 0));
  await save(scoreOf(5, 1));
  expect(await reopened('grows')).toEqual(scoreOf(5, 1));
  const again = await openScoreStorage('grows', 'tab', DAY);
  const other = { ...scoreOf(2, 0), acknowledged: [rally(1), { ...rally(2), id: 'other' }] };
  await again.save(other);
  expect((await reopened('grows')).acknowledged).toEqual(other.acknowledged);
});

test('only the newest tab writes to the storage', async () => {
  const first = await openScoreStorage('tabs', 'first', DAY);
  await first.save(scoreOf(0, 2));
  const second = await openScoreStorage('tabs', 'second', DAY);
  expect(second.saved.queue).toHaveLength(2);
  await expect(first.save(scoreOf(0, 9))).rejects.toThrow(NotSaved);
  await second.save(scoreOf(0, 3));
  expect((await reopened('tabs')).queue).toHaveLength(3);
});

test('a store that was emptied meanwhile is written anew, and another tab that came first is not', async () => {
  const { save } = await openScoreStorage('emptied', 'tab', DAY);
  await save(scoreOf(3, 1));
  const db = await openDB('wavu-score', 1);
  await db.clear('desk');
  await db.clear('kept');
  db.close();
  await save(scoreOf(3, 2));
  expect(await reopened('emptied')).toEqual(scoreOf(3, 2));
  await expect(save(scoreOf(3, 3))).rejects.toMatchObject({ reason: 'other-tab' });
});

test('a store that the browser closes by force is written anew at once', async () => {
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { save } = await openScoreStorage('cleared', 'tab', DAY);
  await save(scoreOf(2, 2));
  const db = await openDB('wavu-score', 1);
  await db.clear('desk');
  await db.clear('kept');
  db.close();
  forceCloseDatabase(opened[0] as never);
  await vi.waitFor(async () => {
    const reader = await openDB('wavu-score', 1);
    const row = await reader.get('desk', 'cleared');
    reader.close();
    expect(row?.queue).toHaveLength(2);
  });
});

test('a connection that the browser has closed is opened again', async () => {
  const { save, close } = await openScoreStorage('closed', 'tab', DAY);
  close();
  await save(scoreOf(1, 1));
  expect((await reopened('closed')).queue).toHaveLength(1);
});

/** While `run` goes on, nothing fits on the disk any more. */
async function whileFull(run: () => Promise<void>): Promise<void> {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  try {
    await run();
  } finally {
    IDBObjectStore.prototype.put = put;
  }
}

test('a full disk is reported at once, stays readable, and takes entries again when there is room', async () => {
  const { save, close } = await openScoreStorage('full', 'first', DAY);
  await save(scoreOf(1, 2));
  close();
  await whileFull(async () => {
    const second = await openScoreStorage('full', 'second', DAY);
    expect(second.saved.queue).toHaveLength(2);
    expect(second.state, 'before anything is written').toBe('full');
    await expect(second.save(scoreOf(1, 3))).rejects.toMatchObject({ reason: 'full' });
  });
  const third = await openScoreStorage('full', 'third', DAY);
  expect(third.saved.queue).toHaveLength(2);
  await third.save(scoreOf(1, 3));
  expect((await reopened('full')).queue).toHaveLength(3);
});

test('a browser without storage is reported at once and at each write', async () => {
  const { indexedDB } = globalThis;
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  try {
    const { saved, state, save } = await openScoreStorage('m', 'tab', DAY);
    expect(state, 'before anything is written').toBe('denied');
    expect(saved).toEqual(NOTHING_SAVED);
    await expect(save(scoreOf(0, 1))).rejects.toMatchObject({ reason: 'denied' });
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  }
});

test('old matches are deleted from the device, except entries never sent', async () => {
  for (const [match, queued] of [
    ['sent', 0],
    ['unsent', 2],
  ] as const) {
    const { save, close } = await openScoreStorage(match, 'tab', DAY);
    await save(scoreOf(2, queued));
    close();
  }
  const later = Date.now() + 100 * DAY;
  await reopened('another', later);
  expect(await reopened('sent', later)).toEqual(NOTHING_SAVED);
  expect(await reopened('unsent', later)).toEqual(scoreOf(2, 2));
});

function memoryStorage(): Storage {
  const acknowledged = new Map<string, string>();
  return {
    getItem: (key: string) => acknowledged.get(key) ?? null,
    setItem: (key: string, value: string) => void acknowledged.set(key, value),
    removeItem: (key: string) => void acknowledged.delete(key),
    clear: () => acknowledged.clear(),
    key: (index: number) => [...acknowledged.keys()][index] ?? null,
    get length() {
      return acknowledged.size;
    },
  };
}

test('the token of a scorer link is kept per match, until it has ended', () => {
  const storage = memoryStorage();
  const link = openLinkToken(storage, 'm1', '#score_abc-DEF');
  expect([link.isNew, link.token()]).toEqual([true, 'score_abc-DEF']);
  const again = openLinkToken(storage, 'm1', '');
  expect([again.isNew, again.token()]).toEqual([false, 'score_abc-DEF']);
  expect(openLinkToken(storage, 'm2', '#main').token()).toBeUndefined();
  expect(again.end()).toBeUndefined();
  again.forget('LINK_EXPIRED');
  expect([again.token(), again.end()]).toEqual([undefined, 'LINK_EXPIRED']);
  expect(openLinkToken(storage, 'm1', '').token()).toBeUndefined();
  expect(openLinkToken(undefined, 'm1', '#score_abc').token()).toBe('score_abc');
});

test('event ids are UUIDs of version 4, and all differ', () => {
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(200);
});
