import type { RecordMergeRow } from './people-tables.ts';

export type EligibilityTables = {
  membership: MembershipRow;
  sheet_breach: SheetBreachRow;
  record_merge: RecordMergeRow;
  transfer: TransferRow;
  worn_shirt: WornShirtRow;
};

/** A player in a team. Days as `YYYY-MM-DD`. */
export type MembershipRow = {
  id: string;
  player_id: string;
  team_id: string;
  /** Null: before it was noted. */
  from_day: string | null;
  /** Null: still there. */
  until_day: string | null;
};

/** A shirt on the team sheet of a match whose wearer was not allowed. */
export type SheetBreachRow = {
  match_id: string;
  team_id: string;
  number: number;
  player_id: string | null;
  cause: 'suspended' | 'not-eligible' | 'foreign';
};

/** A player who changed the team. Days as `YYYY-MM-DD`. */
export type TransferRow = {
  id: string;
  player_id: string;
  from_team_id: string | null;
  to_team_id: string;
  /** The first day in the new team. */
  day: string;
  /** In words, public. */
  allowed_by: string;
  /** The reason outside a window of transfers; empty within. */
  exception: string;
  /** The shirt in the former team. */
  former_number: number | null;
  noted_at: number;
  /** An account's id, as in the trail. */
  noted_by: string | null;
};

/** A shirt that a player wore in a team before: logs name shirts, and the player wears another one by now. */
type WornShirtRow = {
  id: string;
  player_id: string;
  team_id: string;
  number: number;
  /** The last day. */
  until_day: string;
};
