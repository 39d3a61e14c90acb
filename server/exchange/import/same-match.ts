import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { ImportRow } from './read/import-row.ts';

type Row = Pick<ImportRow, 'time' | 'round' | 'sets' | 'result'>;

/** A grade of likeness: what the row says, and what the match answers to, as keys that are equal. */
type Grade = { row: (row: Row) => string; match: (match: MatchRow) => string[] };

const GRADES: readonly Grade[] = [
  {
    row: (row) => `${row.time} ${resultOf(row)}`,
    match: (match) => resultsOf(match).map((result) => `${match.match_time} ${result}`),
  },
  {
    row: (row) => `${row.time} ${row.round ?? ''}`,
    match: (match) => [`${match.match_time} ${match.round ?? ''}`],
  },
  { row: (row) => String(row.time), match: (match) => [match.match_time] },
  { row: resultOf, match: resultsOf },
  { row: () => '', match: () => [''] },
];

/**
 * The match of the league that a row means: the one of that day between these teams in this order.
 * If there are several, the one that fits best goes first: same time and result, same time and
 * round, same time, same result, then in order. So a file read twice finds in each row the match
 * that the row made. Keys instead of comparisons: a file may repeat one pairing thousands of times.
 *
 * @param rows the rows of one day and pairing, in order of the file
 * @param matches the matches of that day and pairing, earliest first
 */
export function pairUp<R extends Row>(
  rows: readonly R[],
  matches: readonly MatchRow[],
): Map<R, MatchRow> {
  const pairs = new Map<R, MatchRow>();
  const free = new Set(matches);
  for (const grade of GRADES) {
    if (free.size === 0) break;
    const waiting = new Map<string, MatchRow[]>();
    for (const match of [...free].reverse()) {
      for (const key of grade.match(match)) {
        const queue = waiting.get(key);
        if (queue) queue.push(match);
        else waiting.set(key, [match]);
      }
    }
    for (const row of rows) {
      if (pairs.has(row)) continue;
      const queue = waiting.get(grade.row(row)) ?? [];
      while (queue.length > 0 && !free.has(queue.at(-1)!)) queue.pop();
      const match = queue.pop();
      if (match === undefined) continue;
      pairs.set(row, match);
      free.delete(match);
    }
  }
  return pairs;
}

function resultOf({ sets, result }: Row): string {
  if (result && 'forfeit' in result) return result.forfeit;
  if (sets.length > 0) return sets.map((set) => set.join('-')).join(' ');
  return result ? `wins ${result.wins.join('-')}` : 'none';
}

/** All the ways in which a row may say this match's result. */
function resultsOf(match: MatchRow): string[] {
  if (match.forfeit !== null) return [match.forfeit];
  if (match.decided === 0) return ['none'];
  const sets = JSON.parse(match.sets) as { team1Score: number; team2Score: number }[];
  const wins = `wins ${match.team1_wins}-${match.team2_wins}`;
  return [sets.map((set) => `${set.team1Score}-${set.team2Score}`).join(' '), wins];
}
