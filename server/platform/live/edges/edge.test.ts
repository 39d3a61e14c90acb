import { expect, onTestFinished, test, vi } from 'vitest';
import { createEdge, MAX_QUEUED } from './edge.ts';
import { startFakeEdge } from './testing/fake-edge.ts';

async function openEdge() {
  const fake = await startFakeEdge();
  const onError = vi.fn();
  const edge = createEdge({ url: fake.url, onError, firstWaitMs: 5 });
  onTestFinished(async () => {
    await edge.close();
    await fake.close();
  });
  return { edge, fake, onError };
}

test('frames arrive in order, and waiting frames of a channel are sent together', async () => {
  const { edge, fake } = await openEdge();
  for (const [channel, frames] of [
    ['m1', 'a'],
    ['m1', 'b'],
    ['m2', 'c'],
    ['m1', 'd'],
  ] as const) {
    edge.send(channel, frames);
  }
  await vi.waitUntil(() => edge.waiting() === 0);
  expect(fake.textOf('m1')).toBe('abd');
  expect(fake.textOf('m2')).toBe('c');
});

test('an unreachable edge gets the waiting messages when it is back, and is reported once', async () => {
  const { edge, fake, onError } = await openEdge();
  fake.refuse(true);
  edge.send('m1', 'a');
  edge.send('m1', 'b');
  await vi.waitUntil(() => fake.refused() > 2);
  expect(edge.waiting()).toBe(2);
  fake.refuse(false);
  await vi.waitUntil(() => edge.waiting() === 0);
  expect(fake.textOf('m1')).toBe('ab');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('the newest messages wait for an unreachable edge, the oldest are dropped', async () => {
  const { edge, fake } = await openEdge();
  fake.refuse(true);
  edge.send('m1', 'first,');
  await vi.waitUntil(() => fake.refused() > 0);
  for (let n = 1; n <= MAX_QUEUED; n += 1) edge.send('m1', `${n},`);
  expect(edge.waiting()).toBe(MAX_QUEUED);
  fake.refuse(false);
  await vi.waitUntil(() => edge.waiting() === 0);
  expect(fake.textOf('m1').endsWith(`,${MAX_QUEUED},`)).toBe(true);
});

test('a name and a password in the address are sent as Basic', async () => {
  const fake = await startFakeEdge();
  onTestFinished(fake.close);
  const edge = createEdge({ url: fake.url.replace('//', '//wavu:s%3Acret@') });
  onTestFinished(edge.close);
  edge.send('m1', 'a');
  await vi.waitUntil(() => edge.waiting() === 0);
  expect(fake.authorization()).toBe(`Basic ${Buffer.from('wavu:s:cret').toString('base64')}`);
});
