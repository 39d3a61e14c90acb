import type { Slot } from '#domain/competition/slots/slot.ts';

type PaperTeam = { name: string; source: Slot | null };

/** A match as both papers print it. */
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
  officials: readonly string[];
};

export type PaperFacts = {
  kind: 'schedule' | 'day';
  /** Of the association that runs the site. */
  association: string;
  /** The league or, on the sheet of a day, the day `YYYY-MM-DD`. */
  subject: string;
  /** The page in which the paper's matches stand. */
  address: string;
  /** Epoch milliseconds. */
  now: number;
  matches: readonly PaperMatch[];
};
