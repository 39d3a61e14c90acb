import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { NOTHING_SAVED } from './saved-score.ts';
import { type LateDisk, openForTab } from './tab-storage.ts';

const SCORE = {
  ...NOTHING_SAVED,
  epoch: 3,
  queue: [{ id: 'r1', at: 1, type: 'rally', no: 1, winner: 'team1' } satisfies MatchEvent],
};

/** A disk that answers when it is told to. */
function holdDisk(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((name, version) => {
    // Real requests behind one that nobody answers: the first is made once it may be.
    const request = open('held', 1);
    const add = request.addEventListener.bind(request);
    const received: [string, EventListener][] = [];
    request.addEventListener = (type: string, listener: EventListener) => {
      received.push([type, listener]);
    };
    void promise.then(() => {
      request.addEventListener = add;
      const real = open(name, version);
      // It may be opened itself only now, and its own result is of no use.
      const set = () => undefined;
      Object.defineProperties(request, {
        result: { get: () => real.result, set },
        transaction: { get: () => real.transaction, set },
      });
      for (const [type, listener] of received) real.addEventListener(type, listener);
    });
    return request;
  });
  return resolve;
}

test('scoring goes on while a silent disk is waited for, and the disk is not overwritten', async () => {
  const before = await openForTab('late', 1000);
  await before.save(SCORE);
  before.close();
  const answer = holdDisk();
  const storage = await openForTab('late', 10);
  expect([storage.state, storage.saved]).toEqual(['silent', NOTHING_SAVED]);
  await expect(storage.save(NOTHING_SAVED)).rejects.toMatchObject({ reason: 'silent' });
  const received: LateDisk[] = [];
  storage.onLateDisk((disk) => received.push(disk));
  answer();
  await vi.waitFor(() => expect(received).toHaveLength(1));
  expect(received[0]).toMatchObject({ state: 'good', saved: SCORE });
  const reported = vi.fn();
  storage.onLateDisk(reported);
  await storage.save({ ...SCORE, clockOffset: 5 });
  storage.close();
  expect(reported, 'what has been heard is old by now').not.toHaveBeenCalled();
  expect((await openForTab('late', 1000)).saved.clockOffset).toBe(5);
});
