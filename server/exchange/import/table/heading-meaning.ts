import { sortName } from '#server/platform/db/sort-name.ts';
import { normalisedName } from '../read/read-csv.ts';
import type { Shape } from './shape.ts';

const LONGEST_HEADING = 80;

/** The words of a heading, without points, accents and capitals: `JINA LA MCHEZAJI` */
export function foldedHeading(cell: string): string {
  return sortName(cell.slice(0, LONGEST_HEADING))
    .replaceAll('#', ' no ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/**
 * The column that a heading means; undefined: none that we know. `isExact`: by our own name or a usual
 * word, and not by its meaning.
 */
export function meaningOf<Column extends string>(
  cell: string,
  { columns, words, meanings }: Shape<Column>,
): { column: string; isExact: boolean } | undefined {
  const name = normalisedName(cell);
  if (name === '' || name.length > LONGEST_HEADING) return undefined;
  const exact =
    columns.find((known) => known.toLowerCase() === name) ??
    columns.find((known) => words[known]?.includes(name));
  if (exact !== undefined) return { column: exact, isExact: true };
  const text = ` ${foldedHeading(cell)} `;
  // Numbers are of rows, but for the two teams of a match and two colours.
  if (/ \d*[03-9]\d* | \d{2,} /.test(text)) return undefined;
  const has = (word: string) => text.includes(` ${word} `);
  const found = meanings.find(({ any, not = [] }) => any.some(has) && !not.some(has));
  return found && { column: found.column, isExact: false };
}
