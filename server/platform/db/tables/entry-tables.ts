export type EntryTables = { entry_link: EntryLinkRow; team_entry: TeamEntryRow };

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
