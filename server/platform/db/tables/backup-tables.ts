/** A copy that the server made by itself, one of each day. */
export type BackupRow = {
  /** Of Tanzania, YYYY-MM-DD. */
  day: string;
  started_at: number;
  /** Null while it is being made. */
  ended_at: number | null;
  name: string;
  bytes: number | null;
  row_count: number | null;
  pictures: number | null;
  /** The reason why it is no backup; null for one that was opened and found whole. */
  fault: string | null;
};
