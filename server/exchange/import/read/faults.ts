import type { ImportError, ImportFaults } from '#contract/administration/import.ts';
import { inEnglish, type Text, textOf } from '#contract/text/text.ts';

/** The problems of a file, gathered so that they can be put right in one go. */
export type Faults = {
  add: (row: number, column: string, text: Text, answer?: 'asked') => void;
  count: () => number;
  /** Whether something is wrong with this line. */
  has: (row: number) => boolean;
  /** In order of the rows; after the most that is report, one that says how many more there are. */
  report: () => ImportFaults;
  /** These, to be added to without touching the original. */
  copy: () => Faults;
};

const MOST = 200;

export function createFaults(
  known: readonly ImportError[] = [],
  knownCount = 0,
  knownRows: Iterable<number> = [],
): Faults {
  const first = [...known];
  const rows = new Set(knownRows);
  let count = knownCount;
  return {
    add(row, column, text, answer) {
      count += 1;
      rows.add(row);
      if (count > MOST) return;
      const error = importError(row, shortened(column), text);
      first.push(answer ? { ...error, asked: true } : error);
    },
    count: () => count,
    has: (row) => rows.has(row),
    copy: () => createFaults(first, count, rows),
    report() {
      const ordered = [...first].sort((a, b) => a.row - b.row);
      if (count <= MOST) return { errors: ordered, errorCount: count };
      const { row, column } = first.at(-1)!;
      const last = importError(row, column, textOf('import.moreErrors', { count: count - MOST }));
      return { errors: [...ordered, last], errorCount: count };
    },
  };
}

function importError(row: number, column: string, text: Text): ImportError {
  return { row, column, message: inEnglish(text), text };
}

/** A column's name comes from the file and may be anything. */
function shortened(column: string): string {
  const shown = column.replace(/[\p{Cc}\uFFFD]/gu, '?');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}
