import { expect, test } from 'vitest';
import { randomSource } from '../lots/random-source.ts';
import { findClashes } from './find-clashes.ts';
import type { Appointment, Constraint, MatchToSchedule, ScheduleProblem } from './problem.ts';
import { rippleDelay } from './ripple-delay.ts';

const date = '2026-12-12';

function problem(matches: MatchToSchedule[], constraints: Constraint[] = []): ScheduleProblem {
  return {
    matches,
    courts: ['1', '2'],
    openHours: [{ date, opens: '08:00', closes: '18:00' }],
    constraints,
  };
}

function at(match: string, time: string, court = '1'): Appointment {
  return { match, court, date, time };
}

function match(id: string, teams: string[], rest: Partial<MatchToSchedule> = {}): MatchToSchedule {
  return { id, minutes: 90, teams, ...rest };
}

function moved(
  matches: MatchToSchedule[],
  schedule: Appointment[],
  delay: [match: string, ends: string],
  constraints: Constraint[] = [],
): string[] {
  const ripple = rippleDelay(problem(matches, constraints), schedule, {
    match: delay[0],
    date,
    ends: delay[1],
  });
  return ripple.moves.map(({ match: id, was, notBefore }) => `${id} ${was} -> ${notBefore}`);
}

const x = match('x', ['a', 'b']);
const y = match('y', ['c', 'd']);
const z = match('z', ['e', 'f']);

test('a match that ends late delays the next match on its court', () => {
  const schedule = [at('x', '12:00'), at('y', '13:30'), at('z', '13:30', '2')];
  const ripple = rippleDelay(problem([x, y, z]), schedule, { match: 'x', date, ends: '14:10' });
  expect(ripple.moves).toEqual([
    { match: 'y', court: '1', date, was: '13:30', notBefore: '14:10' },
  ]);
  expect(ripple.schedule).toEqual([at('x', '12:00'), at('y', '14:10'), at('z', '13:30', '2')]);
  expect(ripple.findings).toEqual([]);
});

test('free time on the court absorbs the delay', () => {
  const schedule = [at('x', '10:00'), at('y', '12:00'), at('z', '14:00')];
  expect(moved([x, y, z], schedule, ['x', '12:00'])).toEqual([]);
  expect(moved([x, y, z], schedule, ['x', '12:20'])).toEqual(['y 12:00 -> 12:20']);
  expect(moved([x, y, z], schedule, ['x', '12:40'])).toEqual([
    'y 12:00 -> 12:40',
    'z 14:00 -> 14:10',
  ]);
});

test('a match that ends early moves no other match', () => {
  expect(moved([x, y], [at('x', '10:00'), at('y', '11:30')], ['x', '10:50'])).toEqual([]);
});

test('new times are rounded up to five minutes', () => {
  expect(moved([x, y], [at('x', '10:00'), at('y', '11:30')], ['x', '11:31'])).toEqual([
    'y 11:30 -> 11:35',
  ]);
  const ripple = rippleDelay(
    problem([x, y]),
    [at('x', '10:00'), at('y', '11:30')],
    { match: 'x', date, ends: '11:31' },
    { roundTo: 1 },
  );
  expect(ripple.moves[0]!.notBefore).toBe('11:31');
});

test('the delay follows the team to another court, with its rest', () => {
  const next = match('n', ['b', 'c']);
  const rest: Constraint = { kind: 'minimum-rest', minutes: 60, weight: 'hard' };
  const schedule = [at('x', '10:00'), at('n', '13:00', '2')];
  expect(moved([x, next], schedule, ['x', '12:30'], [rest])).toEqual(['n 13:00 -> 13:30']);
  expect(moved([x, next], schedule, ['x', '12:30'], [{ ...rest, weight: 9 }])).toEqual([]);
  expect(moved([x, next], schedule, ['x', '13:30'])).toEqual(['n 13:00 -> 13:30']);
});

test('a pair with less rest than the rule is not driven further apart than it was', () => {
  const next = match('n', ['b', 'c']);
  const rest: Constraint = { kind: 'minimum-rest', minutes: 60, weight: 'hard' };
  const schedule = [at('x', '10:00'), at('n', '12:00', '2')];
  expect(moved([x, next], schedule, ['x', '12:00'], [rest])).toEqual(['n 12:00 -> 12:30']);
});

test('the final waits for its source, with the rest of teams not yet known', () => {
  const final = match('F', [], { after: ['x'] });
  const known = match('F', ['g', 'h'], { after: ['x'] });
  const rest: Constraint = { kind: 'minimum-rest', minutes: 60, weight: 'hard' };
  const schedule = [at('x', '10:00'), at('F', '13:00', '2')];
  expect(moved([x, final], schedule, ['x', '12:30'], [rest])).toEqual(['F 13:00 -> 13:30']);
  expect(moved([x, known], schedule, ['x', '12:30'], [rest])).toEqual([]);
  expect(moved([x, known], schedule, ['x', '13:30'], [rest])).toEqual(['F 13:00 -> 13:30']);
});

