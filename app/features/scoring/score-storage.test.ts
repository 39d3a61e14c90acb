import { expect, test } from 'vitest';
import { newEventId } from './new-event-id.ts';
import { loadScore, saveScore, takeLinkToken } from './score-storage.ts';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

test('what is saved for one match is loaded for it and no other', () => {
  const storage = memoryStorage();
  const saved = { epoch: 3, queue: [{ id: 'a', at: 1, type: 'start' } as const], parked: [] };
  saveScore(storage, 'm1', saved);
  expect(loadScore(storage, 'm1')).toEqual(saved);
  expect(loadScore(storage, 'm2')).toEqual({ epoch: null, queue: [], parked: [] });
});

test('a match with nothing to remember leaves nothing behind', () => {
  const storage = memoryStorage();
  saveScore(storage, 'm1', { epoch: 3, queue: [], parked: [] });
  saveScore(storage, 'm1', { epoch: null, queue: [], parked: [] });
  expect(storage.length).toBe(0);
});

test('a spoilt memory is no memory', () => {
  const storage = memoryStorage();
  storage.setItem('wavu:score:m1', '{"epoch":');
  expect(loadScore(storage, 'm1')).toEqual({ epoch: null, queue: [], parked: [] });
});

test('the token of a scorer link is kept per match', () => {
  const storage = memoryStorage();
  expect(takeLinkToken(storage, 'm1', '#score_abc-DEF')).toEqual({
    isNew: true,
    token: 'score_abc-DEF',
  });
  expect(takeLinkToken(storage, 'm1', '')).toEqual({ isNew: false, token: 'score_abc-DEF' });
  expect(takeLinkToken(storage, 'm2', '#main')).toEqual({ isNew: false, token: null });
});

test('event ids are UUIDs of version 4, each another', () => {
  const ids = Array.from({ length: 200 }, newEventId);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(200);
});
