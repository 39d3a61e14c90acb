/** Money owed by a club or a team. Whole shillings; days as `YYYY-MM-DD`. */
export type Charge = {
  id: string;
  amount: number;
  issuedOn: string;
  /** Null: due at once. */
  dueOn: string | null;
  isCancelled: boolean;
};

/** Money received for a charge. */
export type Payment = { id: string; charge: string; amount: number; paidOn: string };

export type ChargeState = 'cancelled' | 'paid' | 'overdue' | 'open';
export type JudgedCharge = { id: string; paid: number; open: number; state: ChargeState };

/** The part of a charge that is left to pay, and whether its day has passed. */
export function judgeCharge(
  charge: Charge,
  payments: readonly Payment[],
  today: string,
): JudgedCharge {
  const paid = sum(payments.filter((payment) => payment.charge === charge.id));
  const { id, amount } = charge;
  if (charge.isCancelled) return { id, paid, open: 0, state: 'cancelled' };
  const open = Math.max(0, amount - paid);
  if (open === 0) return { id, paid, open, state: 'paid' };
  return { id, paid, open, state: (charge.dueOn ?? charge.issuedOn) < today ? 'overdue' : 'open' };
}

export type Balance = {
  charged: number;
  paid: number;
  /** Still to be paid; below 0: paid for something that was cancelled later. */
  balance: number;
  /** The part of it whose day has passed. */
  overdue: number;
};

export function balanceOf(
  charges: readonly Charge[],
  payments: readonly Payment[],
  today: string,
): Balance {
  const charged = sum(charges.filter(({ isCancelled }) => !isCancelled));
  const paid = sum(payments);
  const late = charges
    .map((charge) => judgeCharge(charge, payments, today))
    .filter(({ state }) => state === 'overdue');
  const overdue = late.reduce((total, { open }) => total + open, 0);
  return { charged, paid, balance: charged - paid, overdue };
}

/** A line of a statement; `amount` is below 0 for a payment, `balance` stands after it. */
export type StatementLine = {
  kind: 'charge' | 'payment';
  id: string;
  day: string;
  amount: number;
  balance: number;
};

/** Charges and payments by day, charges first; a cancelled charge is left out, money that came for it is not. */
export function statementOf(
  charges: readonly Charge[],
  payments: readonly Payment[],
): StatementLine[] {
  const lines = [
    ...charges
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ id, issuedOn, amount }) => ({ kind: 'charge' as const, id, day: issuedOn, amount })),
    ...payments.map(({ id, paidOn, amount }) => ({
      kind: 'payment' as const,
      id,
      day: paidOn,
      amount: -amount,
    })),
  ].sort((a, b) => a.day.localeCompare(b.day));
  let balance = 0;
  return lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
}

function sum(entries: readonly { amount: number }[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}
