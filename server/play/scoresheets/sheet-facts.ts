import type { CompetitionLevel, SheetCategory } from '#contract/leagues/scoring-terms.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Signature } from '#contract/matches/signature.ts';
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

/** The facts at the head of a sheet that the match does not have itself; null where nobody knows them. */
export type SheetHead = {
  /** That runs the site, and prints this paper. */
  association: string;
  number: string | null;
  city: string | null;
  country: string | null;
  category: SheetCategory | null;
  competition: CompetitionLevel | null;
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
  head: SheetHead;
  /** With the strokes only for those who may score the match. */
  signatures: readonly Signature[];
  /** The SHA-256 of the log as it stands on this paper. */
  seal: string;
  /** To be written by hand: no score stands on it. */
  isBlank?: boolean;
};
