/** Rows that private links bring: teams for a league, results of captains, photos of sheets, players for a team, other dates. */
export type EntryTables = {
  entry_link: EntryLinkRow;
  team_entry: TeamEntryRow;
  captain_link: CaptainLinkRow;
  sheet_photo: SheetPhotoRow;
  captain_report: CaptainReportRow;
  date_request: DateRequestRow;
  captain_number: CaptainNumberRow;
  sign_up_link: SignUpLinkRow;
  player_sign_up: PlayerSignUpRow;
};

/** A private link by which teams enter a league. */
export type EntryLinkRow = {
  id: string;
  league_id: string;
  token_hash: string;
  /** Whole shillings that each accepted team is charged with; null where nothing is. */
  fee: number | null;
  expires_at: number;
  created_at: number;
};

/** A team that somebody sent in by a link, until the office of the league decides and after. */
export type TeamEntryRow = {
  id: string;
  league_id: string;
  /** Of the sender's own link to what became of it. */
  token_hash: string;
  state: 'waiting' | 'accepted' | 'refused';
  team_name: string;
  /** JSON of what was sent, with names and telephone numbers; null once it is decided. */
  details: string | null;
  fee: number | null;
  reason: string;
  team_id: string | null;
  created_at: number;
  decided_at: number | null;
};

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

/** A request of a team for another date of a match, with the answer and the decision. */
export type DateRequestRow = {
  id: string;
  match_id: string;
  /** The team that asks. */
  team_id: string;
  state: 'asked' | 'agreed' | 'declined' | 'withdrawn' | 'accepted' | 'refused';
  /** The date on which the match stood: once it is another one, the request has no object. */
  from_date: string;
  from_time: string;
  match_date: string;
  match_time: string;
  reason: string;
  /** From here on the office decides without the other team. */
  answer_by: number;
  answer_reason: string;
  decision_reason: string;
  asked_at: number;
  answered_at: number | null;
  decided_at: number | null;
};

/** A telephone number that sends the results of a team of a league by SMS. */
export type CaptainNumberRow = {
  id: string;
  league_id: string;
  team_id: string;
  /** A digest of the number with `SECRET`. */
  address: string;
  /** Sealed with `SECRET`. */
  number: string;
  created_at: number;
};

/** A private link by which players sign up for a team. */
export type SignUpLinkRow = {
  id: string;
  team_id: string;
  token_hash: string;
  expires_at: number;
  created_at: number;
};

/** A person who signed up for a team by a link, until the coach decides and after. */
export type PlayerSignUpRow = {
  id: string;
  team_id: string;
  /** Of the sender's own link to what became of it. */
  token_hash: string;
  state: 'waiting' | 'accepted' | 'refused';
  /** JSON of what was sent, the name included; null once it is decided. */
  details: string | null;
  reason: string;
  player_id: string | null;
  created_at: number;
  decided_at: number | null;
};

/** A photo of the paper sheet of a match, for those who may settle its result; of the office where no team is named. */
export type SheetPhotoRow = {
  id: string;
  match_id: string;
  team_id: string | null;
  address: string;
  width: number;
  height: number;
  created_at: number;
};
