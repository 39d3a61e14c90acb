import type { Criterion } from './criteria.ts';
import type { MatchSide } from './match-side.ts';

/** The matches of each team that a table shows: all, those at home, those away, or its last n. */
export type StandingsView = 'all' | 'home' | 'away' | { readonly last: number };

/** The sides of one team that the view shows; they come in their order of play. */
export function sidesInView(
  sides: readonly MatchSide[],
  view: StandingsView,
): readonly MatchSide[] {
  if (view === 'all') return sides;
  if (typeof view === 'object') return view.last > 0 ? sides.slice(-view.last) : [];
  return sides.filter((side) => !side.match.neutral && side.isHome === (view === 'home'));
}

/**
 * Meetings are seen by one of their two teams only in a partial view, so what compares meetings is
 * left out there.
 */
export function criteriaInView(
  criteria: readonly Criterion[],
  view: StandingsView,
): readonly Criterion[] {
  return criteria.filter(
    (name) => view === 'all' || (name !== 'headToHead' && name !== 'lastMatch'),
  );
}
