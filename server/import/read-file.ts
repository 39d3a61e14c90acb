import { createFaults, type Faults } from './faults.ts';
import { type Header, type ImportRow, readRow } from './import-row.ts';
import { readCsv, UnreadableCsvError } from './read-csv.ts';
import { readHeader } from './read-header.ts';

/** The rows that are sound in themselves, and what is wrong with the others. */
export async function readFixtures(csv: string): Promise<{ rows: ImportRow[]; faults: Faults }> {
  const faults = createFaults();
  const rows: ImportRow[] = [];
  let header: Header | undefined;
  try {
    for await (const { row, cells } of readCsv(csv)) {
      if (header === undefined) {
        header = readHeader(cells, row, faults);
        if (faults.count() > 0) return { rows, faults };
        continue;
      }
      const read = readRow(header, row, cells, faults);
      if (read) rows.push(read);
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsvError)) throw error;
    const column = [...(header ?? [])].find(([, index]) => index === error.cell)?.[0];
    faults.add(error.row, column ?? 'date', error.message);
  }
  if (header === undefined && faults.count() === 0) faults.add(1, 'date', 'The file is empty.');
  return { rows, faults };
}
