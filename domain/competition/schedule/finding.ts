import type { Weight } from './problem.ts';

/**
 * Named findings and how often each is counted. The first seven are always hard.
 *
 * | code | one finding per |
 * |---|---|
 * | NOT_SCHEDULED | match without an appointment |
 * | OUTSIDE_OPEN_HOURS | match not wholly within one opening of its court |
 * | OUTSIDE_ITS_DATES | match that is not wholly within the dates it may be played on |
 * | COURT_DOUBLE_BOOKED | pair of overlapping matches on a court |
 * | TEAM_DOUBLE_BOOKED | pair of overlapping matches and team |
 * | REFEREE_DOUBLE_BOOKED | pair of overlapping matches and referee |
 * | BEFORE_ITS_SOURCE | match and source that is not over when it starts |
 * | REST_TOO_SHORT | pair of matches that do not overlap and team, or match and its source |
 * | TOO_MANY_MATCHES_IN_A_DAY | match beyond the most of a team on a date |
 * | BLACKED_OUT | match and blackout |
 * | REFEREE_OF_A_COMPETING_CLUB | match and referee |
 * | NOT_SIMULTANEOUS | start time beyond the first, per constraint |
 * | OUTSIDE_PREFERRED_HOURS | match |
 * | OUTSIDE_HOURS_OF_TEAM | match and rule |
 * | NEVER_ON_THIS_DAY | match and rule of its team |
 * | FINAL_ON_ANOTHER_DAY | match and rule |
 * | NOT_AT_HOME | match and rule |
 * | TEAMS_AT_ONCE | pair of overlapping matches and rule |
 * | TRAVEL_TOO_SHORT | as REST_TOO_SHORT, at different places |
 */
export const findingCodes = [
  'NOT_SCHEDULED',
  'OUTSIDE_OPEN_HOURS',
  'OUTSIDE_ITS_DATES',
  'COURT_DOUBLE_BOOKED',
  'TEAM_DOUBLE_BOOKED',
  'REFEREE_DOUBLE_BOOKED',
  'BEFORE_ITS_SOURCE',
  'REST_TOO_SHORT',
  'TOO_MANY_MATCHES_IN_A_DAY',
  'BLACKED_OUT',
  'REFEREE_OF_A_COMPETING_CLUB',
  'NOT_SIMULTANEOUS',
  'OUTSIDE_PREFERRED_HOURS',
  'OUTSIDE_HOURS_OF_TEAM',
  'NEVER_ON_THIS_DAY',
  'FINAL_ON_ANOTHER_DAY',
  'NOT_AT_HOME',
  'TEAMS_AT_ONCE',
  'TRAVEL_TOO_SHORT',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export type Finding = {
  code: FindingCode;
  weight: Weight;
  matches: readonly string[];
  team?: string;
  referee?: string;
  court?: string;
  date?: string;
};

/** The number of hard findings, and the sum of the soft ones' costs. */
export type ScheduleCost = { hard: number; soft: number };

export function costOf(findings: readonly Finding[]): ScheduleCost {
  const cost = { hard: 0, soft: 0 };
  for (const { weight } of findings) {
    if (weight === 'hard') cost.hard += 1;
    else cost.soft += weight;
  }
  return cost;
}
