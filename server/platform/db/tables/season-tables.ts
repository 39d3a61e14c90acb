export type SeasonRow = {
  id: string;
  name: string;
  sort_name: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  starts_on: string;
  ends_on: string;
  archived_at: number | null;
  created_at: number;
  updated_at: number;
};
