import type { Kysely } from 'kysely';
import { keyed } from './keyed-table.ts';

/** Fees and fines of leagues, and the money that came for them. Whole shillings. */
export async function ledger(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'charge')
    .addColumn('league_id', 'text', (c) => c.notNull().references('league.id'))
    .addColumn('team_id', 'text', (c) => c.notNull().references('team.id'))
    .addColumn('club_id', 'text', (c) => c.references('club.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('issued_on', 'text', (c) => c.notNull())
    .addColumn('due_on', 'text')
    .addColumn('decision_id', 'text')
    .addColumn('cancelled_on', 'text')
    .addColumn('cancel_reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await keyed(db, 'payment')
    .addColumn('charge_id', 'text', (c) => c.notNull().references('charge.id'))
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('paid_on', 'text', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('receipt_year', 'integer', (c) => c.notNull())
    .addColumn('receipt_number', 'integer', (c) => c.notNull())
    .addColumn('cancelled_on', 'text')
    .addColumn('cancel_reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('payment_receipt', ['receipt_year', 'receipt_number'])
    .execute();
  for (const [table, column] of [
    ['charge', 'league_id'],
    ['charge', 'team_id'],
    ['charge', 'decision_id'],
    ['payment', 'charge_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
