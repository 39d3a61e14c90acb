import type { ArchiveEntry, ArchiveKind } from '#contract/administration/archive.ts';
import { localDate } from '#server/platform/time/local-time.ts';

/** The same columns of every kind; `detail` of news is when it was published. */
export type ArchiveFacts = {
  id: string;
  name: string;
  detail: string | number | null;
  archived_at: number | null;
};

export function archiveView(kind: ArchiveKind, row: ArchiveFacts): ArchiveEntry {
  return {
    kind,
    id: row.id,
    name: row.name,
    detail: typeof row.detail === 'number' ? localDate(row.detail) : (row.detail ?? ''),
    archivedAt: row.archived_at === null ? null : new Date(row.archived_at).toISOString(),
  };
}
