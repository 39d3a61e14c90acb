import { expect, test } from 'vitest';
import { clusterTournament, WEEK_OF_CLUSTER } from '../testing/cluster-tournament.ts';
import { expectJudgedRightly } from '../testing/expect-judged-rightly.ts';
import { solveSchedule } from './solve-schedule.ts';

test('a week-long cluster tournament of 21 teams on two courts', () => {
  const { problem, finals } = clusterTournament(WEEK_OF_CLUSTER);
  const solved = solveSchedule(problem);
  expect(solved.ok).toBe(true);
  expect(solved.schedule).toHaveLength(47);
  expectJudgedRightly(problem, solved);
  expect(solved.cost.hard).toBe(0);
  // Pools of five need five days at one match a day, and quarter-final, semi-final and final
  // three more: within seven days both semi-finals follow a quarter-final on its day.
  expect(solved.cost.soft).toBeLessThanOrEqual(2);
  for (const id of finals) {
    const final = solved.schedule.find(({ match }) => match === id)!;
    expect(final.date).toBe('2026-12-13');
    expect(final.time >= '14:00').toBe(true);
  }
});

test('a limit of one match a day is refused with its reason', () => {
  const { problem } = clusterTournament([{ kind: 'matches-per-day', most: 1, weight: 'hard' }]);
  const solved = solveSchedule(problem);
  expect(solved).toMatchObject({ ok: false, refusal: 'NONE_FOUND' });
  expect(solved.schedule).toHaveLength(47);
  expect(new Set(solved.findings.map(({ code }) => code))).toContain('TOO_MANY_MATCHES_IN_A_DAY');
  expectJudgedRightly(problem, solved);
});

test('the same seed gives the same schedule', () => {
  const { problem } = clusterTournament([{ kind: 'matches-per-day', most: 1, weight: 1 }]);
  expect(solveSchedule(problem, { seed: 'x' })).toEqual(solveSchedule(problem, { seed: 'x' }));
});
