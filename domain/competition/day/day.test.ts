import { expect, test } from 'vitest';
import type { Constraint } from '../schedule/problem.ts';
import { lateCourtPlan } from './late-court.ts';
import { lostCourtPlans } from './lost-court.ts';
import { movePlan } from './moved-match.ts';
import { at, date, dayOf, movesOf, type Row } from './testing/day-of.ts';

const COURTS = ['1', '2'];
const LOST = { court: '1', from: '10:00', to: '11:00' };

test('matches of a lost court wait for it, and what follows waits for them', () => {
  const day = dayOf([
    ['x', '1', '09:00', 'ab'],
    ['y', '1', '10:00', 'cd'],
    ['z', '1', '11:00', 'ef'],
    ['v', '2', '10:00', 'gh'],
    ['w', '2', '11:00', 'ij'],
  ]);
  const plan = lostCourtPlans(day, LOST, COURTS).find(({ way }) => way === 'wait')!;
  expect(movesOf(plan)).toEqual(['y 1 10:00 -> 1 11:00', 'z 1 11:00 -> 1 12:00']);
  expect(plan.findings).toEqual([]);
  expect(plan.ends).toBe('13:00');
});

test('a lost match goes to a court that is free then, and the best plan moves it alone', () => {
  const day = dayOf([
    ['y', '1', '10:00', 'cd'],
    ['z', '1', '11:00', 'ef'],
    ['v', '2', '09:00', 'gh'],
  ]);
  const [best] = lostCourtPlans(day, LOST, COURTS);
  expect(best?.way).toBe('other-courts');
  expect(movesOf(best!)).toEqual(['y 1 10:00 -> 2 10:00']);
});

test('plans come once each: fewest problems, then the earliest end, then the fewest moves', () => {
  const ways = (rows: readonly Row[], lost = LOST) =>
    lostCourtPlans(dayOf(rows), lost, COURTS).map(
      ({ way, moves, ends }) => `${way} ${moves.length} ${ends}`,
    );
  const y: Row = ['y', '1', '10:00', 'cd'];
  // Nobody else plays: to go to court 2 is the same with both ways.
  expect(ways([y])).toEqual(['other-courts 1 11:00', 'wait 1 12:00']);
  const row: Row[] = [y, ['z', '1', '11:00', 'ef'], ['v', '2', '10:10', 'gh']];
  expect(ways(row)).toEqual(['anew 2 12:00', 'other-courts 1 12:10', 'wait 2 13:00']);
  const longer: Row[] = [...row, ['w', '1', '12:00', 'kl']];
  expect(ways(longer)).toEqual(['other-courts 1 13:00', 'anew 2 13:00', 'wait 3 14:00']);
  const evening: Row[] = [...row.slice(0, 2), ['v', '2', '16:00', 'gh']];
  expect(ways(evening)).toEqual(['other-courts 1 17:00', 'wait 2 17:00']);
  // A match that begins before the time is lost is not placed anew.
  expect(ways([['u', '2', '09:55', 'ij'], y])).toEqual(['other-courts 1 11:55', 'wait 1 12:00']);
  expect(ways([['u', '1', '11:00', 'ij']])).toEqual([]);
});

test('a plan without a problem comes before one that ends earlier', () => {
  const away: Constraint = {
    kind: 'blackout',
    weight: 'hard',
    team: 'c',
    date,
    from: '11:00',
    to: '11:30',
  };
  const rows: Row[] = [
    ['y', '1', '10:00', 'cd'],
    ['v', '2', '10:00', 'gh'],
  ];
  const plans = lostCourtPlans(dayOf(rows, { rest: [away] }), LOST, COURTS);
  expect(plans.map(({ way, ends, findings }) => [way, ends, findings.length])).toEqual([
    ['other-courts', '12:30', 0],
    ['wait', '12:00', 1],
  ]);
});

test('matches that were to begin with the lost time are placed anew from now on', () => {
  const rows: Row[] = [
    ['y', '1', '10:00', 'cd'],
    ['v', '2', '10:00', 'gh'],
  ];
  const plans = lostCourtPlans(dayOf(rows, { now: at('10:20') }), LOST, COURTS);
  expect(movesOf(plans.find(({ way }) => way === 'anew')!)).toEqual([
    'v 2 10:00 -> 2 10:20',
    'y 1 10:00 -> 1 11:00',
  ]);
});

