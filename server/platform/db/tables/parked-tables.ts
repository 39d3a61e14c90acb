/** Entries of a device whose match went on elsewhere. */
export type ParkedBranchRow = {
  match_id: string;
  /** The last entry's. */
  id: string;
  /** Entries of the log that it was made behind. */
  base_seq: number;
  entries: number;
  /** JSON of them, in their order. */
  events: string;
  actor_name: string;
  parked_at: number;
  /** Null until somebody has chosen. */
  choice: 'server' | 'branch' | null;
  decided_at: number | null;
  decided_by: string | null;
};
