import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

test('the next job begins when the one before has ended or failed', async () => {
  const inTurn = oneByOne();
  const seen: string[] = [];
  const work = async (name: string) => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === 'second') throw new Error(name);
    return name;
  };
  const all = ['first', 'second', 'third'].map((name) => inTurn(() => work(name)));
  const ends = await Promise.allSettled(all);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
