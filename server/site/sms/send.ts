import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { applyReport, pruneEarlyReports } from './delivery.ts';
import type { Outcome, SmsPart } from './gateway.ts';

/** The outcomes of all messages, in their order. */
export type Post = (parts: readonly SmsPart[]) => Promise<readonly Outcome[]>;

/** Messages at once: gateways take some 100 a second. */
const PART = 50;
/** A message that waited longer, as behind a stop, helps nobody. */
const USEFUL_MS = 6 * 60 * 60_000;
/** Longer than any answer is waited for, and than the lease of a node that died. */
const LOST_MS = 120_000;

/**
 * Sends what is planned. A row says that it is being sent before the gateway is asked, by a statement of its own:
 * whoever finds it so later does not know whether it went out, and does not send it again. Single statements pass
 * the gate of writes by themselves, so none of them is held here.
 */
export async function sendPlanned(store: Store, post: Post, clock: () => number): Promise<void> {
  for (;;) {
    const rows = await claim(store, clock());
    if (rows.length === 0) return;
    const parts = rows.flatMap(({ id, number, text, form }): SmsPart[] => {
      const to = number === null ? undefined : store.vault.open(number);
      return to === undefined ? [] : [{ reference: id, to, text, form }];
    });
    // A thread that dies on the way says nothing of what it has sent.
    const outcomes = await post(parts).catch(() => []);
    for (const { id } of rows) {
      const index = parts.findIndex(({ reference }) => reference === id);
      const outcome = index < 0 ? UNREADABLE : (outcomes[index] ?? LOST);
      await note(store, id, outcome, clock());
    }
  }
}

const UNREADABLE: Outcome = { state: 'failed', error: 'secret' };
const LOST: Outcome = { state: 'unknown', error: 'no answer' };

async function claim({ db }: Store, now: number) {
  const due = db
    .selectFrom('sms')
    .select('id')
    .where('state', '=', 'planned')
    .orderBy('created_at')
    .orderBy('id')
    .limit(PART);
  return db
    .updateTable('sms')
    .set({ state: 'sending', sent_at: now })
    .where('state', '=', 'planned')
    .where('id', 'in', due)
    .returning(['id', 'number', 'text', 'form'])
    .execute();
}

async function note({ db }: Store, id: string, outcome: Outcome, now: number) {
  const { state } = outcome;
  const cost = state === 'sent' ? outcome.cost : null;
  const error = state === 'sent' ? '' : outcome.error;
  const reference = state === 'sent' ? outcome.reference : null;
  await db
    .updateTable('sms')
    .set({ state, cost, error, reference, sent_at: now, number: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
  if (reference !== null) await applyReport(db, reference);
}

/** Messages of which nobody knows any more whether they went out, and those that come too late. */
export async function giveUp({ db }: Store, now: number): Promise<void> {
  await db
    .updateTable('sms')
    .set({ state: 'unknown', error: 'interrupted', number: null })
    .where('state', '=', 'sending')
    .where('sent_at', '<', now - LOST_MS)
    .execute();
  await db
    .updateTable('sms')
    .set({ state: 'stopped', error: 'late', number: null })
    .where('state', '=', 'planned')
    .where('created_at', '<', now - USEFUL_MS)
    .execute();
}

const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Old messages go; the hourly upkeep asks for it. */
export async function pruneSms(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('sms')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
  await db
    .deleteFrom('sms_opt_in')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', now - KEPT_MS)
    .execute();
  await pruneEarlyReports(db, now);
}
