import { otherSide, type Side } from '../side.ts';
import type { OwnScore } from './occasions.ts';
import type { ServiceBox } from './service-rounds.ts';
import type { SetSheet, TeamSetSheet } from './set-sheet.ts';

/** A panel of a set: a team, as far as it belongs there. */
export type SetPanel = {
  side: Side;
  sheet: TeamSetSheet;
  /** Points that the team brought from the panel before the change of sides; 0 without one. */
  carried: number;
  /** The panel has the last point of its team. */
  isLast: boolean;
};

/**
 * The three panels of a deciding set, as on the international sheet: the team that began on the left until
 * the teams changed sides, the other team, and the first team again from there on.
 */
export function decidingPanels(set: SetSheet): readonly SetPanel[] {
  const left = set.left ?? 'team1';
  const right = otherSide(left);
  const entire = { side: right, sheet: set[right], carried: 0, isLast: true };
  const [change] = set.changes;
  if (change === undefined) {
    const empty = { ...set[left], score: 0, rounds: null, struck: [], timeouts: [] };
    return [
      { ...entire, side: left, sheet: set[left] },
      entire,
      { side: left, sheet: { ...empty, order: [] }, carried: 0, isLast: false },
    ];
  }
  const [before, after] = partsOf(set[left], { own: change[left], other: change[right] });
  return [
    { side: left, sheet: before, carried: 0, isLast: false },
    entire,
    { side: left, sheet: after, carried: change[left], isLast: true },
  ];
}

/** The part of a team before a score, and the part from there on, which has the line-up and its exchanges anew. */
function partsOf(sheet: TeamSetSheet, change: OwnScore): [TeamSetSheet, TeamSetSheet] {
  const isBefore = (score: OwnScore | null) =>
    score !== null && score.own + score.other < change.own + change.other;
  // A service that goes on over the change is written where it ends; a box without a score is crossed out before play.
  const endsBefore = ({ score }: ServiceBox) => (score ?? 0) <= change.own;
  const before = {
    ...sheet,
    score: change.own,
    order: sheet.order.map((column) => ({
      ...column,
      substitutes: column.substitutes
        .filter(({ came }) => isBefore(came))
        .map((it) => (isBefore(it.left) ? it : { ...it, left: null })),
    })),
    rounds: sheet.rounds?.filter(endsBefore) ?? null,
    struck: sheet.struck.slice(0, change.own),
    timeouts: sheet.timeouts.filter(isBefore),
  };
  const after = {
    ...sheet,
    rounds: sheet.rounds?.filter((box) => !endsBefore(box)) ?? null,
    timeouts: sheet.timeouts.filter((score) => !isBefore(score)),
  };
  return [before, after];
}
