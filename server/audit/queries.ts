import type { ListOf } from '#contract/primitives.ts';
import type { AuditEntry } from '#contract/user.ts';
import { decodeCursor, pageOf } from '#server/db/page.ts';
import type { Store } from '#server/db/store.ts';
import type { AuditRow } from '#server/db/tables.ts';
import { instantOf } from '#server/time/local-time.ts';

export type AuditQuery = {
  subject?: string;
  actor?: string;
  /** Days in Tanzania, both included. */
  from?: string;
  to?: string;
  limit: number;
  cursor?: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The trail, newest first; `subject` such as `match:<id>`, `<id>` or `match`. */
export async function listAudit(store: Store, query: AuditQuery): Promise<ListOf<AuditEntry>> {
  const after = decodeCursor(query.cursor, 1);
  let select = store.db
    .selectFrom('audit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  const { subject } = query;
  if (subject && isKind(subject)) {
    select = select.where('subject', 'like', `${subject}:%`);
  } else if (subject) {
    select = select.where('subject', 'in', subjectsOf(subject));
  }
  if (query.actor) select = select.where('actor_id', '=', query.actor);
  if (query.from) select = select.where('at', '>=', instantOf(query.from, '00:00'));
  if (query.to) select = select.where('at', '<', instantOf(query.to, '00:00') + DAY_MS);
  if (after) select = select.where('id', '<', after[0]!);
  return pageOf(await select.execute(), query.limit, (row) => [row.id], auditView);
}

/** What trails are kept about. */
const KINDS = [
  'match',
  'team',
  'player',
  'league',
  'user',
  'news',
  'venue',
  'official',
  'partner',
  'feedback',
  'site',
] as const;

function isKind(subject: string): boolean {
  return (KINDS as readonly string[]).includes(subject);
}

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
