import type {
  HALL_CHANGE_STATES,
  HallChangeKind,
  HallChangeReason,
} from '#contract/halls/hall-changes.ts';

/** Matches of a league on some days, lent to a server in a hall. */
export type HallLoanRow = {
  id: string;
  league_id: string;
  /** The name of the hall. */
  hall: string;
  /** Both days included, `YYYY-MM-DD`. */
  first_day: string;
  last_day: string;
  /** The loan ends by itself so many hours after the start of its last match. */
  hours_after: number;
  token_hash: string;
  created_at: number;
  /** Null until the hall has taken its matches along. */
  taken_at: number | null;
  until: number;
  ended_at: number | null;
  /** The person, or the hall, that ended it. */
  ended_by: string;
  /** The words with which it was broken or extended. */
  reason: string;
  /** The last time that the hall had a line. */
  contact_at: number | null;
  /** The line is away since then, as its readers see it; null while it holds. */
  away_since: number | null;
};

/** The writer of an entry that came from a hall, and when the hall recorded it. */
type HallEntryRow = {
  match_id: string;
  event_id: string;
  /** Null for a scorer link. */
  author: string | null;
  recorded_at: number;
};

/** At the hall: the site that lent, as far as this server knows. */
export type HallSourceRow = {
  id: string;
  /** The origin of the site. */
  site: string;
  /** Sealed. */
  token: string;
  hall: string;
  league_id: string;
  until: number;
  state: 'lent' | 'returning' | 'over';
  contact_at: number | null;
  /** The reason of the last failure; empty while all is well. */
  fault: string;
};

export type HallSourceMatchRow = {
  source_id: string;
  match_id: string;
  /** The number of the pen at the site. */
  epoch: number;
  /** Entries of the log that the site has acknowledged. */
  sent_seq: number;
  /** Entries that the site keeps parked, beginning behind `sent_seq`. */
  parked_seq: number;
  /**
   * `parted`: the site writes this match without the hall; what follows is parked. `new`: it was made in the hall,
   * and the site has yet to take it.
   */
  state: 'lent' | 'parted' | 'new';
  fault: string;
};

/** A new match, or a change of a roster, that came from a hall. */
export type HallChangeRow = {
  loan_id: string;
  kind: HallChangeKind;
  subject_id: string;
  revision: number;
  /** As JSON; `{}` once it was refused. */
  facts: string;
  /** The record as it was lent, as JSON; null where it was made in the hall. */
  base: string | null;
  /** The facts that were taken last, as JSON: the hall may not have heard of it. */
  taken: string | null;
  author: string | null;
  changed_at: number;
  received_at: number;
  state: (typeof HALL_CHANGE_STATES)[number];
  reason: HallChangeReason | null;
  decided_at: number | null;
  decided_by: string | null;
};

/** At the hall: a record of the site, or one that was made here, as the site knows it. */
export type HallSourceChangeRow = {
  source_id: string;
  kind: HallChangeKind;
  subject_id: string;
  /** As the site has it, as JSON; null where it was made here and not yet taken. */
  base: string | null;
  /** As it was sent last. */
  sent: string | null;
  revision: number;
  /** `same`: nothing of it was ever sent; `sent`: no answer yet. */
  state: 'same' | 'sent' | HallChangeRow['state'];
  reason: HallChangeReason | null;
};

export type HallTables = {
  hall_loan: HallLoanRow;
  hall_match: { loan_id: string; match_id: string };
  hall_entry: HallEntryRow;
  hall_source: HallSourceRow;
  hall_source_match: HallSourceMatchRow;
  hall_change: HallChangeRow;
  hall_source_change: HallSourceChangeRow;
};
