import type { Ledger, LedgerAccount, LedgerCharge } from '#contract/ledger/ledger.ts';
import { balanceOf, type Charge, judgeCharge } from '#domain/competition/ledger/account.ts';
import type { ChargeRow, PaymentRow } from '#server/platform/db/tables/ledger-tables.ts';

type NamedCharge = ChargeRow & {
  team_name: string;
  club_name: string | null;
  league_name: string;
};
type Stored = { charges: readonly NamedCharge[]; payments: readonly PaymentRow[] };

/** The debtor: the club that the team had when it was charged, else the team. */
function accountOf(row: NamedCharge): LedgerAccount {
  if (row.club_id !== null && row.club_name !== null)
    return { kind: 'club', id: row.club_id, name: row.club_name };
  return { kind: 'team', id: row.team_id, name: row.team_name };
}

function chargeOf(row: ChargeRow): Charge {
  return {
    id: row.id,
    amount: Number(row.amount),
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    isCancelled: row.cancelled_on !== null,
  };
}

const paymentOf = (row: PaymentRow) => ({
  id: row.id,
  charge: row.charge_id,
  amount: Number(row.amount),
  paidOn: row.paid_on,
});

export function ledgerView({ charges, payments }: Stored, today: string): Ledger {
  const byAccount = Map.groupBy(charges, (row) => accountOf(row).id);
  const accounts = [...byAccount.values()].map((own) => {
    const ids = new Set(own.map(({ id }) => id));
    const paid = payments.filter(({ charge_id }) => ids.has(charge_id)).map(paymentOf);
    return { account: accountOf(own[0]!), ...balanceOf(own.map(chargeOf), paid, today) };
  });
  return {
    accounts: accounts.toSorted((a, b) => (a.account.name < b.account.name ? -1 : 1)),
    charges: charges.map((row) => chargeView(row, payments, today)),
  };
}

function chargeView(
  row: NamedCharge,
  payments: readonly PaymentRow[],
  today: string,
): LedgerCharge {
  const own = payments.filter(({ charge_id }) => charge_id === row.id);
  const { paid, open, state } = judgeCharge(chargeOf(row), own.map(paymentOf), today);
  return {
    id: row.id,
    account: accountOf(row),
    league: { id: row.league_id, name: row.league_name },
    team: { id: row.team_id, name: row.team_name },
    kind: row.kind,
    text: row.text,
    amount: Number(row.amount),
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    state,
    paid,
    open,
    cancelReason: row.cancel_reason,
    payments: own.map((payment) => ({
      id: payment.id,
      amount: Number(payment.amount),
      paidOn: payment.paid_on,
      way: payment.way,
      reference: payment.reference,
      receipt: `${payment.receipt_year}-${String(payment.receipt_number).padStart(4, '0')}`,
    })),
  };
}
