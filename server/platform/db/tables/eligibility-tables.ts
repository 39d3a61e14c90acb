export type EligibilityTables = {
  membership: MembershipRow;
  sheet_breach: SheetBreachRow;
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
