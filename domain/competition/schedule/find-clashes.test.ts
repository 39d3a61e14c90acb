import { expect, test } from 'vitest';
import { findClashes } from './find-clashes.ts';
import { costOf } from './finding.ts';
import type { Appointment, Constraint, MatchToSchedule, ScheduleProblem } from './problem.ts';

const day = '2026-12-12';

function problem(
  matches: MatchToSchedule[],
  constraints: Constraint[] = [],
  rest: Partial<ScheduleProblem> = {},
): ScheduleProblem {
  return {
    matches,
    courts: ['1', '2'],
    openHours: [{ date: day, opens: '08:00', closes: '20:00' }],
    constraints,
    ...rest,
  };
}

function at(match: string, time: string, court = '1', date = day): Appointment {
  return { match, court, date, time };
}

function match(id: string, teams: string[], rest: Partial<MatchToSchedule> = {}): MatchToSchedule {
  return { id, minutes: 120, teams, ...rest };
}

test('10-12 and 11-13 on one court overlap, 10-12 and 12-14 do not', () => {
  const two = problem([match('x', ['a', 'b']), match('y', ['c', 'd'])]);
  expect(findClashes(two, [at('x', '10:00'), at('y', '11:00')])).toEqual([
    { code: 'COURT_DOUBLE_BOOKED', weight: 'hard', matches: ['x', 'y'], court: '1' },
  ]);
  expect(findClashes(two, [at('x', '11:00'), at('y', '10:00')])).toHaveLength(1);
  expect(findClashes(two, [at('x', '10:00'), at('y', '12:00')])).toEqual([]);
  expect(findClashes(two, [at('x', '12:00'), at('y', '10:00')])).toEqual([]);
  expect(findClashes(two, [at('x', '10:00'), at('y', '11:00', '2')])).toEqual([]);
});

test('a short match within a long one overlaps it', () => {
  const two = problem([match('x', ['a', 'b']), match('y', ['c', 'd'], { minutes: 20 })]);
  expect(findClashes(two, [at('x', '10:00'), at('y', '10:50')])).toHaveLength(1);
});

test('a team cannot be on two courts, and both teams are named', () => {
  const two = problem([match('x', ['a', 'b']), match('y', ['b', 'a'])]);
  expect(findClashes(two, [at('x', '10:00'), at('y', '11:59', '2')])).toEqual([
    { code: 'TEAM_DOUBLE_BOOKED', weight: 'hard', matches: ['x', 'y'], team: 'a' },
    { code: 'TEAM_DOUBLE_BOOKED', weight: 'hard', matches: ['x', 'y'], team: 'b' },
  ]);
});

test('a referee cannot be on two courts', () => {
  const two = problem([
    match('x', ['a', 'b'], { referees: ['Juma', 'Asha'] }),
    match('y', ['c', 'd'], { referees: ['Asha'] }),
  ]);
  expect(findClashes(two, [at('x', '10:00'), at('y', '11:00', '2')])).toEqual([
    { code: 'REFEREE_DOUBLE_BOOKED', weight: 'hard', matches: ['x', 'y'], referee: 'Asha' },
  ]);
  expect(findClashes(two, [at('x', '10:00'), at('y', '12:00', '2')])).toEqual([]);
});

test('a referee of a competing club is found', () => {
  const clubs = { Asha: ['b', 'e'], Juma: ['c'] };
  const first = problem(
    [match('x', ['a', 'b'], { referees: ['Juma', 'Asha', 'Neema'] })],
    [{ kind: 'neutral-referee', clubs, weight: 5 }],
  );
  expect(findClashes(first, [at('x', '10:00')])).toEqual([
    { code: 'REFEREE_OF_A_COMPETING_CLUB', weight: 5, matches: ['x'], referee: 'Asha' },
  ]);
});

test('a match without an appointment is found', () => {
  expect(findClashes(problem([match('x', ['a', 'b'])]), [])).toEqual([
    { code: 'NOT_SCHEDULED', weight: 'hard', matches: ['x'] },
  ]);
});

test.each([
  ['08:00', '1', true],
  ['18:00', '1', true],
  ['07:59', '1', false],
  ['18:01', '1', false],
  ['10:00', '3', false],
])('a match of two hours at %s on court %s lies in the open hours: %s', (time, court, inside) => {
  const found = findClashes(problem([match('x', ['a', 'b'])]), [at('x', time, court)]);
  expect(found).toEqual(
    inside ? [] : [{ code: 'OUTSIDE_OPEN_HOURS', weight: 'hard', matches: ['x'], court }],
  );
});

test('a match does not run through a lunch break, and a court may open later', () => {
  const hours = problem([match('x', ['a', 'b'])], [], {
    openHours: [
      { date: day, opens: '08:00', closes: '12:00' },
      { date: day, opens: '12:00', closes: '24:00', courts: ['2'] },
    ],
  });
  expect(findClashes(hours, [at('x', '11:00', '2')])).toHaveLength(1);
  expect(findClashes(hours, [at('x', '12:00', '1')])).toHaveLength(1);
  expect(findClashes(hours, [at('x', '22:00', '2')])).toEqual([]);
});

