import type { OwnLoan } from '#contract/halls/hall.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallSourceMatchRow, HallSourceRow } from '#server/platform/db/tables/hall-tables.ts';
import { listOwnChanges } from './changes/own-changes.ts';
import { readDecisions, sendChanges } from './changes/send-changes.ts';
import { pushMatch, readSite, SiteFault } from './push-match.ts';
import { openSiteLine, type SiteLine } from './site-line.ts';

/** So often a hall says that it is there, also while nothing is played. */
const CONTACT_MS = 15_000;
/** A match that the site does not take is tried again after so long, and holds up no other. */
const RETRY_MS = 30_000;
/** The site takes what comes late for thirty days. */
const LATE_MS = 30 * 24 * 60 * 60 * 1000;

/** When each match that failed may be tried again, by its id. */
export type Waiting = Map<string, number>;

/** The sites that have lent something, as long as they take it back. */
export function listSources({ db }: Store, now: number): Promise<HallSourceRow[]> {
  return db
    .selectFrom('hall_source')
    .selectAll()
    .where('until', '>', now - LATE_MS)
    .orderBy('id')
    .execute();
}

/** The line to a site; undefined where the token was sealed with another SECRET. */
export function lineOf(store: Store, { site, token }: HallSourceRow): SiteLine {
  const opened = store.vault.open(token);
  if (opened === undefined) throw new SiteFault('SECRET');
  return openSiteLine(site, opened);
}

/**
 * Sends to one site what it has not. Throws where the line is away; everything that was acknowledged is
 * noted, so that it goes on from there, after a crash too.
 */
export async function pushSource(
  store: Store,
  source: HallSourceRow,
  line: SiteLine,
  now: number,
  waiting: Waiting = new Map(),
): Promise<void> {
  const { db } = store;
  let fault = '';
  // Players and matches go before the entries that speak of them.
  const changes = await sendChanges(store, source, line, now).catch((error: unknown) => {
    if (!(error instanceof SiteFault)) throw error;
    fault = error.message;
    return 1;
  });
  const pending = await listPending(store, source.id);
  for (const match of pending) {
    if ((waiting.get(match.match_id) ?? 0) > now) continue;
    try {
      await pushMatch({ db, line }, match);
      waiting.delete(match.match_id);
    } catch (error) {
      if (!(error instanceof SiteFault)) throw error;
      fault = error.message;
      waiting.set(match.match_id, now + RETRY_MS);
      await noteFault(store, match, error.message);
    }
  }
  const isDue = (source.contact_at ?? 0) <= now - CONTACT_MS;
  const isQuiet = pending.length === 0 && changes === 0;
  if (isQuiet && !isDue && source.state !== 'returning') return;
  const isDone =
    fault === '' &&
    (await listPending(store, source.id)).length === 0 &&
    (await listOwnChanges(db, source)).length === 0;
  if (source.state === 'returning' && isDone) await giveBack(store, source, line);
  else if (isDue) await refresh(store, source, line);
  await saveContact(store, source, now, fault);
}

/** The matches with entries that the site neither has in its log nor parked. */
async function listPending({ db }: Store, sourceId: string): Promise<HallSourceMatchRow[]> {
  const rows = await db
    .selectFrom('hall_source_match')
    .innerJoin('match', 'match.id', 'hall_source_match.match_id')
    .selectAll('hall_source_match')
    .select('match.seq')
    .where('source_id', '=', sourceId)
    .whereRef('match.seq', '>', 'hall_source_match.sent_seq')
    .execute();
  return rows
    .filter(({ state, seq, parked_seq }) =>
      state === 'parted' ? seq > parked_seq : state === 'lent',
    )
    .map(({ seq: _seq, ...row }) => row);
}

async function giveBack(store: Store, source: HallSourceRow, line: SiteLine): Promise<void> {
  const { status, body } = await line('POST', '/loan/return');
  if (status >= 500 || status === 429) throw new SiteFault(`HTTP ${status}`);
  if (status !== 204)
    throw new SiteFault((body as { detail?: string })?.detail ?? `HTTP ${status}`);
  await store.db
    .updateTable('hall_source')
    .set({ state: 'over' })
    .where('id', '=', source.id)
    .execute();
}

/** The loan may have been extended, or broken. */
async function refresh(store: Store, source: HallSourceRow, line: SiteLine): Promise<void> {
  const loan = await readSite<OwnLoan>(line, '/loan');
  await readDecisions(store.db, source, line);
  await store.db
    .updateTable('hall_source')
    .set({ until: Date.parse(loan.until) })
    .where('id', '=', source.id)
    .execute();
}

async function noteFault({ db }: Store, row: HallSourceMatchRow, fault: string): Promise<void> {
  await db
    .updateTable('hall_source_match')
    .set({ fault })
    .where('source_id', '=', row.source_id)
    .where('match_id', '=', row.match_id)
    .execute();
}

async function saveContact(
  { db }: Store,
  source: HallSourceRow,
  now: number,
  fault: string,
): Promise<void> {
  await db
    .updateTable('hall_source')
    .set({ contact_at: now, fault })
    .where('id', '=', source.id)
    .execute();
}

export async function saveSourceFault({ db }: Store, id: string, fault: string): Promise<void> {
  await db.updateTable('hall_source').set({ fault }).where('id', '=', id).execute();
}
