import { planFixtures } from '../fixtures/plan.ts';
import { addDays } from '../schedule/calendar.ts';
import type { Constraint, ScheduleProblem } from '../schedule/problem.ts';
import { lastRoundsTogether, matchesOfPlan } from '../schedule/schedule-plan.ts';

/** 14 men in 3 pools and 7 women in 2, play-offs with best thirds, 47 matches of 90 minutes. */
export function clusterTournament(constraints: readonly Constraint[]) {
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

/**
 * The constraints of such a week: rest, at most two matches a day, a team and a court away for a
 * while.
 */
export const WEEK_OF_CLUSTER: readonly Constraint[] = [
  { kind: 'minimum-rest', minutes: 180, weight: 'hard' },
  { kind: 'matches-per-day', most: 2, weight: 'hard' },
  { kind: 'matches-per-day', most: 1, weight: 1 },
  { kind: 'blackout', team: 'M3', date: '2026-12-08', weight: 'hard' },
  { kind: 'blackout', court: 'Court 2', date: '2026-12-10', from: '12:00', weight: 'hard' },
];