test('a match of a round stays within its dates', () => {
  const round = problem(
    [match('x', ['a', 'b'], { within: { first: '2026-12-13', last: '2026-12-14' } })],
    [],
    {
      openHours: ['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'].map((date) => ({
        date,
        opens: '00:00',
        closes: '24:00',
      })),
    },
  );
  const found = (date: string, time: string) =>
    findClashes(round, [at('x', time, '1', date)]).map(({ code }) => code);
  expect(found('2026-12-12', '22:00')).toEqual(['OUTSIDE_ITS_DATES']);
  expect(found('2026-12-13', '00:00')).toEqual([]);
  expect(found('2026-12-14', '22:00')).toEqual([]);
  expect(found('2026-12-15', '00:00')).toEqual(['OUTSIDE_ITS_DATES']);
});

test('a final does not start before its semi-finals are over', () => {
  const finals = problem([match('SF', ['a', 'b']), match('F', [], { after: ['SF'] })]);
  expect(findClashes(finals, [at('SF', '10:00'), at('F', '11:59', '2')])).toEqual([
    { code: 'BEFORE_ITS_SOURCE', weight: 'hard', matches: ['SF', 'F'] },
  ]);
  expect(findClashes(finals, [at('SF', '10:00'), at('F', '12:00', '2')])).toEqual([]);
});

test('minimum rest counts from the end to the next start, in either order', () => {
  const rest: Constraint = { kind: 'minimum-rest', minutes: 60, weight: 4 };
  const two = problem([match('x', ['a', 'b']), match('y', ['b', 'c'])], [rest]);
  expect(findClashes(two, [at('x', '10:00'), at('y', '12:59')])).toEqual([
    { code: 'REST_TOO_SHORT', weight: 4, matches: ['x', 'y'], team: 'b' },
  ]);
  expect(findClashes(two, [at('x', '12:30'), at('y', '10:00')])).toHaveLength(1);
  expect(findClashes(two, [at('x', '10:00'), at('y', '13:00')])).toEqual([]);
});

test('rest before a match whose teams are not known counts from its sources', () => {
  const rest: Constraint = { kind: 'minimum-rest', minutes: 60, weight: 'hard' };
  const finals = (teams: string[]) =>
    problem([match('SF', ['a', 'b']), match('F', teams, { after: ['SF'] })], [rest]);
  const early = [at('SF', '10:00'), at('F', '12:30')];
  expect(findClashes(finals([]), early)).toEqual([
    { code: 'REST_TOO_SHORT', weight: 'hard', matches: ['SF', 'F'] },
  ]);
  expect(findClashes(finals([]), [at('SF', '10:00'), at('F', '12:00')])).toHaveLength(1);
  expect(findClashes(finals(['c']), early)).toHaveLength(1);
  expect(findClashes(finals(['c', 'd']), early)).toEqual([]);
  expect(findClashes(finals([]), [at('SF', '10:00'), at('F', '13:00')])).toEqual([]);
});

test.each([
  [['x', 'SF'], 1],
  [['y', 'F'], 1],
  [['other'], 0],
])('a rest of the matches %j counts where one of the two is among them', (matches, count) => {
  const rest: Constraint = { kind: 'minimum-rest', minutes: 60, weight: 'hard', matches };
  const two = problem([match('x', ['a', 'b']), match('y', ['b', 'c'])], [rest]);
  expect(findClashes(two, [at('x', '10:00'), at('y', '12:30', '2')])).toHaveLength(count);
  const finals = problem([match('SF', ['a', 'b']), match('F', [], { after: ['SF'] })], [rest]);
  expect(findClashes(finals, [at('SF', '10:00'), at('F', '12:30')])).toHaveLength(count);
});

test('a third match of a team on one day is a finding', () => {
  const most: Constraint = { kind: 'matches-per-day', most: 2, weight: 'hard' };
  const three = problem(
    [
      match('x', ['a', 'b'], { minutes: 60 }),
      match('y', ['a', 'c'], { minutes: 60 }),
      match('z', ['a', 'd'], { minutes: 60 }),
    ],
    [most],
    {
      openHours: [day, '2026-12-13'].map((date) => ({ date, opens: '08:00', closes: '20:00' })),
    },
  );
  expect(findClashes(three, [at('z', '08:00'), at('x', '10:00'), at('y', '12:00')])).toEqual([
    {
      code: 'TOO_MANY_MATCHES_IN_A_DAY',
      weight: 'hard',
      matches: ['y'],
      team: 'a',
      date: day,
    },
  ]);
  expect(
    findClashes(three, [at('x', '10:00'), at('y', '12:00'), at('z', '10:00', '1', '2026-12-13')]),
  ).toEqual([]);
});

