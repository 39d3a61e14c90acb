import { expect, test } from 'vitest';
import { planFixtures } from '../fixtures/plan.ts';
import { expectJudgedRightly } from '../testing/expect-judged-rightly.ts';
import { addDays } from './calendar.ts';
import type { Constraint, ScheduleProblem } from './problem.ts';
import { lastRoundsTogether, matchesOfPlan } from './schedule-plan.ts';
import { solveSchedule } from './solve-schedule.ts';

/** 14 men in 3 pools and 7 women in 2, play-offs with best thirds, 47 matches of 90 minutes. */
function clusterTournament(constraints: readonly Constraint[]) {
  const men = planFixtures({
    kind: 'groups',
    teams: Array.from({ length: 14 }, (_, index) => `M${index + 1}`),
    groups: 3,
    playOffs: [{ places: [1, 2], best: { place: 3, count: 2 }, classification: 'third-place' }],
  });
  const women = planFixtures({
    kind: 'groups',
    teams: Array.from({ length: 7 }, (_, index) => `W${index + 1}`),
    groups: 2,
    playOffs: [{ places: [1, 2], classification: 'third-place' }],
  });
  if (!men.ok || !women.ok) throw new Error('the tournament is sound');
  const menMatches = matchesOfPlan(men.plan, { prefix: 'm', minutes: 90 });
  const womenMatches = matchesOfPlan(women.plan, { prefix: 'w', minutes: 90 });
  const finals = [menMatches.at(-1)!.id, womenMatches.at(-1)!.id];
  const problem: ScheduleProblem = {
    matches: [...menMatches, ...womenMatches],
    courts: ['Court 1', 'Court 2'],
    openHours: Array.from({ length: 7 }, (_, day) => ({
      date: addDays('2026-12-07', day),
      opens: '08:00',
      closes: '18:30',
    })),
    constraints: [
      ...lastRoundsTogether(men.plan, { prefix: 'm', weight: 'hard' }),
      ...lastRoundsTogether(women.plan, { prefix: 'w', weight: 'hard' }),
      {
        kind: 'preferred-hours',
        matches: finals,
        date: '2026-12-13',
        from: '14:00',
        to: '18:30',
        weight: 10,
      },
      ...constraints,
    ],
  };
  return { problem, finals };
}

test('a week-long cluster tournament of 21 teams on two courts', () => {
  const { problem, finals } = clusterTournament([
    { kind: 'minimum-rest', minutes: 180, weight: 'hard' },
    { kind: 'matches-per-day', most: 2, weight: 'hard' },
    { kind: 'matches-per-day', most: 1, weight: 1 },
    { kind: 'blackout', team: 'M3', date: '2026-12-08', weight: 'hard' },
    { kind: 'blackout', court: 'Court 2', date: '2026-12-10', from: '12:00', weight: 'hard' },
  ]);
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

test('one match a day is too much to ask of that week, and the answer says so', () => {
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
