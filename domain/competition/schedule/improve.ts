import type { RandomSource } from '../lots/random-source.ts';
import type { DraftSchedule } from './draft-schedule.ts';
import { placeUnit, removeUnit } from './place-unit.ts';
import type { SearchSpace } from './search-space.ts';

/**
 * Moves units that cost something to where they cost least, and keeps the best board seen. A unit
 * does not go back at once to a start it has just left, and every eighth time up to three units
 * are thrown anywhere, so that the search leaves what only looks like the best.
 */
export function improve(
  space: SearchSpace,
  draft: DraftSchedule,
  movable: readonly number[][],
  random: RandomSource,
  maxIdleSteps: number,
): void {
  const matches = movable.flat();
  const recentStarts = movable.map(() => new Set<number>());
  const memory = Math.min(6, space.starts.length - 1);
  const currentPlacements = () => matches.map((match) => draft.placementOf(match));
  let change = 0;
  let best = { change, placements: currentPlacements() };
  const move = (unit: readonly number[], isAllowed: (start: number) => boolean) => {
    change -= removeUnit(draft, unit);
    change += placeUnit(space, draft, unit, isAllowed);
  };
  for (let idle = 0; idle < maxIdleSteps; idle += 1) {
    const costly = movable.flatMap((unit, index) =>
      unit.some((match) => draft.costOf(match) > 0) ? [index] : [],
    );
    if (costly.length === 0) break;
    if (idle % 8 === 7) {
      for (let thrown = random(3); thrown >= 0; thrown -= 1) {
        const randomStart = space.starts[random(space.starts.length)];
        move(movable[random(movable.length)]!, (start) => start === randomStart);
      }
    } else {
      const index = costly[random(costly.length)]!;
      const unit = movable[index]!;
      const left = recentStarts[index]!;
      if (left.size >= memory) left.clear();
      const from = draft.placementOf(unit[0]!);
      if (from !== undefined) left.add(from.start);
      move(unit, (start) => !left.has(start));
    }
    if (change < best.change - 1e-6) {
      best = { change, placements: currentPlacements() };
      idle = -1;
    }
  }
  for (const match of matches) if (draft.placementOf(match) !== undefined) draft.take(match);
  matches.forEach((match, index) => {
    const placement = best.placements[index];
    if (placement !== undefined) draft.put(match, placement);
  });
}
