import type { HallLoan, OwnLoan } from '#contract/halls/hall.ts';
import { hallKey } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { localTime } from '#server/platform/time/local-time.ts';
import { isRunning, type LoanFacts, loanView, stateOf } from './views.ts';

/** A hall sends what it still has for so long after the end of its loan: it is parked then. */
const LATE_MS = 30 * 24 * 60 * 60 * 1000;

/** The loan of a hall's token, as long as the hall may still come with entries. */
export async function findHall(db: Database, tokenHash: string, now: number) {
  const loan = await db
    .selectFrom('hall_loan')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!loan || (loan.ended_at ?? loan.until) + LATE_MS <= now) return undefined;
  return { loan, matchIds: await matchIdsOf(db, loan.id) };
}

export function findLoan(db: Database, id: string): Promise<HallLoanRow | undefined> {
  return db.selectFrom('hall_loan').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The loan of the hall that asks. Throws not-found. */
export async function getOwnLoan(db: Database, id: string): Promise<HallLoanRow> {
  const loan = await findLoan(db, id);
  if (!loan) throw notFound('loan.notFound');
  return loan;
}

/** The matches of the league on the days of a loan, in the order in which they are played. */
export function selectMatches(db: Database, loan: HallLoanRow) {
  return db
    .selectFrom('match')
    .selectAll()
    .where('league_id', '=', loan.league_id)
    .where('match_date', '>=', loan.first_day)
    .where('match_date', '<=', loan.last_day)
    .where('archived_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id');
}

export async function matchIdsOf(db: Database, loanId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hall_match')
    .select('match_id')
    .where('loan_id', '=', loanId)
    .execute();
  return rows.map((row) => row.match_id);
}

function selectLoans(db: Database) {
  return db
    .selectFrom('hall_loan')
    .selectAll('hall_loan')
    .select((eb) =>
      eb
        .selectFrom('hall_match')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('hall_match.loan_id', '=', 'hall_loan.id')
        .as('matches'),
    )
    .select((eb) => {
      const changes = eb
        .selectFrom('hall_change')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('hall_change.loan_id', '=', 'hall_loan.id');
      return [changes.as('changes'), changes.where('state', '=', 'waiting').as('waiting')];
    });
}

/** The loans of a league, the newest first. */
export async function listLoans(db: Database, leagueId: string, now: number): Promise<HallLoan[]> {
  const rows: LoanFacts[] = await selectLoans(db)
    .where('league_id', '=', leagueId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => loanView(row, now));
}

export async function getLoan(db: Database, id: string, leagueId: string): Promise<LoanFacts> {
  const row: LoanFacts | undefined = await selectLoans(db)
    .where('id', '=', id)
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  if (!row) throw notFound('loan.notFound');
  return row;
}

/** The loan that a match is under at the moment; null where it is not lent. */
export async function findLoanOfMatch(
  db: Database,
  matchId: string,
  now: number,
): Promise<HallLoan | null> {
  const rows: LoanFacts[] = await selectLoans(db)
    .innerJoin('hall_match', 'hall_match.loan_id', 'hall_loan.id')
    .where('hall_match.match_id', '=', matchId)
    .orderBy('hall_loan.id', 'desc')
    .execute();
  const lent = rows.find((row) => isRunning(row, now));
  return lent ? loanView(lent, now) : null;
}

/**
 * The clock at which the hall that has this match lost its line, `HH:mm`; null while the line holds, and once
 * the loan is over.
 */
export async function findAwaySince(
  db: Database,
  matchId: string,
  now: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('hall_match')
    .innerJoin('hall_loan', 'hall_loan.id', 'hall_match.loan_id')
    .select('hall_loan.away_since')
    .where('hall_match.match_id', '=', matchId)
    .where('hall_loan.away_since', 'is not', null)
    .where('hall_loan.ended_at', 'is', null)
    .where('hall_loan.until', '>', now)
    .executeTakeFirst();
  const since = row?.away_since ?? null;
  return since === null ? null : localTime(since);
}

/** A loan as its hall reads it: the matches of which it has the pen. */
export async function readOwnLoan(db: Database, loan: HallLoanRow, now: number): Promise<OwnLoan> {
  const matches = await db
    .selectFrom('hall_match')
    .innerJoin('match', 'match.id', 'hall_match.match_id')
    .select(['match.id', 'match.pen_epoch as epoch', 'match.seq'])
    .where('hall_match.loan_id', '=', loan.id)
    .where('match.pen_holder', '=', hallKey(loan.id))
    .where('match.archived_at', 'is', null)
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .execute();
  return {
    id: loan.id,
    hall: loan.hall,
    league: loan.league_id,
    firstDay: loan.first_day,
    lastDay: loan.last_day,
    state: stateOf(loan, now),
    until: new Date(loan.until).toISOString(),
    matches,
  };
}
