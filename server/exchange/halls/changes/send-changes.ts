import type { ChangeVerdict, SentChange } from '#contract/halls/hall-changes.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallSourceChangeRow, HallSourceRow } from '#server/platform/db/tables/hall-tables.ts';
import { readSite, SiteFault } from '../push-match.ts';
import type { SiteLine } from '../site-line.ts';
import { listOwnChanges, type OwnChange } from './own-changes.ts';

/** As many as go at once: some 15 KB. */
const BATCH = 50;

/**
 * Sends what was planned and changed in the hall. Each is noted with its revision before it goes, so that what
 * was sent and not answered goes again under the same number.
 *
 * @returns how many changes there were
 */
export async function sendChanges(
  { db }: Store,
  source: HallSourceRow,
  line: SiteLine,
  now: number,
): Promise<number> {
  const pending = await listOwnChanges(db, source);
  for (const change of pending) await noteNewMatch(db, source, change);
  for (let from = 0; from < pending.length; from += BATCH) {
    const changes: SentChange[] = [];
    for (const change of pending.slice(from, from + BATCH)) {
      const row = await noteSent(db, source, change);
      changes.push({ ...envelopeOf(row), ...(await authorOf(db, change, now)) });
    }
    const answer = await line('POST', '/loan/changes', { changes });
    if (answer.status !== 200 || answer.body === undefined) throw faultOf(answer);
    await saveVerdicts(db, source, (answer.body as { items: ChangeVerdict[] }).items);
  }
  return pending.length;
}

/** A change that waited at the site may have been decided there. */
export async function readDecisions(
  db: Database,
  source: HallSourceRow,
  line: SiteLine,
): Promise<void> {
  const waiting = await db
    .selectFrom('hall_source_change')
    .select('subject_id')
    .where('source_id', '=', source.id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return;
  const { items } = await readSite<{ items: ChangeVerdict[] }>(line, '/loan/changes');
  await saveVerdicts(db, source, items);
}

function faultOf({ status, body }: { status: number; body: unknown }): SiteFault {
  return new SiteFault((body as { detail?: string } | undefined)?.detail || `HTTP ${status}`);
}

function envelopeOf(row: HallSourceChangeRow) {
  const base = row.base === null ? null : JSON.parse(row.base);
  const { kind, subject_id: id, revision } = row;
  const facts = JSON.parse(row.sent!);
  return (kind === 'player'
    ? { kind, id, revision, facts, base }
    : { kind, id, revision, facts }) as unknown as SentChange;
}

/** A match that was made in the hall is scored there at once, whatever the site says later. */
async function noteNewMatch(db: Database, source: HallSourceRow, { kind, id }: OwnChange) {
  if (kind !== 'match') return;
  const facts = { epoch: 0, sent_seq: 0, parked_seq: 0, state: 'new' as const, fault: '' };
  await db
    .insertInto('hall_source_match')
    .values({ source_id: source.id, match_id: id, ...facts })
    .onConflict((conflict) => conflict.columns(['source_id', 'match_id']).doNothing())
    .execute();
}

async function noteSent(
  db: Database,
  source: HallSourceRow,
  { kind, id, facts, known }: OwnChange,
): Promise<HallSourceChangeRow> {
  const sent = JSON.stringify(facts);
  const isAgain = known?.state === 'sent' && known.sent === sent;
  const row: HallSourceChangeRow = {
    source_id: source.id,
    kind,
    subject_id: id,
    base: known?.base ?? null,
    sent,
    revision: (known?.revision ?? 0) + (isAgain ? 0 : 1),
    state: 'sent',
    reason: null,
  };
  const { source_id: _source, kind: _kind, subject_id: _id, ...columns } = row;
  await db
    .insertInto('hall_source_change')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'kind', 'subject_id']).doUpdateSet(columns),
    )
    .execute();
  return row;
}

/** The last person who wrote the record in the hall, by its trail. */
async function authorOf(db: Database, { kind, id }: OwnChange, now: number) {
  const last = await db
    .selectFrom('audit')
    .select(['actor_name', 'at'])
    .where('subject', '=', `${kind}:${id}`)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { author: last?.actor_name || null, at: last?.at ?? now };
}

async function saveVerdicts(
  db: Database,
  source: HallSourceRow,
  verdicts: readonly ChangeVerdict[],
): Promise<void> {
  for (const verdict of verdicts) {
    const row = await db
      .selectFrom('hall_source_change')
      .selectAll()
      .where('source_id', '=', source.id)
      .where('kind', '=', verdict.kind)
      .where('subject_id', '=', verdict.id)
      .executeTakeFirst();
    if (row) await saveVerdict(db, row, verdict);
  }
}

async function saveVerdict(
  db: Database,
  row: HallSourceChangeRow,
  verdict: ChangeVerdict,
): Promise<void> {
  const { state, reason, revision } = verdict;
  // The site knows more than this server, which was put back to a backup: it goes again under a newer number.
  const facts =
    revision > row.revision
      ? { revision, sent: null, state: 'same' as const, reason: null }
      : { state, reason, ...(state === 'taken' ? { base: row.sent } : {}) };
  if (revision < row.revision) return;
  await db
    .updateTable('hall_source_change')
    .set(facts)
    .where('source_id', '=', row.source_id)
    .where('kind', '=', row.kind)
    .where('subject_id', '=', row.subject_id)
    .execute();
  if (verdict.kind !== 'match' || state !== 'taken' || revision > row.revision) return;
  // Without a pen the loan is over: its entries are parked, and somebody chooses.
  const { epoch } = verdict;
  await db
    .updateTable('hall_source_match')
    .set(epoch === null ? { state: 'parted' } : { state: 'lent', epoch })
    .where('source_id', '=', row.source_id)
    .where('match_id', '=', verdict.id)
    .where('state', '=', 'new')
    .execute();
}
