import { expect, test } from 'vitest';
import type { ScheduleEntry } from '#contract/leagues/schedule.ts';
import { courtDays } from './court-days.ts';

const entry = (id: string, facts: object = {}) =>
  ({
    id,
    kind: 'match',
    status: 'not started',
    matchDate: '2027-03-06',
    matchTime: '09:00',
    location: 'Coco',
    court: '1',
    ...facts,
  }) as ScheduleEntry;

test('courts come by day, place and number, with their matches in the order of their start', () => {
  const found = courtDays([
    entry('late', { matchTime: '11:00' }),
    entry('tenth', { court: '10' }),
    entry('second', { court: '2' }),
    entry('early'),
    entry('before', { matchDate: '2027-03-05' }),
    entry('bare', { court: null }),
  ]);
  expect(found.map(({ date, court, matches }) => [date, court, matches])).toEqual([
    ['2027-03-05', '1', ['before']],
    ['2027-03-06', null, ['bare']],
    ['2027-03-06', '1', ['early', 'late']],
    ['2027-03-06', '2', ['second']],
    ['2027-03-06', '10', ['tenth']],
  ]);
});

test('drafts, fixtures without teams, matches of other leagues and those that have begun have no court here', () => {
  const found = courtDays([
    entry('waiting', { kind: 'waiting' }),
    entry('elsewhere', { kind: 'elsewhere' }),
    entry('begun', { status: 'Live' }),
    entry('draft', { draft: true }),
  ]);
  expect(found).toEqual([]);
});
