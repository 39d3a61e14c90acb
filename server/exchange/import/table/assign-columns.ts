import { meaningOf } from './heading-meaning.ts';
import type { Shape } from './shape.ts';

const PARTS_OF_NAME = ['fullName', '#first', '#middle', '#last'];

/** The column of each place: ours, one with `#`, or null where a column is not read. */
export function assignColumns<Column extends string>(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  shape: Shape<Column>,
): { columns: (string | null)[]; doubled: string[] } {
  const taken = new Map<string, number>();
  const doubled: string[] = [];
  const columns = headings.map((heading, at) => {
    const meaning = meaningOf(heading, shape);
    if (meaning === undefined) return null;
    const { column, isExact } = meaning;
    const before = taken.get(column);
    if (before === undefined) {
      taken.set(column, at);
      return column;
    }
    // Two that say the same in other words: the first is read. Twice the same word is a mistake.
    if (isExact && headings[before]?.trim().toLowerCase() === heading.trim().toLowerCase())
      doubled.push(column);
    return null;
  });
  // A day without a date beside it is the date.
  const weekday = taken.get('#weekday');
  if (weekday !== undefined && !taken.has('date')) columns[weekday] = 'date';
  const number = taken.get('#number');
  const { counted } = shape;
  if (number !== undefined && counted !== undefined && !taken.has(counted)) {
    if (!countsRows(rows.map((cells) => cells[number] ?? ''))) columns[number] = counted;
  }
  return { columns, doubled };
}

/** 1, 2, 3 and so on from the first row: the number of the row, and no shirt. */
function countsRows(cells: readonly string[]): boolean {
  const numbers = cells
    .filter((cell) => cell.trim() !== '')
    .map((cell) => Number.parseInt(cell, 10));
  return numbers.length > 1 && numbers.every((number, at) => number === at + 1);
}

/** The texts of a row by our columns; names in parts and matches in one cell are put as we keep them. */
export function textsByColumn(
  columns: readonly (string | null)[],
  textAt: (place: number) => string,
): Record<string, string> {
  const texts: Record<string, string> = {};
  columns.forEach((column, place) => {
    if (column !== null) texts[column] = textAt(place);
  });
  const parts = PARTS_OF_NAME.map((part) => texts[part] ?? '').filter((part) => part !== '');
  if (parts.length > 0) texts.fullName = parts.join(' ');
  const pair = /^(.+?)\s+(?:vs?\.?|dhidi ya|x|[-–—])\s+(.+)$/i.exec(texts['#match'] ?? '');
  if (pair) {
    texts.team1 ??= pair[1]!;
    texts.team2 ??= pair[2]!;
  }
  return texts;
}