test('the rest of a team is kept on another court', () => {
  const day = dayOf([
    ['y', '1', '10:00', 'ab'],
    ['v', '2', '08:50', 'ac'],
  ]);
  const [best] = lostCourtPlans(day, LOST, COURTS);
  // Over at 09:50: it was ten minutes short before, and must not be shorter.
  expect(movesOf(best!)).toEqual(['y 1 10:00 -> 2 10:00']);
  const rested = dayOf([
    ['y', '1', '10:00', 'ab'],
    ['v', '2', '10:00', 'cd'],
    ['w', '2', '11:30', 'ae'],
  ]);
  const [, ...others] = lostCourtPlans(rested, { ...LOST, to: '10:30' }, COURTS);
  for (const plan of [...others, lostCourtPlans(rested, { ...LOST, to: '10:30' }, COURTS)[0]!])
    expect(plan.findings).toEqual([]);
});

test('a final moves behind the semi-final that was moved', () => {
  const day = dayOf([
    ['semi', '1', '10:00', 'ab'],
    ['other', '2', '10:00', 'cd'],
    ['final', '1', '12:00', '', ['semi', 'other']],
  ]);
  for (const { way, moves, findings } of lostCourtPlans(day, { ...LOST, to: '12:00' }, COURTS)) {
    expect(`${way} ${findings.length}`).toBe(`${way} 0`);
    const semi = moves.find(({ match }) => match === 'semi')!;
    const final = moves.find(({ match }) => match === 'final')?.to.time ?? '12:00';
    expect(at(final) - at(semi.to.time)).toBeGreaterThanOrEqual(90);
  }
});

test('nothing begins earlier than it was announced, nor before now', () => {
  const day = dayOf(
    [
      ['x', '1', '10:00', 'ab'],
      ['y', '2', '12:00', 'cd'],
    ],
    { now: at('10:20') },
  );
  for (const { moves } of lostCourtPlans(day, LOST, COURTS))
    for (const { from, to } of moves) {
      expect(to.time >= from.time).toBe(true);
      expect(at(to.time)).toBeGreaterThanOrEqual(at('10:20'));
    }
});

test('a match that has begun or is of another league stays', () => {
  const day = dayOf(
    [
      ['x', '1', '10:00', 'ab'],
      ['y', '1', '11:00', 'cd'],
    ],
    { movable: new Set(['y']) },
  );
  expect(lostCourtPlans(day, LOST, COURTS)).toEqual([]);
});

test('a match that is played on the lost court stands in the way of no plan', () => {
  const day = dayOf(
    [
      ['x', '1', '09:30', 'ab'],
      ['y', '1', '10:30', 'cd'],
    ],
    { movable: new Set(['y']) },
  );
  const plans = lostCourtPlans(day, LOST, COURTS);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(({ findings }) => findings)).toEqual([]);
});

test('a day that cannot be finished says so', () => {
  const day = dayOf([['y', '1', '16:30', 'ab']], { movable: new Set(['y']) });
  const wide = { court: '1', from: '16:00', to: '17:30' };
  const full = { ...day, problem: { ...day.problem, courts: ['1'] } };
  const [best] = lostCourtPlans(full, wide, ['1']);
  expect(best?.findings.map(({ code }) => code)).toContain('OUTSIDE_OPEN_HOURS');
});

test('a late court moves its next match and those that wait for its teams', () => {
  const day = dayOf(
    [
      ['x', '1', '09:00', 'ab'],
      ['y', '1', '10:00', 'cd'],
      ['z', '2', '11:30', 'ce'],
    ],
    { movable: new Set(['y', 'z']) },
  );
  expect(movesOf(lateCourtPlan(day, { court: '1', time: '10:40' }, COURTS))).toEqual([
    'y 1 10:00 -> 1 10:40',
    'z 2 11:30 -> 2 12:10',
  ]);
});

