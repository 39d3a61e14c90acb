import type { CardGrade } from '#domain/competition/discipline/rule.ts';

export type DisciplineTables = {
  card: CardRow;
  suspension: SuspensionRow;
  protest: ProtestRow;
};

/** A card as the log of its match has it; written with the log, in its transaction. */
export type CardRow = {
  match_id: string;
  /** The entry of the log. */
  event_id: string;
  team_id: string;
  /** The wearer of the shirt when the card was shown; null where that is not known, and for staff. */
  player_id: string | null;
  /** A shirt number or a letter of the staff. */
  person: string;
  grade: CardGrade;
  /** Null where the card is older than this table. */
  set_number: number | null;
  /** Among the cards of the match. */
  place: number;
};

export type SuspensionRow = {
  id: string;
  league_id: string;
  team_id: string;
  /** A player, or `staff` by the letter of the team sheet. */
  player_id: string | null;
  staff: string | null;
  matches: number;
  /** `YYYY-MM-DD`. */
  from_day: string;
  /** Public. */
  reason: string;
  created_at: number;
};

export type ProtestRow = {
  id: string;
  league_id: string;
  match_id: string;
  team_id: string;
  /** Public. */
  subject: string;
  received_on: string;
  decide_by: string | null;
  state: 'open' | 'upheld' | 'dismissed' | 'withdrawn';
  /** The reason; public. */
  decision: string;
  decided_on: string | null;
  created_at: number;
};
