import type { MatchRow } from '#server/db/tables.ts';
import type { ImportRow } from './import-row.ts';

/**
 * Which match of the league a row speaks of: the one of that day between these teams in this order.
 * Where there are several, the one that fits best goes first: same time and round, same time, then
 * in order. So a file read twice finds in each row the match that the row made.
 *
 * @param rows the rows of one day and pairing, in order of the file
 * @param matches the matches of that day and pairing, earliest first
 */
export function pairUp<Row extends Pick<ImportRow, 'time' | 'round'>>(
  rows: readonly Row[],
  matches: readonly MatchRow[],
  saysTheSame: (row: Row, match: MatchRow) => boolean,
): Map<Row, MatchRow> {
  const pairs = new Map<Row, MatchRow>();
  const free = new Set(matches);
  const sameTime = (row: Row, match: MatchRow) => row.time === match.match_time;
  const grades = [
    (row: Row, match: MatchRow) => sameTime(row, match) && saysTheSame(row, match),
    (row: Row, match: MatchRow) => sameTime(row, match) && row.round === (match.round ?? undefined),
    sameTime,
    saysTheSame,
    () => true,
  ];
  for (const fits of grades) {
    for (const row of rows) {
      if (pairs.has(row)) continue;
      const match = [...free].find((candidate) => fits(row, candidate));
      if (match === undefined) continue;
      pairs.set(row, match);
      free.delete(match);
    }
  }
  return pairs;
}
