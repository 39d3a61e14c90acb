import type { ClaimState } from '#contract/people/claim.ts';

/** Somebody says that a player's record is theirs; one row for each pair of them. */
export type PlayerClaimRow = {
  id: string;
  player_id: string;
  user_id: string;
  /** To whoever decides. */
  note: string;
  /** The id of the mail that tells of the decision. */
  language: string;
  state: ClaimState;
  /** The reason for a refusal. */
  reason: string;
  asked_at: number;
  decided_at: number | null;
};

/**
 * The line-up that a coach has prepared for a match; nobody else reads it before the log of the
 * match says it.
 */
export type PreparedLineupRow = {
  match_id: string;
  team_id: string;
  set_number: number;
  /** JSON: who plays, each with the shirt of this match. */
  sheet: string;
  /** JSON of shirts by position. */
  players: string;
  /** JSON of shirts. */
  liberos: string;
  captain: number | null;
  updated_at: number;
};
