import type { Criterion } from './criteria.ts';
import type { MatchSide } from './match-side.ts';
import { byTimeOfPlay } from './meeting-order.ts';

/** The matches of each team that a table shows: all, those at home, those away, or its last n. */
export type StandingsView = 'all' | 'home' | 'away' | { readonly last: number };

/** The sides of one team that the view shows, in order of play. */
export function sidesInView(sides: readonly MatchSide[], view: StandingsView): MatchSide[] {
  const inOrder = [...sides].sort((a, b) => byTimeOfPlay(a.match, b.match));
  if (view === 'all') return inOrder;
  if (typeof view === 'object') return view.last > 0 ? inOrder.slice(-view.last) : [];
  return inOrder.filter((side) => !side.match.neutral && side.isHome === (view === 'home'));
}

/**
 * Meetings are seen by one of their two teams only in a partial view, so what compares meetings is
 * left out there.
 */
export function criteriaInView(
  criteria: readonly Criterion[],
  view: StandingsView,
): readonly Criterion[] {
  if (view === 'all') return criteria;
  return criteria.filter((name) => name !== 'headToHead' && name !== 'lastMatch');
}
