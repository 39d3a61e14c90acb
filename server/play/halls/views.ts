import type { HallLoan } from '#contract/halls/hall.ts';
import type { HallLoanRow } from '#server/platform/db/tables/hall-tables.ts';

type Count = number | string | bigint | null;
export type LoanFacts = HallLoanRow & { matches: Count; changes: Count; waiting: Count };

/** The hall writes, and nobody else does. */
export function isRunning(
  loan: Pick<HallLoanRow, 'taken_at' | 'ended_at' | 'until'>,
  now: number,
): boolean {
  return loan.taken_at !== null && loan.ended_at === null && loan.until > now;
}

export function stateOf(loan: HallLoanRow, now: number): HallLoan['state'] {
  if (loan.ended_at !== null || loan.until <= now) return 'over';
  return loan.taken_at === null ? 'open' : 'lent';
}

export function loanView(row: LoanFacts, now: number): HallLoan {
  return {
    id: row.id,
    hall: row.hall,
    firstDay: row.first_day,
    lastDay: row.last_day,
    state: stateOf(row, now),
    createdAt: new Date(row.created_at).toISOString(),
    takenAt: isoOf(row.taken_at),
    until: new Date(row.until).toISOString(),
    contactAt: isoOf(row.contact_at),
    endedAt: isoOf(row.ended_at),
    endedBy: row.ended_by,
    reason: row.reason,
    matches: Number(row.matches ?? 0),
    changes: Number(row.changes ?? 0),
    waiting: Number(row.waiting ?? 0),
  };
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
