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

export type MatchOfficialRow = {
  match_id: string;
  official_id: string;
  duty: string;
  /** `accepted` or `declined`; null until the official answers. */
  answer: string | null;
  /** The reason of a refusal. */
  answer_reason: string;
  answered_at: number | null;
  /** `plan_version` of the match at the answer: another hour or place asks again. */
  answered_plan: number | null;
};

/** Days, both included, on which an official cannot come. */
export type OfficialAbsenceRow = {
  id: string;
  official_id: string;
  first_day: string;
  last_day: string;
  note: string;
  created_at: number;
};

/** A private link to the duties of an official. */
type DutyLinkRow = {
  id: string;
  official_id: string;
  token_hash: string;
  created_by: string | null;
  created_at: number;
  expires_at: number;
};

/** The address of a calendar of one's own: of an account or of an official. */
type OwnCalendarRow = {
  token_hash: string;
  user_id: string | null;
  official_id: string | null;
  created_at: number;
};

/** A try of an official at the scorers' exam. */
export type ExamResultRow = {
  id: string;
  official_id: string;
  exam: string;
  taken_at: number;
  right_entries: number;
  entries: number;
  percent: number;
  passed: number;
  /** The faults as JSON. */
  faults: string;
  /** The reason why an administrator took the licence away; null: it counts. */
  withdrawn: string | null;
};

export type OfficialTables = {
  official: OfficialRow;
  match_official: MatchOfficialRow;
  official_absence: OfficialAbsenceRow;
  duty_link: DutyLinkRow;
  own_calendar: OwnCalendarRow;
  exam_result: ExamResultRow;
};

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
