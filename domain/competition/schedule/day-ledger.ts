import type { SearchSpace } from './search-space.ts';

/**
 * The count of matches of each team on each day, kept up while matches come to the board and leave
 * it.
 */
export type DayLedger = {
  add: (match: number, day: number) => void;
  remove: (match: number) => void;
  /** The cost that this match adds by the limits of matches per day. */
  costOf: (match: number) => number;
};

const nowhere = -1;

export function emptyLedger(space: SearchSpace): DayLedger {
  const { matches, sources, isOpen, dayLimits } = space;
  const days = matches.map(() => nowhere);
  const played = new Map<string, Map<number, number>>();
  for (const team of matches.flatMap((match) => match.teams)) played.set(team, new Map());
  const countsOf = matches.map((match) => match.teams.map((team) => played.get(team)!));
  const openMatches = matches.flatMap((_, match) => (isOpen[match] ? [match] : []));

  function add(match: number, day: number): void {
    days[match] = day;
    for (const counts of countsOf[match]!) counts.set(day, (counts.get(day) ?? 0) + 1);
  }

  function remove(match: number): void {
    const day = days[match]!;
    for (const counts of countsOf[match]!) counts.set(day, counts.get(day)! - 1);
    days[match] = nowhere;
  }

  /** As `longestDays`, for one match. */
  function load(match: number): number {
    const day = days[match]!;
    let longest = 1;
    for (const counts of countsOf[match]!) longest = Math.max(longest, counts.get(day)!);
    if (isOpen[match])
      for (const source of sources[match]!)
        if (days[source] === day) longest = Math.max(longest, 1 + load(source));
    return longest;
  }

  function openCost(day: number): number {
    let cost = 0;
    for (const open of openMatches) {
      if (days[open] !== day) continue;
      const longest = load(open);
      for (const limit of dayLimits) if (longest > limit.most) cost += limit.cost;
    }
    return cost;
  }

  function costOf(match: number): number {
    const day = days[match]!;
    let cost = 0;
    for (const counts of countsOf[match]!)
      for (const limit of dayLimits) if (counts.get(day)! > limit.most) cost += limit.cost;
    // A match more may lengthen the day for any whose teams are not all known, even without
    // being its source: by a team that they share.
    const withIt = openCost(day);
    if (withIt === 0) return cost;
    remove(match);
    cost += withIt - openCost(day);
    add(match, day);
    return cost;
  }

  return { add, remove, costOf };
}
