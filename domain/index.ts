/**
 * The exports of the package `@wavu/volleyball`, under names chosen for them: at most forty, and nothing but the
 * modules that the program itself runs (docs/decisions/0080, package/README.md).
 */
export type { FixturePlan, FixtureRequest } from './competition/fixtures/plan.ts';
export { planFixtures as fixtures } from './competition/fixtures/plan.ts';
export { drawLots, isGenuine as isGenuineDraw } from './competition/lots/draw.ts';
export { matchChance } from './competition/prediction/match-chances.ts';
export { placesPlayedOn } from './competition/prediction/places-played-on.ts';
export { setChance, setStrength } from './competition/prediction/set-strength.ts';
export { findClashes as scheduleClashes } from './competition/schedule/find-clashes.ts';
export type { ScheduleProblem } from './competition/schedule/problem.ts';
export { rippleDelay as scheduleAfterDelay } from './competition/schedule/ripple-delay.ts';
export { matchesOfPlan as matchesToSchedule } from './competition/schedule/schedule-plan.ts';
export type { SolvedSchedule } from './competition/schedule/solve-schedule.ts';
export { solveSchedule as schedule } from './competition/schedule/solve-schedule.ts';
export { CRITERIA_OF as rankingOrders } from './competition/standings/criteria.ts';
export type { PointsScheme } from './competition/standings/points-system.ts';
export type {
  Standings,
  StandingsInput,
  StandingsMatch,
  StandingsRow,
} from './competition/standings/standings.ts';
export { computeStandings as standings } from './competition/standings/standings.ts';
export { pairSwissRound as swissRound } from './competition/swiss/pair-swiss-round.ts';
export { swissTable } from './competition/swiss/swiss-table.ts';
export { dataVolleyLog as dataVolley } from './data-volley/data-volley-log.ts';
export { readLog } from './readers/read-log.ts';
export { readResults } from './readers/read-results.ts';
export type { MatchEvent } from './volleyball/events.ts';
export type { MatchLog } from './volleyball/match-log.ts';
export { appendEvent as addEvent, foldLog as matchLog } from './volleyball/match-log.ts';
export type { MatchRules } from './volleyball/match-rules.ts';
export type { MatchState } from './volleyball/match-state.ts';
export { PRESETS as rulePresets } from './volleyball/presets.ts';
export type { Scoresheet } from './volleyball/scoresheet/scoresheet.ts';
export { scoresheet } from './volleyball/scoresheet/scoresheet.ts';
export type { Side } from './volleyball/side.ts';
export type { MatchStatistics } from './volleyball/statistics/match-statistics.ts';
export { matchStatistics } from './volleyball/statistics/match-statistics.ts';
export { winChance } from './volleyball/statistics/win-chance.ts';
