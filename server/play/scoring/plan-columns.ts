import type { MatchRow } from '#server/platform/db/tables/tables.ts';

/** Facts of a match that tell people to be at another place or hour, or not to come at all. */
const PLAN = [
  'team1_id',
  'team2_id',
  'match_date',
  'match_time',
  'starts_at',
  'location',
  'court',
  'not_before',
] as const;

type PlanColumns = Pick<MatchRow, 'plan_version' | 'plan_changed_at'>;

/** `cancelled` also for a match that was taken out of the lists. */
export type MatchOutlook = 'planned' | 'postponed' | 'cancelled';

export function outlookOf(row: Pick<MatchRow, 'status' | 'archived_at'>): MatchOutlook {
  if (row.archived_at !== null || row.status === 'cancelled') return 'cancelled';
  return row.status === 'postponed' ? 'postponed' : 'planned';
}

/** The result as sets of both teams, such as '3-1'; undefined before the end. */
export function resultOf(
  row: Pick<MatchRow, 'status' | 'team1_wins' | 'team2_wins'>,
): string | undefined {
  return row.status === 'ended' ? `${row.team1_wins}-${row.team2_wins}` : undefined;
}

/** The result with the points of its sets, as feeds show it. */
function shownResult(row: MatchRow): string | undefined {
  const result = resultOf(row);
  return result && `${result} ${row.sets}`;
}

/**
 * The version of a plan is the SEQUENCE of RFC 5545, 3.8.7.4: calendars keep the old hour until it
 * rises, and ask their owner again whenever it does. So a score never raises it.
 *
 * @param changed the columns that are about to be written
 * @param now epoch milliseconds
 */
export function planColumns(row: MatchRow, changed: Partial<MatchRow>, now: number): PlanColumns {
  const after = { ...row, ...changed };
  const isReplanned =
    PLAN.some((name) => after[name] !== row[name]) || outlookOf(after) !== outlookOf(row);
  const isShown = isReplanned || shownResult(after) !== shownResult(row);
  return {
    plan_version: row.plan_version + (isReplanned ? 1 : 0),
    // A clock that was set back brings no calendar back to an older entry.
    plan_changed_at: isShown ? Math.max(row.plan_changed_at, now) : row.plan_changed_at,
  };
}
