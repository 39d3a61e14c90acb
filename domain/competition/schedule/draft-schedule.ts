import { minutesOfDay } from './calendar.ts';
import { emptyLedger } from './day-ledger.ts';
import { hardCost, type SearchSpace } from './search-space.ts';

/** A start on a court; the board holds one, or none, for every match. */
export type Placement = { court: number; start: number };

export type DraftSchedule = {
  placementOf: (match: number) => Placement | undefined;
  put: (match: number, placement: Placement) => void;
  take: (match: number) => void;
  /**
   * The cost that a match on the board adds to the whole, exactly; off the board, one hard breach.
   */
  costOf: (match: number) => number;
};

export function emptyDraft(space: SearchSpace): DraftSchedule {
  const { matches, sources, dependants, isOpen, dayLimits } = space;
  const placements = new Array<Placement | undefined>(matches.length).fill(undefined);
  const ends = new Array<number>(matches.length).fill(0);
  const ledger = emptyLedger(space);

  function put(match: number, placement: Placement): void {
    placements[match] = placement;
    ends[match] = placement.start + matches[match]!.minutes;
    ledger.add(match, Math.floor(placement.start / minutesOfDay));
  }

  function take(match: number): void {
    ledger.remove(match);
    placements[match] = undefined;
  }

  function teamCost(match: number, placement: Placement): number {
    let cost = 0;
    for (const { other, count: teams } of space.sharedTeams[match]!) {
      const taken = placements[other];
      if (taken === undefined) continue;
      const gap = Math.max(taken.start, placement.start) - Math.min(ends[match]!, ends[other]!);
      cost +=
        teams * (gap < 0 ? hardCost : restCost(space, gap, [match, other], [placement, taken]));
    }
    return cost;
  }

  /** Another start time costs once, however many matches of the group are elsewhere. */
  function togetherCost(match: number, placement: Placement): number {
    let cost = 0;
    for (const group of space.together[match]!) {
      const others = group.matches.filter((other) => other !== match && placements[other]);
      const isAlone = others.every((other) => placements[other]!.start !== placement.start);
      if (others.length > 0 && isAlone) cost += group.cost;
    }
    return cost;
  }

  function orderCost(source: number, dependant: number): number {
    const later = placements[dependant];
    const earlier = placements[source];
    if (earlier === undefined || later === undefined) return 0;
    const gap = later.start - ends[source]!;
    if (gap < 0) return hardCost;
    return isOpen[dependant] ? restCost(space, gap, [source, dependant], [earlier, later]) : 0;
  }

  return {
    placementOf: (match) => placements[match],
    put,
    take,
    costOf(match) {
      const placement = placements[match];
      if (placement === undefined) return hardCost;
      let cost = space.ownCost(match, placement.court, placement.start) ?? hardCost;
      cost += overlapCost(space, { placements, ends }, match);
      cost += teamCost(match, placement) + togetherCost(match, placement);
      for (const source of sources[match]!) cost += orderCost(source, match);
      for (const dependant of dependants[match]!) cost += orderCost(match, dependant);
      return dayLimits.length > 0 ? cost + ledger.costOf(match) : cost;
    },
  };
}

type Board = {
  placements: readonly (Placement | undefined)[];
  /** Of matches on the board. */
  ends: readonly number[];
};

/** The cost of other matches at the time of one: on its court, of its referees, of teams kept apart. */
function overlapCost(space: SearchSpace, { placements, ends }: Board, match: number): number {
  const { court, start } = placements[match]!;
  const end = ends[match]!;
  const isAtOnce = (other: number) => {
    const taken = placements[other];
    return taken !== undefined && taken.start < end && start < ends[other]!;
  };
  let cost = 0;
  for (let other = 0; other < placements.length; other += 1)
    if (other !== match && placements[other]?.court === court && isAtOnce(other)) cost += hardCost;
  for (const { other, count: referees } of space.sharedReferees[match]!)
    if (isAtOnce(other)) cost += referees * hardCost;
  for (const { other, cost: price } of space.apart[match]!) if (isAtOnce(other)) cost += price;
  return cost;
}

/** The cost of a rest of so many minutes between two matches of a team. */
function restCost(
  { rests }: SearchSpace,
  gap: number,
  pair: readonly [number, number],
  [a, b]: readonly [Placement, Placement],
): number {
  let cost = 0;
  for (const { minutes, cost: price, matches, isTravel } of rests)
    if (
      gap < minutes &&
      (!matches || pair.some((match) => matches.has(match))) &&
      (!isTravel || isTravel(a.court, b.court))
    )
      cost += price;
  return cost;
}
