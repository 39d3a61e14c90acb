import { expect, test } from 'vitest';
import { drawLots, isGenuine } from './draw.ts';
import { randomSource } from './random-source.ts';

/** The same generator on big integers, written from its definition. */
function slowSource(seed: string): () => bigint {
  const word = 2n ** 32n;
  const sum = (text: string) => {
    let hash = 0x811c9dc5n;
    for (const byte of [...text].flatMap((unit) => [
      BigInt(unit.charCodeAt(0)) % 256n,
      BigInt(unit.charCodeAt(0)) / 256n,
    ]))
      hash = ((hash ^ byte) * 0x01000193n) % word;
    return hash;
  };
  let [a, b, c, counter] = [0, 1, 2, 3].map((lane) => sum(`${lane}:${seed}`)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const next = () => {
    const out = (a + b + counter) % word;
    counter = (counter + 1n) % word;
    a = b ^ (b / 512n);
    b = (c * 9n) % word;
    c = (((c * 2n ** 21n) % word) + c / 2n ** 11n + out) % word;
    return out;
  };
  for (let idle = 0; idle < 12; idle += 1) next();
  return next;
}

test.each(['', 'TAVA 2026', 'Ligi ya Taifa 2026-11-21', 'ŵavu'])(
  'the random numbers of seed %j are those defined',
  (seed) => {
    const fast = randomSource(seed);
    const slow = slowSource(seed);
    for (let count = 0; count < 200; count += 1) expect(BigInt(fast(2 ** 32))).toBe(slow());
  },
);

test('numbers that would favour low results are rejected', () => {
  // Below 3 * 2^30 a quarter of all numbers is refused.
  const below = 3 * 2 ** 30;
  const fast = randomSource('refused');
  const slow = slowSource('refused');
  const accepted: number[] = [];
  while (accepted.length < 100) {
    const number = Number(slow());
    if (number < below) accepted.push(number);
  }
  expect(accepted.map(() => fast(below))).toEqual(accepted);
});

test('every number is drawn about equally often', () => {
  const random = randomSource('fair');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let count = 0; count < 6000; count += 1) {
    const number = random(6);
    counts[number] = counts[number]! + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('nothing can be drawn below %d', (below) => {
  expect(() => randomSource('x')(below)).toThrow(RangeError);
});

test('a recorded draw can be repeated, and a manipulated one is detected', () => {
  const draw = drawLots('2026-11-21 Moshi', [
    'Jeshi Stars',
    'Magereza',
    'Nyuki',
    'Tanzania Prisons',
  ]);
  expect([...draw.order].sort()).toEqual([...draw.entrants].sort());
  expect(isGenuine(draw)).toBe(true);
  const [first, second, ...rest] = draw.order as [string, string, string, string];
  expect(isGenuine({ ...draw, order: [second, first, ...rest] })).toBe(false);
  expect(isGenuine({ ...draw, order: [first, second] })).toBe(false);
  expect(isGenuine({ ...draw, order: [...draw.order, 'Wenye Nguvu'] })).toBe(false);
  expect(isGenuine({ ...draw, seed: '2026-11-22 Moshi' })).toBe(false);
  expect(isGenuine({ ...draw, method: 'other' as typeof draw.method })).toBe(false);
});

test('a given seed always gives the same order', () => {
  const { method, order } = drawLots('Wavu', ['a', 'b', 'c', 'd', 'e', 'f']);
  expect([method, order.join('')]).toEqual(['sfc32-fnv1a-1', 'cfeabd']);
});

test('a draw from one number gives that number', () => {
  expect(randomSource('x')(1)).toBe(0);
  expect(drawLots('x', ['a']).order).toEqual(['a']);
});

test('the order of entry does not influence a draw', () => {
  const order = drawLots('seed', ['a', 'b', 'c', 'd', 'e']).order;
  expect(drawLots('seed', ['e', 'c', 'a', 'd', 'b']).order).toEqual(order);
});

test('every order of three comes up about equally often', () => {
  const orders = new Map<string, number>();
  for (let run = 0; run < 3000; run += 1) {
    const order = drawLots(`run ${run}`, ['a', 'b', 'c']).order.join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(90);
});
