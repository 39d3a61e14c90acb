import type { MatchLog } from '../match-log.ts';
import type { PointRecord, SetState } from '../set-state.ts';
import { SIDES, type Side } from '../side.ts';

/** Rallies recorded one by one that stand, in order. Rallies behind a running score are not among them. */
export function knownRallies(log: MatchLog): PointRecord[] {
  return log.state.sets.flatMap((set) =>
    set.points.filter((point) => point.no !== null && !point.cancelled),
  );
}

/** The sources of the points of a side; `score` is their sum over all sets. */
export type PointOrigins = {
  rallies: number;
  penalties: number;
  awarded: number;
  cancelled: number;
  unknown: number;
  score: number;
};

/** rallies + penalties + awarded + unknown - cancelled = score, for each side. */
export function pointOrigins(log: MatchLog): Record<Side, PointOrigins> {
  const origins = {} as Record<Side, PointOrigins>;
  for (const side of SIDES) {
    const points = log.state.sets.flatMap((set) => set.points.filter((p) => p.winner === side));
    origins[side] = {
      rallies: points.filter((point) => point.origin === 'rally').length,
      penalties: points.filter((point) => point.origin === 'penalty').length,
      awarded: sum(log.state.sets, (set) => set[side].awarded),
      cancelled: points.filter((point) => point.cancelled).length,
      unknown: sum(log.state.sets, (set) => set[side].unknownPoints),
      score: sum(log.state.sets, (set) => set[`${side}Score`]),
    };
  }
  return origins;
}

function sum(sets: readonly SetState[], of: (set: SetState) => number): number {
  return sets.reduce((total, set) => total + of(set), 0);
}

/** Points in an unbroken row: a new stretch begins where points in between are not known. */
export function stretches(set: SetState): PointRecord[][] {
  const rows: PointRecord[][] = [];
  let before = 0;
  for (const point of set.points) {
    const after = point.team1Score + point.team2Score;
    if (after !== before + 1 || rows.length === 0) rows.push([]);
    rows.at(-1)!.push(point);
    before = after;
  }
  return rows;
}
