import type { Merge } from '#contract/merges/merge.ts';
import { RETENTION_DAYS } from '#contract/site/retention.ts';
import type { RecordMergeRow } from '#server/platform/db/tables/people-tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of the time in which a merge can be undone, in epoch milliseconds. */
export function undoEnd({ merged_at }: Pick<RecordMergeRow, 'merged_at'>): number {
  return merged_at + RETENTION_DAYS.merge * DAY_MS;
}

export function mergeView(row: RecordMergeRow & { by: string | null }, now: number): Merge {
  const isOpen = row.changes !== null && row.undone_at === null && undoEnd(row) > now;
  return {
    kind: row.kind,
    kept: { id: row.kept_id, name: row.kept_name },
    merged: { id: row.merged_id, name: row.merged_name },
    at: new Date(row.merged_at).toISOString(),
    by: row.by,
    undoUntil: isOpen ? new Date(undoEnd(row)).toISOString() : null,
  };
}
