import { hallKey } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import { RaceLost, type Write, write } from '#server/platform/db/write.ts';
import { fullLine } from '#server/play/scoring/live-line.ts';
import { readLog } from '#server/play/scoring/queries.ts';

/** Not with each point: a row that is written every few seconds costs as much as the points do. */
const NOTED_MS = 10_000;
/** A hall asks every few seconds; after so long its line is away. */
export const AWAY_MS = 60_000;
const LOOK_MS = 15_000;

/** Notes that a hall has a line; its readers hear of it when it had been away. */
export async function noteContact(store: Store, loan: HallLoanRow, now: number): Promise<void> {
  if (loan.away_since !== null) {
    await changeSight(store, loan.id, { contact_at: now, away_since: null }, now);
    return;
  }
  if (loan.contact_at !== null && loan.contact_at > now - NOTED_MS) return;
  await store.db
    .updateTable('hall_loan')
    .set({ contact_at: now })
    .where('id', '=', loan.id)
    .execute();
}

/** Says of halls without a line since when they have none, so that nobody takes an old score for new. */
export async function noteAway(store: Store, now: number): Promise<void> {
  const silent = await store.db
    .selectFrom('hall_loan')
    .select(['id', 'contact_at'])
    .where('taken_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('away_since', 'is', null)
    .where('until', '>', now)
    .where('contact_at', '<', now - AWAY_MS)
    .execute();
  for (const { id, contact_at } of silent) {
    await changeSight(store, id, { away_since: contact_at }, now);
  }
}

async function changeSight(
  store: Store,
  loanId: string,
  change: Partial<Pick<HallLoanRow, 'contact_at' | 'away_since'>>,
  now: number,
): Promise<void> {
  const author = { actor: { kind: 'system', name: 'halls' }, now } as const;
  await write(store, author, async (tx) => {
    await tx.db.updateTable('hall_loan').set(change).where('id', '=', loanId).execute();
    await publishMatches(tx, store, loanId);
  });
}

/** Readers of a match that is being played read it again, spread over some seconds. */
async function publishMatches(tx: Write, store: Store, loanId: string): Promise<void> {
  const rows = await tx.db
    .selectFrom('match')
    .innerJoin('hall_match', 'hall_match.match_id', 'match.id')
    .selectAll('match')
    .where('hall_match.loan_id', '=', loanId)
    .where('match.pen_holder', '=', hallKey(loanId))
    .where('match.status', 'in', ['Live', 'suspended'])
    .where('match.archived_at', 'is', null)
    .execute();
  for (const row of rows) {
    const version = row.version + 1;
    const updated = await tx.db
      .updateTable('match')
      .set({ version })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) !== 1) throw new RaceLost();
    const { state } = await readLog(tx.db, row, store.logs);
    tx.matchChanged({
      matchId: row.id,
      matchVersion: version,
      line: fullLine(row.id, version, state),
    });
  }
}

/** Looks after the lines of all halls. @returns the function that ends it */
export function watchHalls(store: Store, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void noteAway(store, Date.now()).catch(onError), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
