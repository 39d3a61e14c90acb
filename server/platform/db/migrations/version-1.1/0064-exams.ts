import type { Kysely } from 'kysely';
import { keyed } from '../keyed-table.ts';

/** The exams of scorers: each try with its grade. */
export async function exams(db: Kysely<unknown>): Promise<void> {
  await keyed(db, 'exam_result')
    .addColumn('official_id', 'text', (c) => c.notNull().references('official.id'))
    .addColumn('exam', 'text', (c) => c.notNull())
    .addColumn('taken_at', 'bigint', (c) => c.notNull())
    .addColumn('right_entries', 'integer', (c) => c.notNull())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('percent', 'integer', (c) => c.notNull())
    .addColumn('passed', 'integer', (c) => c.notNull())
    .addColumn('faults', 'text', (c) => c.notNull())
    .addColumn('withdrawn', 'text')
    .execute();
  await db.schema
    .createIndex('exam_result_official')
    .on('exam_result')
    .column('official_id')
    .execute();
}