test('a late court waits for the first match that may move, and another court for nobody', () => {
  const rows: Row[] = [
    ['z', '1', '12:00', 'ef'],
    ['y', '1', '10:00', 'cd'],
    ['x', '1', '09:00', 'ab'],
    ['w', '2', '08:00', 'gh'],
  ];
  const late = (movable: string[]) =>
    movesOf(
      lateCourtPlan(
        dayOf(rows, { movable: new Set(movable) }),
        { court: '1', time: '10:40' },
        COURTS,
      ),
    );
  expect(late(['w', 'y', 'z'])).toEqual(['y 1 10:00 -> 1 10:40']);
  expect(late(['x', 'y', 'z'])).toEqual([
    'x 1 09:00 -> 1 10:40',
    'y 1 10:00 -> 1 11:40',
    'z 1 12:00 -> 1 12:40',
  ]);
  expect(late(['w'])).toEqual([]);
});

test('a match moved onto another changes places with it', () => {
  const day = dayOf([
    ['x', '1', '10:00', 'ab'],
    ['y', '2', '11:00', 'cd'],
  ]);
  const plan = movePlan(day, { match: 'x', court: '2', time: '11:00' }, COURTS);
  // In the order of the new times.
  expect(movesOf(plan)).toEqual(['y 2 11:00 -> 1 10:00', 'x 1 10:00 -> 2 11:00']);
  expect(plan.ends).toBe('12:00');
  const beside = movePlan(day, { match: 'x', court: '2', time: '10:00' }, ['2']);
  expect([movesOf(beside), beside.ends]).toEqual([['x 1 10:00 -> 2 10:00'], '12:00']);
});

test('a match that the day does not have moves nothing', () => {
  const day = dayOf([['y', '2', '11:00', 'cd']]);
  const plan = movePlan(day, { match: 'x', court: '2', time: '11:00' }, COURTS);
  expect(plan).toEqual({ moves: [], findings: [], ends: '12:00' });
});

test('a day without matches on the courts ends as it begins', () => {
  const day = dayOf([['y', '2', '11:00', 'cd']]);
  expect(movePlan(day, { match: 'y', court: '2', time: '11:00' }, ['1']).ends).toBe('00:00');
});

test('problems that the day has already are not told again, nor those of matches that stay', () => {
  const rows: Row[] = [
    ['x', '1', '10:00', 'ab'],
    ['y', '1', '10:30', 'cd'],
    ['z', '2', '10:00', 'ef'],
  ];
  const codes = (movable: string[]) => {
    const day = dayOf(rows, { movable: new Set(movable) });
    return movePlan(day, { match: 'z', court: '1', time: '10:15' }, COURTS).findings.map(
      ({ matches }) => matches.join(),
    );
  };
  expect(codes(['z'])).toEqual(['x,z', 'y,z']);
  expect(codes(['x'])).toEqual(['x,z']);
});

test('a match moved onto one that has begun is told as a clash', () => {
  const day = dayOf(
    [
      ['x', '1', '10:00', 'ab'],
      ['y', '2', '11:00', 'cd'],
    ],
    { movable: new Set(['x']) },
  );
  const plan = movePlan(day, { match: 'x', court: '2', time: '11:00' }, COURTS);
  expect(plan.findings.map(({ code }) => code)).toEqual(['COURT_DOUBLE_BOOKED']);
});

test('rests of one league do not bind the matches of another', () => {
  const rest: Constraint[] = [
    { kind: 'minimum-rest', minutes: 60, weight: 'hard', matches: ['x', 'y'] },
  ];
  const rows: Row[] = [
    ['x', '1', '09:00', 'ab'],
    ['y', '1', '11:00', 'ac'],
    ['v', '2', '09:00', 'de'],
    ['w', '2', '10:00', 'df'],
  ];
  const day = dayOf(rows, { rest });
  expect(movePlan(day, { match: 'y', court: '1', time: '10:30' }, COURTS).findings).toMatchObject([
    { code: 'REST_TOO_SHORT', matches: ['x', 'y'] },
  ]);
  expect(movePlan(day, { match: 'w', court: '1', time: '10:00' }, COURTS).findings).toEqual([]);
});
