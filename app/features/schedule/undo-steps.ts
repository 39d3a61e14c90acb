import { z } from 'zod';
import { remember } from '#app/lib/device-storage.ts';
import { moveSchema, type ScheduleEntry, type ScheduleMove } from '#contract/leagues/schedule.ts';
import { withMoves } from './day-board-parts.ts';

/** One step on the board: the moves that were made, and those that take them back. */
export type UndoStep = { moves: readonly ScheduleMove[]; back: readonly ScheduleMove[] };

const stepsSchema = z.array(z.object({ moves: z.array(moveSchema), back: z.array(moveSchema) }));
/** Nobody takes back more, and the device's store is small. */
const MOST_STEPS = 50;

function keyOf(leagueId: string): string {
  return `wavu:undo:${leagueId}`;
}

/** The steps of this device, so that a reload does not end the way back. */
export function readSteps(storage: Storage | undefined, leagueId: string): readonly UndoStep[] {
  try {
    return stepsSchema.parse(JSON.parse(storage?.getItem(keyOf(leagueId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function writeSteps(
  storage: Storage | undefined,
  leagueId: string,
  steps: readonly UndoStep[],
): void {
  remember(storage, keyOf(leagueId), JSON.stringify(steps.slice(-MOST_STEPS)));
}

/**
 * The steps that can still be taken back, one after the other from the last: not those whose matches
 * began, went away or were moved again by somebody else, and none before such a step.
 */
export function undoableSteps(
  steps: readonly UndoStep[],
  entries: readonly ScheduleEntry[],
): readonly UndoStep[] {
  let before = entries;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const { moves, back } = steps[index]!;
    if (!moves.every((move) => standsAt(before, move))) return steps.slice(index + 1);
    before = withMoves(before, back);
  }
  return steps;
}

function standsAt(entries: readonly ScheduleEntry[], move: ScheduleMove): boolean {
  const entry = entries.find(({ id }) => id === move.id);
  return (
    entry !== undefined &&
    !entry.fixed &&
    (['matchDate', 'matchTime', 'location', 'court'] as const).every(
      (name) => entry[name] === move[name],
    )
  );
}