test('a final on the day of the semi-final counts as the second match of its teams', () => {
  const most: Constraint = { kind: 'matches-per-day', most: 2, weight: 3 };
  const matches = [
    match('G', ['a', 'b'], { minutes: 60 }),
    match('SF', ['a', 'c'], { minutes: 60, after: ['G'] }),
    match('F', [], { minutes: 60, after: ['SF'] }),
  ];
  const schedule = [at('G', '08:00'), at('SF', '10:00'), at('F', '12:00')];
  expect(findClashes(problem(matches, [most]), schedule)).toEqual([
    { code: 'TOO_MANY_MATCHES_IN_A_DAY', weight: 3, matches: ['F'], date: day },
  ]);
  const three: Constraint = { ...most, most: 3 };
  expect(findClashes(problem(matches, [three]), schedule)).toEqual([]);
});

test('matches that wait for each other are found without an endless search', () => {
  const most: Constraint = { kind: 'matches-per-day', most: 9, weight: 'hard' };
  const circle = problem(
    [match('x', [], { after: ['y'] }), match('y', [], { after: ['x'] })],
    [most],
  );
  expect(findClashes(circle, [at('x', '10:00'), at('y', '12:00')])).toEqual([
    { code: 'BEFORE_ITS_SOURCE', weight: 'hard', matches: ['y', 'x'] },
  ]);
});

test('a blackout may close a team, a referee, a court or a part of a day', () => {
  const withBlackout = (blackout: Partial<Constraint & { kind: 'blackout' }>) =>
    findClashes(
      problem(
        [match('x', ['a', 'b'], { referees: ['Juma'] })],
        [{ kind: 'blackout', date: day, weight: 'hard', ...blackout }],
      ),
      [at('x', '10:00')],
    ).map(({ code }) => code);
  expect(withBlackout({ team: 'b' })).toEqual(['BLACKED_OUT']);
  expect(withBlackout({ team: 'c' })).toEqual([]);
  expect(withBlackout({ referee: 'Juma' })).toEqual(['BLACKED_OUT']);
  expect(withBlackout({ referee: 'Asha' })).toEqual([]);
  expect(withBlackout({ court: '1' })).toEqual(['BLACKED_OUT']);
  expect(withBlackout({ court: '2' })).toEqual([]);
  expect(withBlackout({ team: 'a', date: '2026-12-13' })).toEqual([]);
  expect(withBlackout({ team: 'a', from: '12:00' })).toEqual([]);
  expect(withBlackout({ team: 'a', from: '11:59' })).toEqual(['BLACKED_OUT']);
  expect(withBlackout({ team: 'a', to: '10:00' })).toEqual([]);
  expect(withBlackout({ team: 'a', to: '10:01' })).toEqual(['BLACKED_OUT']);
  expect(withBlackout({})).toEqual([]);
});

test('each additional start in the last round costs once', () => {
  const matches = ['x', 'y', 'z'].map((id) => match(id, [`${id}1`, `${id}2`]));
  const together: Constraint = { kind: 'simultaneous', matches: ['x', 'y', 'z'], weight: 7 };
  const three = problem(matches, [together], { courts: ['1', '2', '3'] });
  const found = (x: string, y: string, z: string) =>
    costOf(findClashes(three, [at('x', x), at('y', y, '2'), at('z', z, '3')])).soft;
  expect(found('10:00', '10:00', '10:00')).toBe(0);
  expect(found('10:00', '10:00', '10:30')).toBe(7);
  expect(found('10:00', '11:00', '12:00')).toBe(14);
});

test('a final outside the preferred hours costs', () => {
  const found = (time: string, date?: string) =>
    findClashes(
      problem(
        [match('F', ['a', 'b'])],
        [
          {
            kind: 'preferred-hours',
            matches: ['F'],
            from: '15:00',
            to: '18:00',
            date,
            weight: 2,
          },
        ],
      ),
      [at('F', time)],
    );
  expect(found('15:00')).toEqual([]);
  expect(found('16:00', day)).toEqual([]);
  expect(found('14:59')).toEqual([{ code: 'OUTSIDE_PREFERRED_HOURS', weight: 2, matches: ['F'] }]);
  expect(found('16:01')).toHaveLength(1);
  expect(found('16:00', '2026-12-13')).toHaveLength(1);
});

test('hard findings are counted, soft ones added up', () => {
  expect(
    costOf([
      { code: 'NOT_SCHEDULED', weight: 'hard', matches: [] },
      { code: 'REST_TOO_SHORT', weight: 2, matches: [] },
      { code: 'BLACKED_OUT', weight: 0.5, matches: [] },
      { code: 'BLACKED_OUT', weight: 'hard', matches: [] },
    ]),
  ).toEqual({ hard: 2, soft: 2.5 });
});

test('a blackout names the match that it hits', () => {
  const rain: Constraint = { kind: 'blackout', date: day, court: '1', weight: 3 };
  const found = findClashes(problem([match('x', ['a', 'b'])], [rain]), [at('x', '10:00')]);
  expect(found).toMatchObject([{ code: 'BLACKED_OUT', weight: 3, matches: ['x'], court: '1' }]);
});

test('a match outside its dates is named', () => {
  const late = match('x', ['a', 'b'], { within: { first: '2026-12-13', last: '2026-12-14' } });
  expect(findClashes(problem([late]), [at('x', '10:00')])).toEqual([
    { code: 'OUTSIDE_ITS_DATES', weight: 'hard', matches: ['x'] },
  ]);
});
