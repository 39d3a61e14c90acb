import type { CsvRecord } from '../read/read-csv.ts';
import { foldedHeading, meaningOf } from './heading-meaning.ts';
import type { Shape } from './shape.ts';

/** Titles, dates and the names of sponsors stand above a table, but no more than a page of them. */
const SEARCHED = 40;
/** The columns that need one of several headings. */
const INSTEAD: Readonly<Record<string, readonly (readonly string[])[]>> = {
  fullName: [['#first'], ['#last']],
  date: [['#weekday']],
  team1: [['#match']],
  team2: [['#match']],
};

export function isThere(column: string, found: ReadonlySet<string>): boolean {
  const instead = INSTEAD[column] ?? [];
  return found.has(column) || instead.some((all) => all.every((other) => found.has(other)));
}

/**
 * The record that holds the headings: of those with the required columns the one that says most, of
 * equals the first. undefined: there is none.
 */
export function findHeader<Column extends string>(
  records: readonly CsvRecord[],
  shape: Shape<Column>,
  needed: readonly Column[],
): CsvRecord | undefined {
  let best: CsvRecord | undefined;
  let most = 0;
  for (const record of records.slice(0, SEARCHED)) {
    const meanings = record.cells.map((cell) => meaningOf(cell, shape));
    const columns = new Set(meanings.flatMap((meaning) => meaning?.column ?? []));
    const exact = meanings.filter((meaning) => meaning?.isExact).length;
    // A single word in a text, as in 'Mchezaji 1', names no column.
    const isAlone = columns.size < 2 && exact === 0;
    const score = columns.size + exact / 100;
    if (isAlone || score <= most || !needed.every((column) => isThere(column, columns))) continue;
    best = record;
    most = score;
  }
  return best;
}

/** The headings of a table as one text, by which a mapping by hand is known again. */
export function headingsKey(cells: readonly string[]): string {
  return cells.map(foldedHeading).join('|');
}
