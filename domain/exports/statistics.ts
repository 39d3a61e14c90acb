export type { MatchStatistics } from '../volleyball/statistics/match-statistics.ts';
export { matchStatistics } from '../volleyball/statistics/match-statistics.ts';
