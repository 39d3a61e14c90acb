import { bracketRows } from '#contract/leagues/bracket/bracket-rows.ts';
import type { PaperTie } from './paper-facts.ts';

/** The place of a tie on its sheet, in columns and rows from the top left. */
export type PlacedTie = { tie: PaperTie; column: number; row: number };
type Grid = { columns: number; rows: number };
type BracketSheets = { grid: Grid; sheets: readonly (readonly PlacedTie[])[] };

type Line = readonly [from: number, to: number];

/**
 * A bracket on as many sheets as it needs, from above and then from the left. Each tie is whole on one
 * sheet, and sheets end where the fewest lines lead on to the next one.
 * @param most columns and rows that fit on a sheet
 */
export function bracketSheets(ties: readonly PaperTie[], most: Grid): BracketSheets {
  const rowOf = bracketRows(ties);
  const at = (tie: PaperTie) => rowOf.get(tie.key) ?? 0;
  const byKey = new Map(ties.map((tie) => [tie.key, tie]));
  const pairs = ties.flatMap((tie) =>
    tie.feeders.flatMap((key) => {
      const from = byKey.get(key);
      return from === undefined ? [] : [[from, tie] as const];
    }),
  );
  const rows = startsOf(
    1 + Math.floor(Math.max(0, ...ties.map(at))),
    most.rows,
    pairs.map(([from, to]): Line => [at(from), at(to)]),
  );
  const columns = startsOf(
    1 + Math.max(0, ...ties.map(({ column }) => column)),
    most.columns,
    pairs.map(([from, to]): Line => [from.column, to.column]),
  );
  const sheets = rows.starts.flatMap((top) =>
    columns.starts.map((left) => {
      const isOn = (tie: PaperTie) =>
        isWithin(at(tie), top, rows.longest(top)) &&
        isWithin(tie.column, left, columns.longest(left));
      const placed = ties
        .filter(isOn)
        .map((tie) => ({ tie, column: tie.column - left, row: at(tie) - top }));
      return withinRows(placed, rows.longest(top));
    }),
  );
  const longest = ({ starts, longest }: Parts) => Math.max(...starts.map(longest));
  return {
    grid: { columns: longest(columns), rows: longest(rows) },
    sheets: sheets.filter((sheet) => sheet.length > 0),
  };
}

function isWithin(value: number, start: number, length: number): boolean {
  return value >= start && value < start + length;
}

type Parts = { starts: readonly number[]; longest: (start: number) => number };

/** The beginnings of the fewest parts of at most `most` each. */
function startsOf(count: number, most: number, lines: readonly Line[]): Parts {
  const cut = (at: number) => lines.filter(([from, to]) => from < at !== to < at).length;
  const starts = [0];
  for (let left = Math.ceil(count / most) - 1; left > 0; left -= 1) {
    const last = starts.at(-1)!;
    // The parts after it have room for the rest.
    const earliest = Math.max(last + 1, count - left * most);
    const choices = Array.from({ length: last + most - earliest + 1 }, (_, n) => earliest + n);
    starts.push(choices.reduce((best, at) => (cut(at) <= cut(best) ? at : best)));
  }
  const longest = (start: number) => (starts[starts.indexOf(start) + 1] ?? count) - start;
  return { starts, longest };
}

/** A tie midway between two rows, of which the lower is on the next sheet, moves up. */
function withinRows(placed: readonly PlacedTie[], rows: number): PlacedTie[] {
  const columns = Map.groupBy(placed, ({ column }) => column);
  return [...columns.values()].flatMap((ofColumn) => {
    let lowest = rows - 1;
    return ofColumn
      .toSorted((a, b) => b.row - a.row)
      .map((item) => {
        const row = Math.min(item.row, lowest);
        lowest = row - 1;
        return { ...item, row };
      });
  });
}
