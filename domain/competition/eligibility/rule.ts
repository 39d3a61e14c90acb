import type { TABLE_ANSWERS } from '../discipline/rule.ts';

/** Days as `YYYY-MM-DD`; both are within. */
export type Period = { from: string; until: string };

/** Whole years that a player is old on the day `on`; null: no limit on that side. */
export type AgeLimit = { on: string; youngest: number | null; oldest: number | null };

/** The rule of who may play in a league. */
export type EligibilityRule = {
  age: AgeLimit | null;
  /** Players of a roster. */
  least: number | null;
  most: number | null;
  /** Players of other countries, on a roster and on a team sheet. */
  foreigners: number | null;
  /** Whether a player needs a licence that is valid on the day of the match. */
  licences: boolean;
  /** The last day on which a player may come to a team; null: any day. */
  closesOn: string | null;
  /** The periods in which players may come from other teams, also after `closesOn`; none: as everybody. */
  windows: readonly Period[];
  /** The scorer's table is warned of a player who may not play, or may not enter one. */
  table: (typeof TABLE_ANSWERS)[number];
};

/** A league that has said nothing lets everybody play. */
export const EVERYBODY_PLAYS: EligibilityRule = {
  age: null,
  least: null,
  most: null,
  foreigners: null,
  licences: false,
  closesOn: null,
  windows: [],
  table: 'warn',
};
