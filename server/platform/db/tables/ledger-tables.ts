export type LedgerTables = { charge: ChargeRow; payment: PaymentRow };

/** Money that a team owes for a league. Whole shillings; days as `YYYY-MM-DD`. */
export type ChargeRow = {
  id: string;
  league_id: string;
  team_id: string;
  /** The club of the team when it was charged; null where it had none. */
  club_id: string | null;
  kind: 'entry-fee' | 'licence-fee' | 'protest-fee' | 'fine' | 'other';
  /** The reason; may name a person. */
  text: string;
  amount: number;
  issued_on: string;
  due_on: string | null;
  /** The suspension or protest that it goes with. */
  decision_id: string | null;
  cancelled_on: string | null;
  cancel_reason: string;
  created_at: number;
};

export type PaymentRow = {
  id: string;
  charge_id: string;
  amount: number;
  paid_on: string;
  way: 'cash' | 'mobile' | 'bank';
  reference: string;
  /** Receipts are numbered through the year over all leagues, without gaps. */
  receipt_year: number;
  receipt_number: number;
  cancelled_on: string | null;
  cancel_reason: string;
  created_at: number;
};
