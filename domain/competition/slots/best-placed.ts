import type { Slot } from './slot.ts';

/** The record of a team on one place of its group; whole numbers. */
export type PlacedRecord = {
  team: string;
  group: string;
  played: number;
  wins: number;
  matchPoints: number;
  setsWon: number;
  setsLost: number;
  pointsWon: number;
  pointsLost: number;
};

/** Best to worst; `rank` is shared where no criterion tells two teams apart, and lots decide. */
export type BestPlaced = { rank: number; team: string; group: string };

/**
 * Teams on the same place of pools of unequal size, compared by what they won per match: wins, then
 * match points, then set ratio, then points ratio. Everything is compared exactly by
 * cross-multiplication; nothing lost is better than any ratio, and no match played comes last.
 */
export function rankBestPlaced(records: readonly PlacedRecord[]): BestPlaced[] {
  const sorted = [...records].sort((a, b) => compare(b, a) || (a.group < b.group ? -1 : 1));
  let rank = 1;
  return sorted.map((record, index) => {
    const above = sorted[index - 1];
    if (above !== undefined && compare(above, record) !== 0) rank = index + 1;
    return { rank, team: record.team, group: record.group };
  });
}

/** Positive when a is better. */
function compare(a: PlacedRecord, b: PlacedRecord): number {
  return (
    ratio(a.wins, a.played, b.wins, b.played) ||
    ratio(a.matchPoints, a.played, b.matchPoints, b.played) ||
    ratio(a.setsWon, a.setsLost, b.setsWon, b.setsLost) ||
    ratio(a.pointsWon, a.pointsLost, b.pointsWon, b.pointsLost)
  );
}

/** Compares a/b with c/d: x/0 is more than any number, 0/0 less than any, each equal to itself. */
function ratio(a: number, b: number, c: number, d: number): number {
  const left = level(a, b);
  const right = level(c, d);
  return left !== right ? left - right : a * d - c * b;
}

function level(above: number, below: number): -1 | 0 | 1 {
  if (below !== 0) return 0;
  return above === 0 ? -1 : 1;
}

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
