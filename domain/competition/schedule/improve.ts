import type { RandomSource } from '../lots/random-source.ts';
import type { Board } from './board.ts';
import { lift, placeUnit } from './place-unit.ts';
import type { SearchSpace } from './search-space.ts';

/**
 * Moves units that cost something to where they cost least, and keeps the best board seen. A unit
 * does not go back at once to a start it has just left, and every eighth time up to three units
 * are thrown anywhere, so that the search leaves what only looks like the best.
 */
export function improve(
  space: SearchSpace,
  board: Board,
  movable: readonly number[][],
  random: RandomSource,
  patience: number,
): void {
  const matches = movable.flat();
  const leftLately = movable.map(() => new Set<number>());
  const memory = Math.min(6, space.starts.length - 1);
  const seatsNow = () => matches.map((match) => board.seatOf(match));
  let change = 0;
  let best = { change, seats: seatsNow() };
  const move = (unit: readonly number[], isAllowed: (start: number) => boolean) => {
    change -= lift(board, unit);
    change += placeUnit(space, board, unit, isAllowed);
  };
  for (let idle = 0; idle < patience; idle += 1) {
    const costly = movable.flatMap((unit, index) =>
      unit.some((match) => board.costOf(match) > 0) ? [index] : [],
    );
    if (costly.length === 0) break;
    if (idle % 8 === 7) {
      for (let thrown = random(3); thrown >= 0; thrown -= 1) {
        const anywhere = space.starts[random(space.starts.length)];
        move(movable[random(movable.length)]!, (start) => start === anywhere);
      }
    } else {
      const index = costly[random(costly.length)]!;
      const unit = movable[index]!;
      const left = leftLately[index]!;
      if (left.size >= memory) left.clear();
      const from = board.seatOf(unit[0]!);
      if (from !== undefined) left.add(from.start);
      move(unit, (start) => !left.has(start));
    }
    if (change < best.change - 1e-6) {
      best = { change, seats: seatsNow() };
      idle = -1;
    }
  }
  for (const match of matches) if (board.seatOf(match) !== undefined) board.take(match);
  matches.forEach((match, index) => {
    const seat = best.seats[index];
    if (seat !== undefined) board.put(match, seat);
  });
}
