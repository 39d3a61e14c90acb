import { expect, test } from 'vitest';
import type { LiveScore } from './live.ts';
import { readLine, shortLine } from './short-line.ts';

const rally: LiveScore = {
  id: '01a20608-3f1b-71cd-bc23-827ac65d0fed',
  v: 1234,
  s: 'Live',
  wins: [2, 1],
  set: 4,
  score: [16, 19],
  serve: 1,
  y: 205,
};

test('a rally weighs a quarter in the room of its match', () => {
  expect(shortLine(JSON.stringify(rally), true)).toBe('4,2,1,16,19,1,205');
});

test.each([
  rally,
  { ...rally, u: [1, 0, 2, 0], t: [2, 1795432749], c: [1, 4, 9] },
  { ...rally, s: 'ended', full: 1 },
  { ...rally, pen: 3 },
] as LiveScore[])('a page reads of short lines what the long ones say', (line) => {
  const long = JSON.stringify(line);
  expect(readLine(shortLine(long, true), line.id, line.v)).toEqual(line);
  // The room of all matches has a version of its own.
  expect(readLine(shortLine(long, false), 'all', 99_999)).toEqual(line);
});

test('a line without a moment and a reason says 0', () => {
  const { y: _, ...bare } = rally;
  expect(readLine(shortLine(JSON.stringify(bare), true), rally.id, 1234)).toEqual({
    ...rally,
    y: 0,
  });
});
