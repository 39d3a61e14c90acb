export { findClashes as scheduleClashes } from '../competition/schedule/find-clashes.ts';
export type { ScheduleProblem } from '../competition/schedule/problem.ts';
export { rippleDelay as scheduleAfterDelay } from '../competition/schedule/ripple-delay.ts';
export { matchesOfPlan as matchesToSchedule } from '../competition/schedule/schedule-plan.ts';
export type { SolvedSchedule } from '../competition/schedule/solve-schedule.ts';
export { solveSchedule as schedule } from '../competition/schedule/solve-schedule.ts';
