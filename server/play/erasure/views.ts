import type { PersonExport } from '#contract/people/erasure.ts';
import type { AuditRow } from '#server/platform/db/tables/tables.ts';

type Kept = {
  record: object;
  consents: readonly object[];
  matches: readonly object[];
  trail: readonly Pick<AuditRow, 'at' | 'action' | 'before' | 'after'>[];
};

/** The rows as they are kept, with moments that people can read. */
export function personExportView(kept: Kept, now: number): PersonExport {
  return {
    exportedAt: iso(now),
    record: readable(kept.record),
    consents: kept.consents.map(readable),
    matches: kept.matches.map(readable),
    trail: kept.trail.map(({ at, action, before, after }) => ({
      at: iso(at),
      action,
      before: before === null ? null : JSON.parse(before),
      after: after === null ? null : JSON.parse(after),
    })),
  };
}

function readable(row: object): Record<string, unknown> {
  const entries = Object.entries(row).filter(([name]) => name !== 'sort_name');
  return Object.fromEntries(
    entries.map(([name, value]) =>
      name.endsWith('_at') && typeof value === 'number' ? [name, iso(value)] : [name, value],
    ),
  );
}

function iso(epoch: number): string {
  return new Date(epoch).toISOString();
}
