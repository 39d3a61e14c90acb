import type { Slot } from './slot.ts';

/**
 * Gives the ranked teams to the slots that wait for them. Slots take them in the order of `nth`
 * unless a team would meet a member of its own group at once: then the assignment with the fewest
 * such matches is taken, and among those the one nearest to the ranking.
 */
export function assignBestPlaced(
  slots: readonly Slot[],
  ranked: Readonly<Record<number, readonly { team: string; group: string }[]>>,
): Map<Slot, string> {
  const assigned = new Map<Slot, string>();
  const waiting = slots
    .filter((slot) => slot.kind === 'best-placed')
    .sort((a, b) => a.place - b.place || a.nth - b.nth);
  for (const place of new Set(waiting.map((slot) => slot.place))) {
    const group = waiting.filter((slot) => slot.place === place);
    const teams = ranked[place]?.slice(0, group.length) ?? [];
    if (teams.length < group.length) continue;
    const order = fewestRematches(group, teams);
    group.forEach((slot, index) => {
      assigned.set(slot, teams[order[index]!]!.team);
    });
  }
  return assigned;
}

function fewestRematches(
  slots: readonly { avoid?: string }[],
  teams: readonly { group: string }[],
): number[] {
  let best: number[] = [];
  let fewest = Number.POSITIVE_INFINITY;

  function extend(order: number[], rematches: number): void {
    if (rematches >= fewest) return;
    if (order.length === slots.length) {
      best = order;
      fewest = rematches;
      return;
    }
    const { avoid } = slots[order.length]!;
    teams.forEach((team, index) => {
      if (!order.includes(index))
        extend([...order, index], rematches + (team.group === avoid ? 1 : 0));
    });
  }
  extend([], 0);
  return best;
}
