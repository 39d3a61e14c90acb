/** Referees, scorers and judges; `user_id` is the account that they score with. */
export type OfficialRow = {
  id: string;
  name: string;
  sort_name: string;
  level: string;
  city: string;
  phone: string | null;
  email: string | null;
  note: string;
  user_id: string | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

export type MatchOfficialRow = { match_id: string; official_id: string; duty: string };

/** The partners of leagues; `user_id` is the account that sees theirs. */
export type PartnerRow = {
  id: string;
  name: string;
  sort_name: string;
  link: string | null;
  logo: string | null;
  user_id: string | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};
