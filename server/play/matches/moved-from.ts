import type { MovedFrom, PlannedPlace } from '#contract/matches/match.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';

type PlaceColumns = Pick<MatchRow, 'match_date' | 'match_time' | 'location' | 'court'>;
type MovedRow = PlaceColumns & { moved_from: string | null };

function placeOf(row: PlaceColumns): PlannedPlace {
  const { match_date, match_time, location, court } = row;
  return { matchDate: match_date, matchTime: match_time, location, court };
}

function isSamePlace(a: PlannedPlace, b: PlannedPlace): boolean {
  return (['matchDate', 'matchTime', 'location', 'court'] as const).every(
    (name) => a[name] === b[name],
  );
}

/**
 * The day, hour and place that a match or fixture was published with, as JSON to be stored; null
 * while it stands there, also after it was moved back.
 *
 * @param changed the columns that are about to be written
 * @param now epoch milliseconds
 */
export function movedFromAfter(
  row: MovedRow,
  changed: Partial<PlaceColumns>,
  now: number,
): string | null {
  const before = placeOf(row);
  const after = placeOf({ ...row, ...changed });
  if (isSamePlace(before, after)) return row.moved_from;
  const { movedAt: _, ...published } = movedFromOf(row) ?? { ...before, movedAt: '' };
  if (isSamePlace(published, after)) return null;
  return JSON.stringify({
    ...published,
    movedAt: new Date(now).toISOString(),
  } satisfies MovedFrom);
}

export function movedFromOf({ moved_from }: { moved_from: string | null }): MovedFrom | null {
  return moved_from === null ? null : (JSON.parse(moved_from) as MovedFrom);
}
