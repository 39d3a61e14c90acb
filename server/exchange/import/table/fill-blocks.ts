import type { Shape, TableRow } from './shape.ts';

/** A dash, or a word for it: the cell is left blank on purpose. */
const NONE = /^(?:-+|–|—|n\/a|nil|none|hakuna|hana)$/i;
export const NO_TEAM = '–';

export function isNone(text: string): boolean {
  return NONE.test(text);
}

/**
 * Columns that stand once for a block of rows, as a team above its players. A blank cell takes the text
 * above it, but not over an empty line, and not where the column repeats its text from row to row: there
 * a blank cell is one that was forgotten.
 *
 * @returns how many rows were filled
 */
export function fillBlocks<Column extends string>(
  rows: readonly TableRow<Column>[],
  { fills }: Shape<Column>,
): number {
  const filled = new Set<number>();
  for (const column of fills) {
    const texts = rows.map(({ cells }) => cells[column]);
    const repeats = texts.some((text, at) => text !== undefined && text === texts[at - 1]);
    if (repeats || !texts.includes(undefined)) continue;
    let above: string | undefined;
    rows.forEach(({ row, cells }, at) => {
      const isBelowGap = at > 0 && row > rows[at - 1]!.row + 1;
      if (cells[column] !== undefined) above = cells[column];
      else if (isBelowGap) above = undefined;
      else if (above !== undefined && !isNone(above)) {
        cells[column] = above;
        filled.add(row);
      }
    });
  }
  return filled.size;
}
