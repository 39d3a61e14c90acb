import { minutesOfDay, weekdayOf } from './calendar.ts';
import { areApart, arePlayedBy } from './plan-rules.ts';
import type { Constraint, MatchToSchedule, ScheduleProblem, Weight } from './problem.ts';
import {
  contains,
  isWithinItsDates,
  openSpan,
  overlap,
  type Span,
  spanOfDate,
} from './timetable.ts';

/** Matches that share teams or referees with one, and how many. */
export type Relation = { other: number; count: number };

/** The problem by numbers instead of names, for the search. */
export type SearchSpace = {
  matches: readonly MatchToSchedule[];
  /** Position of a match in `matches` by its id. */
  indexOf: ReadonlyMap<string, number>;
  courts: readonly string[];
  /** Start times in order. */
  starts: readonly number[];
  /** The cost of a start on a court for a match on its own; undefined where it cannot be played. */
  ownCost: (match: number, court: number, start: number) => number | undefined;
  sharedTeams: readonly Relation[][];
  sharedReferees: readonly Relation[][];
  /** Matches that two teams may not play at once, once for each rule. */
  apart: readonly { other: number; cost: number }[][];
  sources: readonly number[][];
  dependants: readonly number[][];
  /** Matches whose teams are not all known. */
  isOpen: readonly boolean[];
  /** With `matches` only of a pair that has one of them, with `isTravel` only where one has to travel. */
  rests: readonly {
    minutes: number;
    cost: number;
    matches?: ReadonlySet<number>;
    isTravel?: (court: number, other: number) => boolean;
  }[];
  dayLimits: readonly { most: number; cost: number }[];
  /** Matches that ought to start at one time, for each match the groups it is in. */
  together: readonly { matches: number[]; cost: number }[][];
  /** Matches that move together, most of them alone. */
  units: readonly number[][];
};

/** One hard breach outweighs whatever soft costs can add up to. */
export const hardCost = 1e9;

export function priceOf(weight: Weight): number {
  return weight === 'hard' ? hardCost : weight;
}

export function searchSpace(problem: ScheduleProblem, stepMinutes?: number): SearchSpace {
  const { matches, courts, constraints } = problem;
  const indexOf = new Map(matches.map((match, index) => [match.id, index]));
  const sources = matches.map((match) =>
    (match.after ?? []).flatMap((id) => indexOf.get(id) ?? []),
  );
  const openings = problem.openHours.map((hours) => ({
    span: openSpan(hours),
    courts: hours.courts ?? courts,
  }));
  const step = stepMinutes ?? commonStep(matches);
  const starts = new Set<number>();
  for (const { span } of openings)
    for (let start = span.start; start < span.end; start += step) starts.add(start);

  return {
    matches,
    indexOf,
    courts,
    starts: [...starts].sort((a, b) => a - b),
    ownCost: remembered(courts.length, (index, court, start) => {
      const match = matches[index]!;
      const span = { start, end: start + match.minutes };
      const name = courts[court]!;
      const isOpen = openings.some(
        (opening) => opening.courts.includes(name) && contains(opening.span, span),
      );
      if (!isOpen || !isWithinItsDates({ match, ...span })) return undefined;
      return constraints.reduce((sum, constraint) => sum + alone(constraint, match, name, span), 0);
    }),
    sharedTeams: relations(matches, (match) => match.teams),
    sharedReferees: relations(matches, (match) => match.referees ?? []),
    apart: matches.map((match, index) => apartFrom(problem, match, index)),
    sources,
    dependants: matches.map((_, index) =>
      matches.flatMap((_, other) => (sources[other]!.includes(index) ? [other] : [])),
    ),
    isOpen: matches.map((match) => match.teams.length < 2),
    rests: restsOf(problem, indexOf),
    dayLimits: constraints.flatMap((constraint) =>
      constraint.kind === 'matches-per-day'
        ? [{ most: constraint.most, cost: priceOf(constraint.weight) }]
        : [],
    ),
    together: matches.map((match) =>
      constraints.flatMap((constraint) =>
        constraint.kind === 'simultaneous' && constraint.matches.includes(match.id)
          ? [
              {
                matches: constraint.matches.flatMap((id) => indexOf.get(id) ?? []),
                cost: priceOf(constraint.weight),
              },
            ]
          : [],
      ),
    ),
    units: unitsOf(problem, indexOf),
  };
}

