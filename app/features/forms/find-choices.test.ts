import { expect, test } from 'vitest';
import { askedOnce } from './find-choices.ts';

test('fields that offer the same ask once, and again only after a failure', async () => {
  const asked: string[] = [];
  const all = { choices: [], isAll: true };
  let isDown = true;
  const find = askedOnce(async (q) => {
    asked.push(q);
    if (isDown) throw new Error('no line');
    return all;
  });
  await Promise.all([1, 2].map(() => expect(find('')).rejects.toThrow('no line')));
  expect(asked).toEqual(['']);
  isDown = false;
  expect(await Promise.all([find(''), find('')])).toEqual([all, all]);
  expect(asked).toEqual(['', '']);
  await find('Kibo');
  expect(asked).toEqual(['', '', 'Kibo']);
});
