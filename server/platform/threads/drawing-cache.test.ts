import { expect, test } from 'vitest';
import { createDrawingCache } from './drawing-cache.ts';

const LIMITS = {
  max: 2,
  waiting: { max: 9, maxPerClient: 9 },
  atOnce: 10,
  perSecond: 1,
};
const asha = { id: 'asha', now: 0 };

test('simultaneous requests share one drawing, and a failed one is tried again', async () => {
  const get = createDrawingCache<Uint8Array>(LIMITS);
  let drawn = 0;
  let atOnce = 0;
  let most = 0;
  const draw = async () => {
    drawn += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    return new Uint8Array([drawn]);
  };
  await Promise.all(['a', 'a', 'a', 'b', 'a'].map((key) => get(key, asha, draw)));
  expect([drawn, most]).toEqual([2, 1]);
  await get('c', asha, draw);
  await get('b', asha, draw);
  expect(drawn).toBe(4);
  await expect(get('d', asha, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await get('d', asha, draw);
  expect(drawn).toBe(5);
});

test('new drawings of one address are limited, cached ones are not', async () => {
  const get = createDrawingCache<Uint8Array>({ ...LIMITS, max: 100, atOnce: 3 });
  const draw = async () => new Uint8Array();
  for (const key of ['a', 'b', 'c']) await get(key, asha, draw);
  await expect(get('d', asha, draw)).rejects.toMatchObject({ status: 429 });
  for (let n = 0; n < 20; n += 1) await get('a', asha, draw);
  await get('d', { id: 'juma', now: 0 }, draw);
  await get('e', { id: 'asha', now: 1000 }, draw);
});
