import { columnOf, firstWorksheet } from './first-worksheet.ts';

/** One column's cells that a spreadsheet shows as one, counted from 0. */
export type Merged = { column: number; first: number; last: number };

/** A workbook of a season has a few hundred; more is no table of people. */
const MOST = 5000;
const MERGED = /<mergeCell\b[^>]*\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

/** The merged cells of the first sheet that go over several rows of one column. */
export function mergedCells(workbook: Buffer, mostBytes: number): Merged[] {
  const found: Merged[] = [];
  for (const [, left = '', top, right, bottom] of firstWorksheet(workbook, mostBytes).matchAll(
    MERGED,
  )) {
    if (left !== right || top === bottom || found.length >= MOST) continue;
    found.push({ column: columnOf(left), first: Number(top) - 1, last: Number(bottom) - 1 });
  }
  return found;
}

/**
 * The text of a merged cell stands in its first row alone: it is put into the others that say
 * something.
 *
 * @returns the rows that were filled
 */
export function fillMerged(rows: string[][], merged: readonly Merged[]): number[] {
  const filled = new Set<number>();
  for (const { column, first, last } of merged) {
    const text = rows[first]?.[column] ?? '';
    for (let at = first + 1; text !== '' && at <= Math.min(last, rows.length - 1); at += 1) {
      const cells = rows[at]!;
      if (cells.every((cell) => cell === '') || (cells[column] ?? '') !== '') continue;
      cells[column] = text;
      filled.add(at);
    }
  }
  return [...filled];
}
