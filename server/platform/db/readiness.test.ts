import { expect, onTestFinished, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

test('a thousand questions in one second cost one look at the database', async () => {
  let now = 0;
  const look = vi.fn(async () => []);
  const readiness = createReadiness(look, () => now);
  const answers = await Promise.all(Array.from({ length: 1000 }, () => readiness()));
  now = 999;
  answers.push(await readiness());
  expect(new Set(answers)).toEqual(new Set([undefined]));
  expect(look).toHaveBeenCalledTimes(1);
  now = 1000;
  await readiness();
  expect(look).toHaveBeenCalledTimes(2);
});

test('missing migrations are named', async () => {
  const readiness = createReadiness(async () => ['0017-coaches', '0018-courts']);
  expect(await readiness()).toBe('The database waits for migrations: 0017-coaches, 0018-courts.');
});

test('a database that fails makes the node not ready until it answers again', async () => {
  let now = 0;
  let isAway = true;
  const readiness = createReadiness(
    async () => {
      if (isAway) throw new Error('connect ECONNREFUSED');
      return [];
    },
    () => now,
  );
  expect(await readiness()).toBe('The database does not answer.');
  isAway = false;
  now = 1000;
  expect(await readiness()).toBeUndefined();
});

test('a database that hangs is reported after two seconds and is asked once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let now = 0;
  const look = vi.fn(() => new Promise<string[]>(() => undefined));
  const readiness = createReadiness(look, () => now);
  const first = readiness();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe('The database does not answer.');
  now = 60_000;
  expect(await readiness()).toBe('The database does not answer.');
  expect(look).toHaveBeenCalledTimes(1);
});
