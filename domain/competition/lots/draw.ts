import { randomSource } from './random-source.ts';

/** The name of the way lots are drawn; a change of the way is a new name. */
export const drawMethod = 'sfc32-fnv1a-1';

/** A draw as it is kept: everything needed to repeat it, and its result. */
export type Draw = {
  method: typeof drawMethod;
  seed: string;
  entrants: readonly string[];
  order: readonly string[];
};

/**
 * Draws distinct entrants into an order (Fisher and Yates from the end). The order in which the
 * entrants were handed in has no say: they are sorted by code unit first.
 */
export function drawLots(seed: string, entrants: readonly string[]): Draw {
  const random = randomSource(seed);
  const order = [...entrants].sort();
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = random(last + 1);
    [order[last], order[chosen]] = [order[chosen]!, order[last]!];
  }
  return { method: drawMethod, seed, entrants: [...entrants], order };
}

/** Whether a draw, repeated, gives the order that was recorded. */
export function isGenuine(draw: Draw): boolean {
  if (draw.method !== drawMethod) return false;
  const again = drawLots(draw.seed, draw.entrants).order;
  return (
    again.length === draw.order.length &&
    again.every((entrant, index) => entrant === draw.order[index])
  );
}
