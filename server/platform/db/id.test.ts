import { expect, test } from 'vitest';
import { newId } from './id.ts';

test('ids are UUIDs of version 7 that sort by their making', () => {
  const now = Date.now();
  const ids = Array.from({ length: 10_000 }, (_, index) => newId(now + (index % 3)));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
