/**
 * The main entry of the package `@wavu/volleyball`: the log of a match and the table of a league. The others are
 * `exports/`, one for each subject. At most forty exports together, under names chosen for strangers, and nothing
 * but the modules that the program itself runs (docs/decisions/0080, package/README.md).
 */
export { CRITERIA_OF as rankingOrders } from './competition/standings/criteria.ts';
export type { PointsScheme } from './competition/standings/points-system.ts';
export type {
  Standings,
  StandingsInput,
  StandingsMatch,
  StandingsRow,
} from './competition/standings/standings.ts';
export { computeStandings as standings } from './competition/standings/standings.ts';
export type { MatchEvent } from './volleyball/events.ts';
export type { MatchLog } from './volleyball/match-log.ts';
export { appendEvent as addEvent, foldLog as matchLog } from './volleyball/match-log.ts';
export type { MatchRules } from './volleyball/match-rules.ts';
export type { MatchState } from './volleyball/match-state.ts';
export { PRESETS as rulePresets } from './volleyball/presets.ts';
export type { Side } from './volleyball/side.ts';
