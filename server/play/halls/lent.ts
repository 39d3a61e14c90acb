import { textOf } from '#contract/text/text.ts';
import { actorKey, hallKey } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Author } from '#server/platform/db/write.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { localTime } from '#server/platform/time/local-time.ts';
import { findLoan } from './queries.ts';
import { isRunning } from './views.ts';

const HALL = hallKey('');

type Pen = Pick<MatchRow, 'id' | 'pen_holder' | 'pen_epoch' | 'seq'>;

/** The holder of the pen as the loan of a hall; undefined where no hall holds it. */
export async function findHolder(
  db: Database,
  { pen_holder }: Pen,
): Promise<HallLoanRow | undefined> {
  if (!pen_holder?.startsWith(HALL)) return undefined;
  return findLoan(db, pen_holder.slice(HALL.length));
}

/** The pen of a match is with a hall whose loan is over: anybody may take it. */
export async function isLoanOver(db: Database, row: Pen, now: number): Promise<boolean> {
  const loan = await findHolder(db, row);
  return loan !== undefined && !isRunning(loan, now);
}

/**
 * While a match is lent, its hall writes the log and nobody else; afterwards the hall does not. Costs
 * nothing where no hall has to do with the match.
 */
export async function refuseWhileLent(
  db: Database,
  row: Pen,
  { actor, now }: Author,
): Promise<void> {
  const isOfHall = actor.kind === 'hall';
  if (!isOfHall && !row.pen_holder?.startsWith(HALL)) return;
  const loan = await findHolder(db, row);
  const isLent = loan !== undefined && isRunning(loan, now);
  if (isOfHall) {
    if (isLent && row.pen_holder === actorKey(actor)) return;
    const members = { epoch: row.pen_epoch, seq: row.seq };
    throw new AppError('STALE_PEN', textOf('pen.stale'), { members });
  }
  if (!isLent) return;
  const text = textOf('loan.lent', { hall: loan.hall, until: localTime(loan.until) });
  const members = { epoch: row.pen_epoch, hall: loan.hall };
  throw new AppError('PEN_TAKEN', text, { refusal: 'MATCH_LENT', members });
}
