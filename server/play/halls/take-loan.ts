import { textOf } from '#contract/text/text.ts';
import { type Actor, actorKey } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, RaceLost, type Write, write } from '#server/platform/db/write.ts';
import { AppError, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { penLine } from '#server/play/scoring/live-line.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { findHolder, isLoanOver } from './lent.ts';
import { getOwnLoan, selectMatches } from './queries.ts';
import { isRunning, stateOf } from './views.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Lends the matches: the hall takes the pen of each. Done again, the pens that it has stay as they are and
 * the matches that were planned since come along.
 */
export async function takeLoan(
  store: Store,
  author: Author & { actor: Extract<Actor, { kind: 'hall' }> },
): Promise<HallLoanRow> {
  authorise(author.actor, 'hall:use', { kind: 'site' });
  return write(store, author, async (tx) => {
    const loan = await getOwnLoan(tx.db, author.actor.id);
    if (stateOf(loan, author.now) === 'over') throw new AppError('CONFLICT', textOf('loan.over'));
    const matches = await selectMatches(tx.db, loan)
      .where('status', 'not in', ['ended', 'cancelled'])
      .execute();
    if (matches.length === 0) throw refused('LOAN_EMPTY', textOf('loan.noMatches'));
    for (const row of matches) await lend(tx, store, author, row);
    if (loan.taken_at !== null) return loan;
    const last = Math.max(author.now, ...matches.map((row) => row.starts_at));
    const taken = { taken_at: author.now, until: last + loan.hours_after * HOUR_MS };
    await tx.db.updateTable('hall_loan').set(taken).where('id', '=', loan.id).execute();
    tx.audit({
      action: 'league.loan-take',
      subject: `league:${loan.league_id}`,
      after: { loan: loan.id, hall: loan.hall, matches: matches.length },
    });
    return { ...loan, ...taken };
  });
}

async function lend(
  tx: Write,
  store: Store,
  { actor, now }: Author & { actor: Extract<Actor, { kind: 'hall' }> },
  row: MatchRow,
): Promise<void> {
  const holder = actorKey(actor);
  if (row.pen_holder === holder) return;
  await refuseLentElsewhere(tx.db, row, now);
  const isTakeOver = row.pen_holder !== null && !(await isLoanOver(tx.db, row, now));
  const version = row.version + (isTakeOver ? 1 : 0);
  const epoch = row.pen_epoch + 1;
  const updated = await tx.db
    .updateTable('match')
    .set({ pen_epoch: epoch, pen_holder: holder, version })
    .where('id', '=', row.id)
    .where('pen_epoch', '=', row.pen_epoch)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) !== 1) throw new RaceLost();
  if (isTakeOver) {
    const line = penLine(row.id, version, await readLog(tx.db, row, store.logs), epoch, now);
    tx.matchChanged({ matchId: row.id, matchVersion: version, line });
  }
  await tx.db
    .insertInto('hall_match')
    .values({ loan_id: actor.id, match_id: row.id })
    .onConflict((conflict) => conflict.columns(['loan_id', 'match_id']).doNothing())
    .execute();
}

async function refuseLentElsewhere(db: Write['db'], row: MatchRow, now: number): Promise<void> {
  const other = await findHolder(db, row);
  if (!other || !isRunning(other, now)) return;
  const text = textOf('loan.elsewhere', { hall: other.hall, match: row.id });
  throw new AppError('CONFLICT', text);
}
