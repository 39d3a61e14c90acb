import { expect, test } from 'vitest';
import { cachedFind } from './find-choices.ts';

test('fields with the same choices fetch them once, and again only after a failure', async () => {
  const queries: string[] = [];
  const all = { choices: [], isAll: true };
  let isDown = true;
  const find = cachedFind(async (q) => {
    queries.push(q);
    if (isDown) throw new Error('no line');
    return all;
  });
  await Promise.all([1, 2].map(() => expect(find('')).rejects.toThrow('no line')));
  expect(queries).toEqual(['']);
  isDown = false;
  expect(await Promise.all([find(''), find('')])).toEqual([all, all]);
  expect(queries).toEqual(['', '']);
  await find('Kibo');
  expect(queries).toEqual(['', '', 'Kibo']);
});
