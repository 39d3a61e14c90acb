import type { Placing } from './order-of-teams.ts';
import type { StandingsNote } from './standings-row.ts';
import type { Withdrawal } from './withdrawals.ts';

/** Points given (positive) or taken (negative) by the organiser. `at`: epoch milliseconds. */
export type Adjustment = {
  readonly team: string;
  readonly points: number;
  readonly reason: string;
  readonly at?: number;
};

export type LastPlacing = {
  readonly team: string;
  readonly place: 'last';
  readonly reason: string;
};

/** Of several decisions on one team the last one counts. */
export function latestForEach<T extends { readonly team: string }>(
  decisions: readonly T[],
): readonly T[] {
  return [...new Map(decisions.map((it) => [it.team, it])).values()];
}

export function placingsOf(
  lastPlacings: readonly LastPlacing[],
  annulled: ReadonlySet<string>,
): Map<string, Placing> {
  const placings = new Map<string, Placing>();
  for (const { team, reason } of lastPlacings) placings.set(team, { decision: 'decree', reason });
  for (const team of annulled) placings.set(team, { decision: 'withdrawn', reason: null });
  return placings;
}

/** The notes of the table about each team, in the order of the decisions. */
export function notesOf(
  adjustments: readonly Adjustment[],
  withdrawals: readonly Withdrawal[],
  lastPlacings: readonly LastPlacing[],
  annulled: ReadonlySet<string>,
): Map<string, StandingsNote[]> {
  const notes = new Map<string, StandingsNote[]>();
  const add = (team: string, note: StandingsNote) => {
    notes.set(team, [...(notes.get(team) ?? []), note]);
  };
  for (const { team, points, reason } of adjustments) {
    add(team, { kind: 'adjustment', points, reason });
  }
  for (const { team, policy } of withdrawals) {
    add(team, { kind: 'withdrawn', policy, annulled: annulled.has(team) });
  }
  for (const { team, reason } of lastPlacings) add(team, { kind: 'placed-last', reason });
  return notes;
}
