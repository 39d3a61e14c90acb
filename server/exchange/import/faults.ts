import type { ImportError, ImportFaults } from '#contract/import.ts';

/** What is wrong with a file, gathered so that it can be put right in one go. */
export type Faults = {
  add: (row: number, column: string, message: string) => void;
  count: () => number;
  /** In order of the rows; after the most that is told, one that says how many more there are. */
  told: () => ImportFaults;
  /** These, to be added to without touching the original. */
  copy: () => Faults;
};

const MOST = 200;

export function createFaults(known: readonly ImportError[] = [], knownCount = 0): Faults {
  const first = [...known];
  let count = knownCount;
  return {
    add(row, column, message) {
      count += 1;
      if (count <= MOST) first.push({ row, column: shortened(column), message });
    },
    count: () => count,
    copy: () => createFaults(first, count),
    told() {
      const ordered = [...first].sort((one, other) => one.row - other.row);
      if (count <= MOST) return { errors: ordered, errorCount: count };
      const { row, column } = first.at(-1)!;
      const last = { row, column, message: `and ${count - MOST} more errors` };
      return { errors: [...ordered, last], errorCount: count };
    },
  };
}

/** A column's name comes from the file and may be anything. */
function shortened(column: string): string {
  const shown = column.replace(/[\p{Cc}\uFFFD]/gu, '?');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}
