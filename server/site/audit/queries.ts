import type { AuditEntry } from '#contract/accounts/user.ts';
import { ARCHIVE_KINDS } from '#contract/administration/archive.ts';
import type { ListOf } from '#contract/primitives.ts';
import { userNames } from '#server/accounts/users/queries.ts';
import { namesOf } from '#server/exchange/archive/queries.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { AuditRow } from '#server/platform/db/tables/site-tables.ts';
import { endOfDay, startOfDay } from '#server/platform/time/local-time.ts';
import { idsIn, valueNames } from './value-names.ts';

export type AuditQuery = {
  subject?: string;
  actor?: string;
  /** Days in Tanzania, both included. */
  from?: string;
  to?: string;
  limit: number;
  cursor?: string;
};

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
  if (query.from) select = select.where('at', '>=', startOfDay(query.from));
  if (query.to) select = select.where('at', '<', endOfDay(query.to));
  if (after) select = select.where('id', '<', after[0]!);
  const rows = await select.execute();
  const shown = rows.slice(0, query.limit);
  const [names, values] = await Promise.all([subjectNames(store, shown), valueNames(store, shown)]);
  return pageOf(
    rows,
    query.limit,
    (row) => [row.id],
    (row) => auditView(row, names.get(row.subject) ?? null, values),
  );
}

/** The present names of the subjects: ids tell people nothing. */
async function subjectNames(store: Store, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const kinds = Map.groupBy(subjects, (subject) => subject.split(':')[0]!);
  const names = new Map<string, string>();
  for (const [kind, those] of kinds) {
    const ids = those.map((subject) => subject.slice(kind.length + 1));
    for (const [id, name] of await namesOfKind(store, kind, ids)) names.set(`${kind}:${id}`, name);
  }
  return names;
}

async function namesOfKind(store: Store, kind: string, ids: readonly string[]) {
  const named = ARCHIVE_KINDS.find((name) => name === kind);
  if (named) return namesOf(store.db, named, ids);
  return kind === 'user' ? userNames(store, ids) : new Map<string, string>();
}

/** The kinds of subjects of which trails are kept. */
const KINDS = [
  'match',
  'team',
  'player',
  'league',
  'user',
  'news',
  'venue',
  'club',
  'season',
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

function auditView(
  row: AuditRow,
  subjectName: string | null,
  values: ReadonlyMap<string, string>,
): AuditEntry {
  const named = idsIn(row).flatMap((id) => {
    const name = values.get(id);
    return name === undefined ? [] : [[id, name]];
  });
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: row.subject,
    subjectName,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    names: Object.fromEntries(named),
  };
}
