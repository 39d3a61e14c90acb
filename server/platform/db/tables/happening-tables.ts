import type { HappeningKind } from '#domain/happenings/happening.ts';

export type HappeningTables = { happening: HappeningRow; consumer: ConsumerRow };

/** An event, numbered without gaps in order of commit; ways to tell people read it in that order. */
export type HappeningRow = {
  version: number;
  at: number;
  kind: HappeningKind;
  /** Of a match: happenings of one topic replace each other, such as the end of a set and its undoing. */
  topic: string | null;
  match_id: string | null;
  league_id: string | null;
  team1_id: string | null;
  team2_id: string | null;
  /** JSON: the value before and after, and facts that later rows would no longer tell. */
  body: string;
};

/** The place of a consumer among the happenings, and the node that tells them now. */
export type ConsumerRow = {
  name: string;
  /** All up to this one are done. */
  version: number;
  /** The last recipient of the happening after it that is done; empty before the first. */
  resume: string;
  holder: string;
  leased_until: number;
};
