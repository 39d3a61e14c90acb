export type CaptainTables = { captain_link: CaptainLinkRow; captain_report: CaptainReportRow };

/** A private link by which the captain of a team reports the result of one match. */
export type CaptainLinkRow = {
  id: string;
  match_id: string;
  team_id: string;
  token_hash: string;
  expires_at: number;
  created_at: number;
};

/** The result as one team reported it; a later report of the team takes its place. */
export type CaptainReportRow = {
  id: string;
  match_id: string;
  team_id: string;
  /** JSON of sets, the team that could not play on, or the team that forfeited. */
  result: string;
  sent_at: number;
};
