import { expect, test } from 'vitest';
import { nextOnCourt } from './free-court.ts';
import { at, dayOf, expectedAt, type Row } from './testing/day-of.ts';

test('a free court takes the match that waits for a late one', () => {
  const day = dayOf(
    [
      ['x', '1', '09:00', 'ab'],
      ['y', '1', '10:00', 'cd'],
      ['v', '2', '09:00', 'ef'],
    ],
    { now: at('10:02'), movable: new Set(['y']) },
  );
  const expected = expectedAt(day, { x: '10:40', v: '09:50' });
  expect(nextOnCourt(day, '2', expected)).toEqual({
    match: 'y',
    to: { court: '2', time: '10:05' },
    waitsUntil: '10:40',
  });
});

test('a free court waits until teams have rested, and not where waiting gains nothing', () => {
  const rows: Row[] = [
    ['x', '1', '09:00', 'ab'],
    ['y', '1', '10:00', 'cd'],
    ['v', '2', '09:00', 'ce'],
  ];
  const day = dayOf(rows, { now: at('10:02'), movable: new Set(['y']) });
  expect(nextOnCourt(day, '2', expectedAt(day, { x: '10:40', v: '09:50' }))?.to.time).toBe('10:20');
  expect(nextOnCourt(day, '2', expectedAt(day, { x: '10:25', v: '09:50' }))).toBeUndefined();
});

test('a court whose own match comes first takes no other', () => {
  const day = dayOf(
    [
      ['x', '1', '09:00', 'ab'],
      ['y', '1', '10:00', 'cd'],
      ['v', '2', '10:30', 'ef'],
    ],
    { now: at('10:02'), movable: new Set(['y', 'v']) },
  );
  expect(nextOnCourt(day, '2', expectedAt(day, { x: '10:40' }))).toBeUndefined();
});

/** `y` waits on court 1 for a match that ends late; court 2 is free from 09:50 on. */
const WAITING: Row[] = [
  ['x', '1', '09:00', 'ab'],
  ['y', '1', '10:00', 'cd'],
  ['v', '2', '08:50', 'ef'],
];

function offered(rows: readonly Row[], ends: Record<string, string>, now = '10:02') {
  const day = dayOf(rows, { now: at(now), movable: new Set(['y', 'z']) });
  const next = nextOnCourt(day, '2', expectedAt(day, { v: '09:50', ...ends }));
  return next && `${next.match} ${next.to.time} instead of ${next.waitsUntil}`;
}

test.each([
  ['ten minutes are gained', { x: '10:15' }, '10:02', 'y 10:05 instead of 10:15'],
  ['five minutes are gained', { x: '10:10' }, '10:02', undefined],
  ['it is a full five minutes past', { x: '10:40' }, '10:05', 'y 10:05 instead of 10:40'],
  ['its time is fifteen minutes ahead', { x: '10:40' }, '09:45', 'y 10:00 instead of 10:40'],
  ['its time is sixteen minutes ahead', { x: '10:40' }, '09:44', undefined],
  ['the court was left just now', { x: '10:40', v: '10:05' }, '10:02', 'y 10:05 instead of 10:40'],
  ['the court is left soon', { x: '10:40', v: '10:06' }, '10:02', 'y 10:10 instead of 10:40'],
] as const)('a free court is offered, or not, when %s', (_, ends, now, answer) => {
  expect(offered(WAITING, ends, now)).toBe(answer);
});

test('a match that has begun is not called to another court', () => {
  const day = dayOf(WAITING, { now: at('10:02'), movable: new Set(['v']) });
  expect(nextOnCourt(day, '2', expectedAt(day, { x: '10:40', v: '09:50' }))).toBeUndefined();
});

test('teams rest to the minute, then the next full five minutes are called', () => {
  const rows: Row[] = [...WAITING.slice(0, 2), ['v', '2', '08:50', 'ce']];
  expect(offered(rows, { x: '10:40', v: '09:53' })).toBe('y 10:25 instead of 10:40');
});

test('a match is over before the next one of the court begins, whatever the other court has', () => {
  const next = (time: string): Row[] => [
    ...WAITING,
    ['w', '2', time, 'gh'],
    ['u', '1', '10:30', 'ij'],
  ];
  expect(offered(next('11:05'), { x: '10:40' })).toBe('y 10:05 instead of 10:40');
  expect(offered(next('11:00'), { x: '10:40' })).toBeUndefined();
});

test('of two that wait, the one that can begin sooner is called, then the one that waits longer', () => {
  const rows = (teams: string): Row[] => [
    ...WAITING,
    ['u', '3', '09:00', 'gh'],
    ['z', '3', '10:00', teams],
  ];
  const ends = { x: '10:40', u: '11:00' };
  expect(offered(rows('ij'), ends)).toBe('z 10:05 instead of 11:00');
  // A team of `z` has played until 09:50.
  expect(offered(rows('ie'), ends)).toBe('y 10:05 instead of 10:40');
});
