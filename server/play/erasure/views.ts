import type { PersonExport } from '#contract/people/erasure.ts';
import type { AuditRow } from '#server/platform/db/tables/site-tables.ts';

type StoredPerson = {
  record: object;
  consents: readonly object[];
  teamRequests: readonly object[];
  cards: readonly object[];
  memberships: readonly object[];
  transfers: readonly object[];
  suspensions: readonly object[];
  matches: readonly object[];
  absences: readonly object[];
  exams: readonly object[];
  trail: readonly Pick<AuditRow, 'at' | 'action' | 'before' | 'after'>[];
};

/** The rows as they are kept, with moments that people can read. */
export function personExportView(stored: StoredPerson, now: number): PersonExport {
  return {
    exportedAt: iso(now),
    record: readable(stored.record),
    consents: stored.consents.map(readable),
    teamRequests: stored.teamRequests.map(readable),
    cards: stored.cards.map(readable),
    memberships: stored.memberships.map(readable),
    transfers: stored.transfers.map(readable),
    suspensions: stored.suspensions.map(readable),
    matches: stored.matches.map(readable),
    absences: stored.absences.map(readable),
    exams: stored.exams.map(readable),
    trail: stored.trail.map(({ at, action, before, after }) => ({
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