function restsOf(
  { constraints, courts }: ScheduleProblem,
  indexOf: ReadonlyMap<string, number>,
): SearchSpace['rests'] {
  return constraints.flatMap((constraint) => {
    if (constraint.kind !== 'minimum-rest') return [];
    const { minutes, weight, matches, between } = constraint;
    return [
      {
        minutes,
        cost: priceOf(weight),
        ...(matches && { matches: new Set(matches.flatMap((id) => indexOf.get(id) ?? [])) }),
        ...(between && {
          isTravel: (a: number, b: number) => areApart(between, courts[a]!, courts[b]!),
        }),
      },
    ];
  });
}

function apartFrom(
  { constraints, matches }: ScheduleProblem,
  match: MatchToSchedule,
  index: number,
): { other: number; cost: number }[] {
  return constraints.flatMap((constraint) =>
    constraint.kind === 'not-at-once'
      ? matches.flatMap((value, other) =>
          other !== index && arePlayedBy([match, value], constraint.teams)
            ? [{ other, cost: priceOf(constraint.weight) }]
            : [],
        )
      : [],
  );
}

/** The greatest common divisor of the durations, so that matches follow without holes. */
function commonStep(matches: readonly MatchToSchedule[]): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return Math.max(5, matches.map((match) => match.minutes).reduce(divisor, 0));
}

/** The cost of a constraint for a match without looking at any other. */
function alone(constraint: Constraint, match: MatchToSchedule, court: string, span: Span): number {
  const price = priceOf(constraint.weight);
  if (constraint.kind === 'blackout') {
    const { team, referee } = constraint;
    const concerned =
      (team !== undefined && match.teams.includes(team)) ||
      (referee !== undefined && match.referees?.includes(referee)) ||
      constraint.court === court;
    const closed = spanOfDate(constraint.date, constraint.from, constraint.to);
    return concerned && overlap(closed, span) ? price : 0;
  }
  if (constraint.kind === 'preferred-hours') {
    const times = constraint.matches.filter((id) => id === match.id).length;
    const day = Math.floor(span.start / minutesOfDay) * minutesOfDay;
    const hours = spanOfDate(constraint.date ?? '1970-01-01', constraint.from, constraint.to);
    const shift = constraint.date === undefined ? day : 0;
    const inside = contains({ start: hours.start + shift, end: hours.end + shift }, span);
    return inside ? 0 : price * times;
  }
  if (constraint.kind === 'weekdays') {
    const isOnDay = constraint.days.includes(weekdayOf(Math.floor(span.start / minutesOfDay)));
    return isOnDay || !constraint.matches.includes(match.id) ? 0 : price;
  }
  if (constraint.kind === 'at-courts')
    return constraint.courts.includes(court) || !constraint.matches.includes(match.id) ? 0 : price;
  return 0;
}

function relations(
  matches: readonly MatchToSchedule[],
  people: (match: MatchToSchedule) => readonly string[],
): Relation[][] {
  return matches.map((match, index) =>
    matches.flatMap((value, other) => {
      const count = people(match).filter((item) => people(value).includes(item)).length;
      return count > 0 && other !== index ? [{ other, count }] : [];
    }),
  );
}

/** Matches that ought to start together move together, if there are courts for all of them. */
function unitsOf(problem: ScheduleProblem, indexOf: ReadonlyMap<string, number>): number[][] {
  const taken = new Set<number>();
  const units: number[][] = [];
  for (const constraint of problem.constraints) {
    if (constraint.kind !== 'simultaneous') continue;
    const unit = [...new Set(constraint.matches)].flatMap((id) => indexOf.get(id) ?? []);
    if (unit.length > problem.courts.length || unit.some((match) => taken.has(match))) continue;
    for (const match of unit) taken.add(match);
    units.push(unit);
  }
  problem.matches.forEach((_, index) => {
    if (!taken.has(index)) units.push([index]);
  });
  return units.filter((unit) => unit.length > 0).sort((a, b) => a[0]! - b[0]!);
}

function remembered(
  courts: number,
  cost: (match: number, court: number, start: number) => number | undefined,
): SearchSpace['ownCost'] {
  const known = new Map<number, Map<number, number | undefined>>();
  return (match, court, start) => {
    const place = match * courts + court;
    const byStart = known.get(place) ?? new Map<number, number | undefined>();
    known.set(place, byStart);
    if (!byStart.has(start)) byStart.set(start, cost(match, court, start));
    return byStart.get(start);
  };
}
