import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import type { PaperMatch } from './paper-facts.ts';

type Court = Pick<PaperMatch, 'location' | 'court'>;
type Row = { time: string; cells: (PaperMatch | undefined)[] };
type Sheet = { courts: Court[]; rows: Row[] };

/**
 * The sheets of a day: each has so many courts beside each other and so many starts below each other.
 * Matches that begin at the same time on one court stand in rows of their own.
 */
export function dayGrid(
  matches: readonly PaperMatch[],
  most: { columns: number; rows: number },
): Sheet[] {
  const byCourt = [...Map.groupBy(matches, keyOf).values()].sort((a, b) =>
    keyOf(a[0]!).localeCompare(keyOf(b[0]!), DEFAULT_LANGUAGE, { numeric: true }),
  );
  if (byCourt.length === 0) return [{ courts: [], rows: [] }];
  return inParts(byCourt, most.columns).flatMap((columns) => {
    const courts = columns.map(([first]) => ({ location: first!.location, court: first!.court }));
    return inParts(rowsOf(columns), most.rows).map((rows) => ({ courts, rows }));
  });
}

function keyOf({ location, court }: Court): string {
  return `${location}\u0000${court ?? ''}`;
}

function rowsOf(columns: readonly (readonly PaperMatch[])[]): Row[] {
  const times = [...new Set(columns.flat().map(({ time }) => time))].sort();
  return times.flatMap((time) => {
    const atTime = columns.map((column) => column.filter((match) => match.time === time));
    const depth = Math.max(...atTime.map(({ length }) => length));
    return Array.from({ length: depth }, (_, at) => ({
      time: at === 0 ? time : '',
      cells: atTime.map((column) => column[at]),
    }));
  });
}

export function inParts<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
