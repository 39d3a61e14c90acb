import { IMPORT_COLUMNS, type ImportColumn } from '#contract/administration/import.ts';
import type { ImportDecisions } from '#contract/administration/import-decisions.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type ImportRow, readRow } from './read/import-row.ts';
import type { TableFile } from './read/table-file.ts';
import { type ReadImport, readImport } from './read-import.ts';
import { FIXTURE_MEANINGS, FIXTURE_WORDS } from './table/column-words.ts';
import { decideDayOrder } from './table/day-order.ts';
import { fixtureSection } from './table/sections.ts';
import type { Shape } from './table/shape.ts';

const SHAPE: Shape<ImportColumn> = {
  columns: IMPORT_COLUMNS,
  required: ['date', 'team1', 'team2'],
  words: FIXTURE_WORDS,
  meanings: FIXTURE_MEANINGS,
  main: 'date',
  fills: ['date'],
  section: fixtureSection,
};

/** The rows that are sound in themselves, and what is wrong with the others. */
export async function readFixtures(
  store: Store,
  file: TableFile,
  decisions: ImportDecisions,
  now: number,
): Promise<ReadImport<ImportColumn> & { rows: ImportRow[] }> {
  const read = await readImport(store, 'fixtures', file, SHAPE, { decisions });
  const { understood, faults, questions } = read;
  if (understood === undefined) return { ...read, rows: [] };
  const when = { of: 'match', now, decided: decisions.dayOrder } as const;
  const { order, days } = decideDayOrder(understood.rows, 'date', when, questions);
  understood.reading.days = days;
  const isWhole = faults.count() === 0 || !faults.has(Math.max(1, understood.reading.headerRow));
  const rows = isWhole
    ? understood.rows.flatMap((row) => {
        const found = faults.has(row.row) ? undefined : readRow(row, { order, now }, faults);
        return found ?? [];
      })
    : [];
  return { ...read, rows };
}
