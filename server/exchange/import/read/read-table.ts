import { textOf } from '#contract/text/text.ts';
import type { Faults } from './faults.ts';
import { UnreadableCsvError } from './read-csv.ts';
import { readHeader, type Shape } from './read-header.ts';
import { readRecords, type TableFile } from './table-file.ts';

export type TakeRow<Column extends string> = (
  header: ReadonlyMap<Column, number>,
  row: number,
  cells: readonly string[],
) => void;

/** Every row below the header is handed over; what keeps the file from being read is noted. */
export async function readTable<Column extends string>(
  file: TableFile,
  shape: Shape<Column>,
  faults: Faults,
  take: TakeRow<Column>,
): Promise<void> {
  let header: Map<Column, number> | undefined;
  let rows = 0;
  const first = shape.required[0] ?? '';
  const names = shape.columns.flatMap((column) => [column, ...(shape.words[column] ?? [])]);
  try {
    for await (const { row, cells } of readRecords(file, names)) {
      if (header === undefined) {
        header = readHeader(cells, row, faults, shape);
        if (faults.count() > 0) return;
        continue;
      }
      rows += 1;
      take(header, row, cells);
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsvError)) throw error;
    const column = [...(header ?? [])].find(([, index]) => index === error.cell)?.[0];
    faults.add(error.row, column ?? first, error.text);
  }
  if (faults.count() > 0) return;
  if (header === undefined) faults.add(1, first, textOf('import.empty'));
  else if (rows === 0) faults.add(1, first, textOf('import.noRows'));
}
