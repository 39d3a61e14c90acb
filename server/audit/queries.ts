import type { z } from 'zod';
import type { ListOf } from '#contract/primitives.ts';
import type { auditEntrySchema } from '#contract/user.ts';
import { decodeCursor, pageOf } from '#server/db/page.ts';
import type { Store } from '#server/db/store.ts';
import type { AuditRow } from '#server/db/tables.ts';

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The trail, newest first; `subject` such as `match:<id>`. */
export async function listAudit(
  store: Store,
  query: { subject?: string; limit: number; cursor?: string },
): Promise<ListOf<AuditEntry>> {
  const after = decodeCursor(query.cursor, 1);
  let select = store.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  if (query.subject) select = select.where('subject', 'in', subjectsOf(query.subject));
  if (after) select = select.where('id', '<', after[0]!);
  return pageOf(await select.execute(), query.limit, (row) => [row.id], auditView);
}

const KINDS = ['match', 'team', 'player', 'league', 'user'] as const;

/** A whole subject, or an id alone: ids are unique across kinds. */
function subjectsOf(subject: string): string[] {
  return subject.includes(':') ? [subject] : KINDS.map((kind) => `${kind}:${subject}`);
}

function auditView(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: row.subject,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  };
}
