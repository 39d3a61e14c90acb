import type { BracketSide, BracketTie } from '#contract/leagues/bracket/bracket.ts';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import type { Duty } from '#contract/people/official.ts';
import type { Slot } from '#domain/competition/slots/slot.ts';

type PaperTeam = { name: string; source: Slot | null };
export type PaperOfficial = { name: string; duty: Duty };

/** A match as papers print it. */
export type PaperMatch = {
  id: string;
  /** Null for one that waits for its teams: it has no page yet. */
  address: string | null;
  league: string | null;
  group: string | null;
  round: string | null;
  team1: PaperTeam;
  team2: PaperTeam;
  date: string;
  /** Empty where it is not known. */
  time: string;
  notBefore: boolean;
  location: string;
  court: string | null;
  status: string;
  isDraft: boolean;
  /** In the order of their duties. */
  officials: readonly PaperOfficial[];
};

/** A match as a poster prints it. */
export type PosterMatch = PaperMatch & {
  /** The first shirts; null while a team is not known. */
  colors: readonly [string, string] | null;
  /** Of an ended match: the sets won, and the points of each set, '25–20'. */
  result: { wins: readonly [number, number]; sets: readonly string[] } | null;
};

/** `group` is null in a league without groups. */
export type PaperTable = { group: string | null; rows: readonly StandingsRow[] };

export type PaperHead = {
  /** Of the association that runs the site. */
  association: string;
  /** The league or, on the sheets of a day, the day `YYYY-MM-DD`. */
  subject: string;
  /** The page in which the paper's matches stand. */
  address: string;
  /** Epoch milliseconds. */
  now: number;
};

export type MatchesFacts = PaperHead & {
  kind: 'schedule' | 'day' | 'crew';
  matches: readonly PaperMatch[];
};
export type PosterFacts = PaperHead & {
  kind: 'poster';
  /** Null where matches of all leagues are on it. */
  league: string | null;
  /** The part of the season: a day `YYYY-MM-DD`, or a round as `stageOf` names it. */
  part: { day: string } | { stage: string } | null;
  matches: readonly PosterMatch[];
  /** The code that phones without internet dial; null where there is none. */
  ussdCode: string | null;
  /** The number to which people write by SMS; null where there is none. */
  smsNumber: string | null;
};
export type TableFacts = PaperHead & { kind: 'table'; tables: readonly PaperTable[] };
/** A tie of a knock-out, with the time and the place of its first match. */
export type PaperTie = Pick<BracketTie, 'key' | 'label' | 'column' | 'feeders' | 'date'> & {
  sides: readonly [BracketSide, BracketSide];
  /** Empty where it is not known. */
  time: string;
  notBefore: boolean;
  location: string;
  court: string | null;
  status: string;
};
export type BracketFacts = PaperHead & { kind: 'bracket'; ties: readonly PaperTie[] };
/** A charge, or a payment, whose amount is below 0. Whole shillings; days as `YYYY-MM-DD`. */
export type StatementRow = {
  day: string;
  what: string;
  dueOn: string | null;
  receipt: string;
  amount: number;
  balance: number;
};
export type StatementFacts = PaperHead & {
  kind: 'statement';
  league: string;
  lines: readonly StatementRow[];
  overdue: number;
};
/** The pass of one player; `photo` is a PNG, null where the shirt is drawn. */
export type PassCard = {
  name: string;
  team: string;
  colors: readonly [string, string];
  number: number | null;
  birth: string | null;
  licence: string;
  until: string | null;
  photo: Uint8Array | null;
  /** The page that says whether it is valid. */
  address: string;
};
export type PassFacts = PaperHead & { kind: 'passes'; cards: readonly PassCard[] };
export type PaperFacts =
  | MatchesFacts
  | PosterFacts
  | TableFacts
  | BracketFacts
  | StatementFacts
  | PassFacts;
