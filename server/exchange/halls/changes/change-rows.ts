import type { HallChangeKind } from '#contract/halls/hall-changes.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { HallChangeRow } from '#server/platform/db/tables/hall-tables.ts';

export async function findChange(
  db: Database,
  loanId: string,
  { kind, id }: { kind: HallChangeKind; id: string },
): Promise<HallChangeRow | undefined> {
  return db
    .selectFrom('hall_change')
    .selectAll()
    .where('loan_id', '=', loanId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
}

/** Those that wait first, then the newest. */
export async function listChangeRows(db: Database, loanId: string): Promise<HallChangeRow[]> {
  const rows = await db
    .selectFrom('hall_change')
    .selectAll()
    .where('loan_id', '=', loanId)
    .orderBy('received_at', 'desc')
    .orderBy('subject_id')
    .execute();
  const isWaiting = ({ state }: HallChangeRow) => state === 'waiting';
  return [...rows.filter(isWaiting), ...rows.filter((row) => !isWaiting(row))];
}

export async function saveChange(db: Database, row: HallChangeRow): Promise<void> {
  const { loan_id: _loan, kind: _kind, subject_id: _id, ...facts } = row;
  await db
    .insertInto('hall_change')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['loan_id', 'kind', 'subject_id']).doUpdateSet(facts),
    )
    .execute();
}