test('a delay follows the referee to the next match', () => {
  const first = match('x', ['a', 'b'], { referees: ['Juma', 'Neema'] });
  const other = match('y', ['c', 'd'], { referees: ['Asha', 'Juma'] });
  const schedule = [at('x', '10:00'), at('y', '11:30', '2')];
  expect(moved([first, other], schedule, ['x', '11:50'])).toEqual(['y 11:30 -> 11:50']);
  expect(moved([first, y], schedule, ['x', '11:50'])).toEqual([]);
});

test('earlier matches and matches on other courts stay in place', () => {
  const schedule = [at('x', '08:00'), at('y', '09:30'), at('z', '09:30', '2')];
  expect(moved([x, y, z], schedule, ['y', '16:00'])).toEqual([]);
});

test('a match beyond closing time is a new finding, and former findings are not repeated', () => {
  const twice = match('w', ['e', 'g']);
  const schedule = [
    at('x', '14:00'),
    at('y', '16:00'),
    at('z', '09:00', '2'),
    at('w', '09:00', '1'),
  ];
  const all = problem([x, y, z, twice]);
  expect(findClashes(all, schedule).map(({ code }) => code)).toEqual(['TEAM_DOUBLE_BOOKED']);
  const { moves, findings } = rippleDelay(all, schedule, { match: 'x', date, ends: '16:35' });
  expect(moves.map(({ match: id, notBefore }) => `${id} ${notBefore}`)).toEqual(['y 16:35']);
  expect(findings).toEqual([
    { code: 'OUTSIDE_OPEN_HOURS', weight: 'hard', matches: ['y'], court: '1' },
  ]);
});

test('moves come in the order of their new times', () => {
  const next = match('n', ['b', 'g']);
  const schedule = [at('x', '10:00'), at('y', '11:30'), at('n', '12:30', '2'), at('z', '13:00')];
  expect(moved([x, y, next, z], schedule, ['x', '14:00'])).toEqual([
    'y 11:30 -> 14:00',
    'n 12:30 -> 14:00',
    'z 13:00 -> 15:30',
  ]);
});

test('a match planned earlier may come after one planned later', () => {
  const next = match('n', ['b', 'g']);
  const rest: Constraint = { kind: 'minimum-rest', minutes: 60, weight: 'hard' };
  const schedule = [at('x', '09:00'), at('n', '11:30', '2'), at('y', '12:00')];
  expect(moved([x, next, y], schedule, ['x', '14:00'], [rest])).toEqual([
    'y 12:00 -> 14:00',
    'n 11:30 -> 15:00',
  ]);
});

test('a time off the grid stays unchanged unless a delay moves it', () => {
  const schedule = [at('x', '10:00'), at('y', '11:33')];
  expect(moved([x, y], schedule, ['x', '11:33'])).toEqual([]);
  expect(moved([x, y], schedule, ['x', '11:34'])).toEqual(['y 11:33 -> 11:35']);
});

test('a match without an appointment cannot be late', () => {
  expect(() => moved([x, y], [at('y', '10:00')], ['x', '12:00'])).toThrow(
    'x is not in the schedule',
  );
});

test('after any delay nothing starts earlier, courts stay and no new overlap appears', () => {
  const random = randomSource('late');
  const teams = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (let run = 0; run < 60; run += 1) {
    const matches: MatchToSchedule[] = [];
    const schedule: Appointment[] = [];
    for (let slot = 0; slot < 5; slot += 1) {
      const order = [...teams].sort(() => random(3) - 1);
      for (const court of ['1', '2']) {
        const id = `${slot}/${court}`;
        matches.push(match(id, order.splice(0, 2), { minutes: 60 + 10 * random(3) }));
        schedule.push(
          at(id, `${`${8 + 2 * slot}`.padStart(2, '0')}:${random(2) ? '00' : '30'}`, court),
        );
      }
    }
    const all = problem(matches);
    const late = schedule[random(4)]!;
    const { schedule: after, moves } = rippleDelay(all, schedule, {
      match: late.match,
      date,
      ends: '13:05',
    });
    after.forEach((appointment, index) => {
      const before = schedule[index]!;
      expect(appointment.court).toBe(before.court);
      expect(appointment.time >= before.time || appointment.date > date).toBe(true);
      const isMoved = moves.some(({ match: id }) => id === appointment.match);
      expect(isMoved).toBe(appointment.time !== before.time);
    });
    const longer = matches.map((item) =>
      item.id === late.match
        ? {
            ...item,
            minutes: 13 * 60 + 5 - Number(late.time.slice(0, 2)) * 60 - Number(late.time.slice(3)),
          }
        : item,
    );
    const overlaps = findClashes(problem(longer), after).filter(({ code }) =>
      ['COURT_DOUBLE_BOOKED', 'TEAM_DOUBLE_BOOKED'].includes(code),
    );
    expect(overlaps).toEqual([]);
  }
});

test('a late match leaves its teams the way to another place, and none to the next court', () => {
  const travel: Constraint = {
    kind: 'minimum-rest',
    weight: 'hard',
    minutes: 30,
    between: { '1': 'hall', '2': 'beach', '3': 'hall' },
  };
  const next = match('y', ['a', 'c']);
  const late = (court: string) =>
    moved([x, next], [at('x', '08:00'), at('y', '10:30', court)], ['x', '10:20'], [travel]);
  expect(late('2')).toEqual(['y 10:30 -> 10:50']);
  expect(late('3')).toEqual([]);
});
