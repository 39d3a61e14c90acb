import type { Match } from '#contract/matches/match.ts';
import type { Duty } from '#contract/people/official.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { Scoresheet } from '#domain/volleyball/scoresheet/scoresheet.ts';

/** The players, as far as the reader may know them: names by shirt number. */
export type TeamFacts = {
  coach: string;
  names: ReadonlyMap<number, string>;
  /** On a blank sheet: players whose shirt is not known, to be numbered by hand. */
  unnumbered?: readonly string[];
};

/** All that stands on the paper, as far as the reader may know it; facts alone, for another thread. */
export type SheetFacts = {
  match: Match;
  sheet: Scoresheet;
  /** They decide the number of points in a set's panel. */
  rules: MatchRules;
  team1: TeamFacts;
  team2: TeamFacts;
  officials: readonly { name: string; duty: Duty }[];
  /** The strokes of signatures by role, as paths in a field of 300 by 100. */
  drawings: ReadonlyMap<string, string>;
  /** To be written by hand: no score stands on it. */
  isBlank?: boolean;
};
