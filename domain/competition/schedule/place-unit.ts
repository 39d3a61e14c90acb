import type { DraftSchedule, Placement } from './draft-schedule.ts';
import type { SearchSpace } from './search-space.ts';

/**
 * Puts the matches of a unit on courts at one start, the cheapest and of those the earliest, and
 * says what that adds. If no start is allowed, the unit stays off the board, at a hard price.
 */
export function placeUnit(
  space: SearchSpace,
  draft: DraftSchedule,
  unit: readonly number[],
  isAllowed: (start: number) => boolean,
): number {
  let best: { cost: number; placements: Placement[] } | undefined;
  for (const start of space.starts) {
    if (!isAllowed(start)) continue;
    const placements: Placement[] = [];
    let cost = 0;
    for (const match of unit) {
      const found = cheapestCourt(space, draft, match, start);
      if (found === undefined) break;
      draft.put(match, found.placement);
      placements.push(found.placement);
      cost += found.cost;
    }
    placements.forEach((_, index) => {
      draft.take(unit[index]!);
    });
    if (placements.length < unit.length) continue;
    if (best === undefined || cost < best.cost) best = { cost, placements };
    if (cost === 0) break;
  }
  if (best === undefined) return unit.reduce((sum, match) => sum + draft.costOf(match), 0);
  best.placements.forEach((placement, index) => {
    draft.put(unit[index]!, placement);
  });
  return best.cost;
}

function cheapestCourt(
  space: SearchSpace,
  draft: DraftSchedule,
  match: number,
  start: number,
): { placement: Placement; cost: number } | undefined {
  let best: { placement: Placement; cost: number } | undefined;
  for (let court = 0; court < space.courts.length; court += 1) {
    if (space.ownCost(match, court, start) === undefined) continue;
    const placement = { court, start };
    draft.put(match, placement);
    const cost = draft.costOf(match);
    draft.take(match);
    if (best === undefined || cost < best.cost) best = { placement, cost };
    if (cost === 0) break;
  }
  return best;
}

/** Takes a unit off the board and says what it had added, each pair within it counted once. */
export function removeUnit(draft: DraftSchedule, unit: readonly number[]): number {
  let cost = 0;
  for (const match of [...unit].reverse()) {
    cost += draft.costOf(match);
    if (draft.placementOf(match) !== undefined) draft.take(match);
  }
  return cost;
}
