import { minutesOfDay } from './calendar.ts';
import { emptyLedger } from './day-ledger.ts';
import { hardCost, type SearchSpace } from './search-space.ts';

/** A start on a court; the board holds one, or none, for every match. */
export type Seat = { court: number; start: number };

export type Board = {
  seatOf: (match: number) => Seat | undefined;
  put: (match: number, seat: Seat) => void;
  take: (match: number) => void;
  /**
   * The cost that a match on the board adds to the whole, exactly; off the board, one hard breach.
   */
  costOf: (match: number) => number;
};

export function emptyBoard(space: SearchSpace): Board {
  const { matches, sources, dependants, isOpen, rests, dayLimits } = space;
  const seats = new Array<Seat | undefined>(matches.length).fill(undefined);
  const ends = new Array<number>(matches.length).fill(0);
  const ledger = emptyLedger(space);

  function put(match: number, seat: Seat): void {
    seats[match] = seat;
    ends[match] = seat.start + matches[match]!.minutes;
    ledger.add(match, Math.floor(seat.start / minutesOfDay));
  }

  function take(match: number): void {
    ledger.remove(match);
    seats[match] = undefined;
  }

  function restCost(gap: number): number {
    let cost = 0;
    for (const rest of rests) if (gap < rest.minutes) cost += rest.cost;
    return cost;
  }

  function courtCost(match: number, seat: Seat): number {
    let cost = 0;
    for (let other = 0; other < matches.length; other += 1) {
      const taken = seats[other];
      if (taken === undefined || other === match || taken.court !== seat.court) continue;
      if (taken.start < ends[match]! && seat.start < ends[other]!) cost += hardCost;
    }
    return cost;
  }

  function peopleCost(match: number, seat: Seat): number {
    let cost = 0;
    for (const { other, count: teams } of space.sharedTeams[match]!) {
      const taken = seats[other];
      if (taken === undefined) continue;
      const gap = Math.max(taken.start, seat.start) - Math.min(ends[match]!, ends[other]!);
      cost += teams * (gap < 0 ? hardCost : restCost(gap));
    }
    for (const { other, count: referees } of space.sharedReferees[match]!) {
      const taken = seats[other];
      if (taken === undefined) continue;
      if (taken.start < ends[match]! && seat.start < ends[other]!) cost += referees * hardCost;
    }
    return cost;
  }

  /** Another start time costs once, however many matches of the group are elsewhere. */
  function togetherCost(match: number, seat: Seat): number {
    let cost = 0;
    for (const group of space.together[match]!) {
      const others = group.matches.filter((other) => other !== match && seats[other]);
      const isAlone = others.every((other) => seats[other]!.start !== seat.start);
      if (others.length > 0 && isAlone) cost += group.cost;
    }
    return cost;
  }

  function orderCost(source: number, dependant: number): number {
    const later = seats[dependant];
    if (seats[source] === undefined || later === undefined) return 0;
    const gap = later.start - ends[source]!;
    if (gap < 0) return hardCost;
    return isOpen[dependant] ? restCost(gap) : 0;
  }

  return {
    seatOf: (match) => seats[match],
    put,
    take,
    costOf(match) {
      const seat = seats[match];
      if (seat === undefined) return hardCost;
      let cost = space.ownCost(match, seat.court, seat.start) ?? hardCost;
      cost += courtCost(match, seat) + peopleCost(match, seat) + togetherCost(match, seat);
      for (const source of sources[match]!) cost += orderCost(source, match);
      for (const dependant of dependants[match]!) cost += orderCost(match, dependant);
      return dayLimits.length > 0 ? cost + ledger.costOf(match) : cost;
    },
  };
}
