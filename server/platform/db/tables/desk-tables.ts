/** A change that was made at the day desk, as it is taken back. */
export type DeskChangeRow = {
  id: string;
  /** `YYYY-MM-DD` */
  day: string;
  location: string;
  kind: string;
  court: string | null;
  /** JSON: the places, or the officials, that the matches had and got. */
  body: string;
  /** The account; null for a program. */
  made_by: string | null;
  made_at: number;
  undone_at: number | null;
};

/** A link of a court for a day: it opens the match that is next there. */
export type CourtLinkRow = {
  id: string;
  day: string;
  location: string;
  court: string | null;
  token_hash: string;
  /** JSON of the leagues whose matches it opens; null for those of all. */
  league_ids: string | null;
  created_by: string | null;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
};

export type DeskTables = { desk_change: DeskChangeRow; court_link: CourtLinkRow };
