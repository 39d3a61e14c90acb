import type { Board, Seat } from './board.ts';
import type { SearchSpace } from './search-space.ts';

/**
 * Puts the matches of a unit on courts at one start, the cheapest and of those the earliest, and
 * says what that adds. If no start is allowed, the unit stays off the board, at a hard price.
 */
export function placeUnit(
  space: SearchSpace,
  board: Board,
  unit: readonly number[],
  isAllowed: (start: number) => boolean,
): number {
  let best: { cost: number; seats: Seat[] } | undefined;
  for (const start of space.starts) {
    if (!isAllowed(start)) continue;
    const seats: Seat[] = [];
    let cost = 0;
    for (const match of unit) {
      const found = cheapestCourt(space, board, match, start);
      if (found === undefined) break;
      board.put(match, found.seat);
      seats.push(found.seat);
      cost += found.cost;
    }
    seats.forEach((_, index) => {
      board.take(unit[index]!);
    });
    if (seats.length < unit.length) continue;
    if (best === undefined || cost < best.cost) best = { cost, seats };
    if (cost === 0) break;
  }
  if (best === undefined) return unit.reduce((sum, match) => sum + board.costOf(match), 0);
  best.seats.forEach((seat, index) => {
    board.put(unit[index]!, seat);
  });
  return best.cost;
}

function cheapestCourt(
  space: SearchSpace,
  board: Board,
  match: number,
  start: number,
): { seat: Seat; cost: number } | undefined {
  let best: { seat: Seat; cost: number } | undefined;
  for (let court = 0; court < space.courts.length; court += 1) {
    if (space.ownCost(match, court, start) === undefined) continue;
    const seat = { court, start };
    board.put(match, seat);
    const cost = board.costOf(match);
    board.take(match);
    if (best === undefined || cost < best.cost) best = { seat, cost };
    if (cost === 0) break;
  }
  return best;
}

/** Takes a unit off the board and says what it had added, each pair within it counted once. */
export function lift(board: Board, unit: readonly number[]): number {
  let cost = 0;
  for (const match of [...unit].reverse()) {
    cost += board.costOf(match);
    if (board.seatOf(match) !== undefined) board.take(match);
  }
  return cost;
}
