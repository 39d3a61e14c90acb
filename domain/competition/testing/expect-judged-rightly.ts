import { expect } from 'vitest';
import { findClashes } from '../schedule/find-clashes.ts';
import type { ScheduleProblem } from '../schedule/problem.ts';
import type { SolvedSchedule } from '../schedule/solve-schedule.ts';
import { naiveClashes } from './naive-clashes.ts';

/** The cost that the solver states is the one that a naive count of its schedule gives. */
export function expectJudgedRightly(problem: ScheduleProblem, solved: SolvedSchedule): void {
  const naive = naiveClashes(problem, solved.schedule);
  const hard = naive.filter(({ weight }) => weight === 'hard').length;
  const soft = naive.reduce((sum, { weight }) => sum + (weight === 'hard' ? 0 : weight), 0);
  expect(solved.cost).toEqual({ hard, soft });
  expect(solved.findings).toEqual(findClashes(problem, solved.schedule));
}
