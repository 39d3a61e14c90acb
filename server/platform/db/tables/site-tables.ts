export type NewsRow = {
  id: string;
  title: string;
  text: string;
  league_id: string | null;
  team_id: string | null;
  /** 'en' or 'sw': for readers of that language; null for all. */
  language: string | null;
  published_at: number;
  /** 1: for administrators only. */
  draft: number;
  /** The address of its picture, and the pixels of the largest one. */
  picture: string | null;
  picture_width: number | null;
  picture_height: number | null;
  /** The picture in words; null where the title says it. */
  picture_alt: string | null;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

export type VenueRow = {
  id: string;
  name: string;
  /** One venue of a name among those that are not archived. */
  sort_name: string;
  place: string;
  /** Degrees (WGS 84); both or neither. */
  latitude: number | null;
  longitude: number | null;
  courts: number;
  note: string;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};

export type FeedbackRow = {
  id: string;
  name: string | null;
  email: string | null;
  message: string;
  page: string | null;
  read_at: number | null;
  done_at: number | null;
  created_at: number;
};

export type ImportColumnsRow = {
  /** `teams`, `players` or `fixtures`. */
  list: string;
  /** SHA-256 of the headings, in hexadecimal. */
  headings: string;
  /** JSON: our column for each of the file's, or null. */
  columns: string;
  updated_at: number;
};

export type AuditRow = {
  id: string;
  at: number;
  actor_id: string | null;
  actor_name: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
};
