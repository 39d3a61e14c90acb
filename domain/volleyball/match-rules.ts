/** The rules of one match as plain data: frozen when the match starts, editable per league before. */

export const DISCIPLINES = ['indoor', 'beach', 'snow', 'sitting', 'park'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/**
 * The end of a set when its time is up: `leaderWins` (equal scores play on to the usual lead),
 * `drawAllowed` (it ends as it stands, even equal), `nextPoint` (the leader wins, equal scores are
 * settled by one more point).
 */
export const ON_TIME = ['leaderWins', 'drawAllowed', 'nextPoint'] as const;
export type OnTime = (typeof ON_TIME)[number];

/** `six` and `n`: positions that rotate on side-out. `order`: only an order of service (beach). */
export const ROTATIONS = ['six', 'n', 'order'] as const;
export type Rotation = (typeof ROTATIONS)[number];

/**
 * `fivb`: a starter leaves and returns once, only for one substitute. `limited12`: twelve a set,
 * re-entry into the own place. `free`: counted only. `none`: nobody may be substituted.
 */
export const SUBSTITUTION_MODES = ['fivb', 'limited12', 'free', 'none'] as const;
export type SubstitutionMode = (typeof SUBSTITUTION_MODES)[number];

export const SIDES_BETWEEN = ['swap', 'choice', 'none'] as const;
export type SidesBetween = (typeof SIDES_BETWEEN)[number];

/** The changes of sides during a set: once as the leader reaches a score, or at every nth point played. */
export type SideChange = { leader: number } | { every: number };

/** Due when the leader's score, or the sum of both, reaches one of `at` (points); each lasts `secs`. */
export type TechnicalTimeouts = {
  trigger: 'leader' | 'sum';
  at: readonly number[];
  sets: 'all' | 'all-but-deciding';
  secs: number;
};

/**
 * Time-outs of a team: `perSet` in each set, `inDecider` in the deciding one, each of `secs`. Two
 * conditions are under test by the FIVB and off unless given:
 *
 * - `firstBefore` (Club World Championship 2024: 12): outside the deciding set the first of them is
 *   lost to a team that has not taken it when either team reaches this score;
 * - `notAfterChallenge` (Nations League 2026): none between a challenge and the end of the next rally.
 */
export type Timeouts = {
  perSet: number;
  inDecider: number;
  secs: number;
  firstBefore?: number;
  notAfterChallenge?: boolean;
};

/**
 * Exactly one of `setsToWin` (best of 2n-1) and `fixedSets` (all are played, draws are possible) is a
 * number. The deciding set is the last possible one; a match of one set is a deciding set.
 * `cap` ends a set at that score whatever the lead. Scores in points, `secs` in seconds, `Min` in minutes.
 */
export type MatchRules = {
  discipline: Discipline;
  setsToWin: number | null;
  fixedSets: number | null;
  /** A set after the decision may be played; it does not count. */
  deadSets: boolean;
  target: number;
  decidingTarget: number;
  lead: number;
  decidingLead: number;
  cap: number | null;
  decidingCap: number | null;
  timeLimitMin: number | null;
  onTime: OnTime;
  playersOnCourt: number;
  rotation: Rotation;
  subs: { max: number; mode: SubstitutionMode };
  /** A libero who may serve does so in the place of one player a set. */
  liberos: { max: number; mayServe: boolean };
  /** Players on a team sheet, liberos among them; absent = as usual in the discipline (team-sheet.ts). */
  sheet?: { max: number };
  timeouts: Timeouts;
  tto: TechnicalTimeouts | null;
  sides: { between: SidesBetween; during: SideChange | null; decider: SideChange | null };
  challenges: { max: number; per: 'set' | 'match' } | null;
  recoveryMin: number | null;
  /** Points of the winner of a defaulted set; null = that set's target. */
  defaultScore: number | null;
  /** A golden set is a match of its own, outside set and point ratios. */
  golden: boolean;
  /** Rule 18.1: after set number `after` the interval lasts `secs` instead of the usual time. */
  longInterval?: { after: number; secs: number };
  /**
   * Set by a migration on matches with an entry whose reading was corrected since (docs/decisions/0032):
   * they keep the score that they were played to.
   */
  formerReading?: true;
};

/** The end of one set, in points. */
export type SetLimits = { target: number; lead: number; cap: number | null };

export function maxSets(rules: MatchRules): number {
  return rules.fixedSets ?? 2 * rules.setsToWin! - 1;
}

export function isDecidingSet(rules: MatchRules, set: number): boolean {
  return set === maxSets(rules);
}

/** `set` counts from 1. */
export function setLimits(rules: MatchRules, set: number): SetLimits {
  return isDecidingSet(rules, set)
    ? { target: rules.decidingTarget, lead: rules.decidingLead, cap: rules.decidingCap }
    : { target: rules.target, lead: rules.lead, cap: rules.cap };
}
