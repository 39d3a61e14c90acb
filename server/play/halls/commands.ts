import type { CreateLoan, ExtendLoan } from '#contract/halls/hall.ts';
import { textOf } from '#contract/text/text.ts';
import { actorName, hallKey } from '#domain/access/actor.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { hashToken, newSecretToken } from '#server/platform/http/secret-token.ts';
import { endOfDay, localDate } from '#server/platform/time/local-time.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import { getLoan, getOwnLoan } from './queries.ts';
import { stateOf } from './views.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A token with which a hall may come for the matches of these days. */
export async function createLoan(
  store: Store,
  author: Author,
  leagueId: string,
  { hall, firstDay, lastDay, hoursAfter }: CreateLoan,
): Promise<{ id: string; token: string }> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  return write(store, author, async ({ db, audit }) => {
    await getOpenLeague(db, leagueId);
    if (lastDay < firstDay) throw refused('DAYS_REVERSED', textOf('duty.daysReversed'), 'lastDay');
    if (lastDay < localDate(author.now)) {
      throw refused('DAYS_OVER', textOf('duty.daysOver'), 'lastDay');
    }
    const token = newSecretToken('hall');
    const id = newId(author.now);
    await db
      .insertInto('hall_loan')
      .values({
        id,
        league_id: leagueId,
        hall,
        first_day: firstDay,
        last_day: lastDay,
        hours_after: hoursAfter,
        token_hash: hashToken(token),
        created_at: author.now,
        taken_at: null,
        until: endOfDay(lastDay) + hoursAfter * HOUR_MS,
        ended_at: null,
        ended_by: '',
        reason: '',
        contact_at: null,
        away_since: null,
      })
      .execute();
    const after = { loan: id, hall, firstDay, lastDay };
    audit({ action: 'league.loan', subject: `league:${leagueId}`, after });
    return { id, token };
  });
}

/** Breaks a loan in words. The hall's later entries are parked. */
export async function endLoan(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
  reason: string,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await write(store, author, async (tx) => {
    const loan = await getLoan(tx.db, id, leagueId);
    if (loan.ended_at !== null) throw new AppError('CONFLICT', textOf('loan.over'));
    await end(tx, author, loan, reason);
  });
}

/** The hall says that it is done. Said again, it changes nothing. */
export async function returnLoan(store: Store, author: Author, id: string): Promise<void> {
  authorise(author.actor, 'hall:use', { kind: 'site' });
  await write(store, author, async (tx) => {
    const loan = await getOwnLoan(tx.db, id);
    if (loan.ended_at === null) await end(tx, author, loan, '');
  });
}

async function end(
  { db, audit, siteChanged }: Write,
  author: Author,
  loan: HallLoanRow,
  reason: string,
): Promise<void> {
  const { id, league_id, hall } = loan;
  const by = actorName(author.actor);
  await db
    .updateTable('hall_loan')
    .set({ ended_at: author.now, ended_by: by, reason, away_since: null })
    .where('id', '=', id)
    .execute();
  // A new number for each pen, so that nothing that is still on its way comes in behind the end.
  await db
    .updateTable('match')
    .set((eb) => ({ pen_epoch: eb('pen_epoch', '+', 1), pen_holder: null }))
    .where('pen_holder', '=', hallKey(id))
    .execute();
  siteChanged();
  const after = { loan: id, hall, ...(reason ? { reason } : {}) };
  audit({ action: 'league.loan-end', subject: `league:${league_id}`, after });
}

/** Another end of a loan, later or earlier, also of one that has just ended by itself. */
export async function extendLoan(
  store: Store,
  author: Author,
  leagueId: string,
  id: string,
  { until: text, reason }: ExtendLoan,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await write(store, author, async ({ db, audit }) => {
    const loan = await getLoan(db, id, leagueId);
    if (loan.ended_at !== null) throw new AppError('CONFLICT', textOf('loan.over'));
    const until = Date.parse(text);
    if (until <= author.now) throw refused('LOAN_END_PAST', textOf('loan.before'), 'until');
    await db.updateTable('hall_loan').set({ until, reason }).where('id', '=', id).execute();
    audit({
      action: 'league.loan-extend',
      subject: `league:${leagueId}`,
      before: { until: loan.until, state: stateOf(loan, author.now) },
      after: { loan: id, until, reason },
    });
  });
}
