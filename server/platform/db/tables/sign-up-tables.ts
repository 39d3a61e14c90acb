export type SignUpTables = { sign_up_link: SignUpLinkRow; player_sign_up: PlayerSignUpRow };

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
