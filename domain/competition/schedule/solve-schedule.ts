import { type RandomSource, randomSource } from '../lots/random-source.ts';
import { type Board, emptyBoard, type Seat } from './board.ts';
import { dateOf, instantOf, timeOf } from './calendar.ts';
import { findClashes } from './find-clashes.ts';
import { costOf, type Finding, type ScheduleCost } from './finding.ts';
import type { Appointment, ScheduleProblem } from './problem.ts';
import { type SearchSpace, searchSpace } from './search-space.ts';

export type SolveOptions = {
  /** Same seed, same schedule. */
  seed?: string;
  /** Starts lie this many minutes apart, counted from each opening. */
  stepMinutes?: number;
  /** Appointments that stay as they are. */
  pinned?: readonly Appointment[];
  /** How many moves without gain before the search gives up. */
  patience?: number;
};

/**
 * - `SOURCES_IN_A_CIRCLE`: matches wait for each other, no schedule can exist;
 * - `NO_ROOM`: the open hours of all courts together are too short;
 * - `NONE_FOUND`: the search ended with hard findings, which are named. It is no proof that there
 *   is none.
 */
export type ScheduleRefusal = 'SOURCES_IN_A_CIRCLE' | 'NO_ROOM' | 'NONE_FOUND';

export type SolvedSchedule = {
  schedule: Appointment[];
  findings: Finding[];
  cost: ScheduleCost;
} & ({ ok: true } | { ok: false; refusal: ScheduleRefusal });

/**
 * Looks for a schedule without hard findings and with little soft cost. Matches are placed one by
 * one, sources first, each where it costs least and then as early as can be; matches that cost
 * something are then taken up again and moved, until nothing costs anything or patience ends.
 * The findings and the cost of the answer are those of `findClashes`, not of the search.
 */
export function solveSchedule(
  problem: ScheduleProblem,
  { seed = 'schedule', stepMinutes, pinned = [], patience = 200 }: SolveOptions = {},
): SolvedSchedule {
  const space = searchSpace(problem, stepMinutes);
  const order = sourcesFirst(space);
  if (order === undefined) return judged(problem, [...pinned], 'SOURCES_IN_A_CIRCLE');
  if (minutesOpen(problem) < problem.matches.reduce((sum, match) => sum + match.minutes, 0))
    return judged(problem, [...pinned], 'NO_ROOM');

  const board = emptyBoard(space);
  const stays = new Set<number>();
  for (const { match, court, date, time } of pinned) {
    const index = space.indexOf.get(match);
    if (index === undefined) continue;
    stays.add(index);
    board.put(index, { court: space.courts.indexOf(court), start: instantOf(date, time) });
  }
  const units = order.filter((unit) => !unit.some((match) => stays.has(match)));
  const alone = order.flatMap((unit) =>
    unit.some((match) => stays.has(match))
      ? unit.filter((match) => !stays.has(match)).map((match) => [match])
      : [],
  );
  const movable = [...units, ...alone];
  for (const unit of movable) placeUnit(space, board, unit, () => true);
  const random = randomSource(seed);
  improve(space, board, movable, random, patience);
  // What moved together may have to part, where starting together is only wished for.
  if (movable.some((unit) => unit.length > 1))
    improve(
      space,
      board,
      movable.flat().map((match) => [match]),
      random,
      patience,
    );

  const schedule = space.matches.flatMap(({ id }, index): Appointment[] => {
    const given = pinned.find((appointment) => appointment.match === id);
    if (given !== undefined) return [given];
    const seat = board.seatOf(index);
    if (seat === undefined) return [];
    const { start } = seat;
    return [
      { match: id, court: space.courts[seat.court]!, date: dateOf(start), time: timeOf(start) },
    ];
  });
  return judged(problem, schedule);
}

function judged(
  problem: ScheduleProblem,
  schedule: Appointment[],
  refusal?: ScheduleRefusal,
): SolvedSchedule {
  const findings = findClashes(problem, schedule);
  const cost = costOf(findings);
  const answer = { schedule, findings, cost };
  if (refusal === undefined && cost.hard === 0) return { ok: true, ...answer };
  return { ok: false, refusal: refusal ?? 'NONE_FOUND', ...answer };
}

/**
 * Moves units that cost something to where they cost least, and keeps the best board seen. A unit
 * does not go back at once to a start it has just left, and every eighth time up to three units are thrown
 * anywhere, so that the search leaves what only looks like the best.
 */
function improve(
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

/** Takes a unit off the board and says what it had added, each pair within it counted once. */
function lift(board: Board, unit: readonly number[]): number {
  let cost = 0;
  for (const match of [...unit].reverse()) {
    cost += board.costOf(match);
    if (board.seatOf(match) !== undefined) board.take(match);
  }
  return cost;
}

/**
 * Puts the matches of a unit on courts at one start, the cheapest and of those the earliest, and
 * says what that adds. Where no start is allowed the unit stays off the board, at a hard price.
 */
function placeUnit(
  space: SearchSpace,
  board: Board,
  unit: readonly number[],
  isAllowed: (start: number) => boolean,
): number {
  let best: { cost: number; seats: Seat[] } | undefined;
  for (const start of space.starts) {
    if (!isAllowed(start)) continue;
    const seats: Seat[] = [];
    let cost = 0;
    for (const match of unit) {
      const found = cheapestCourt(space, board, match, start);
      if (found === undefined) break;
      board.put(match, found.seat);
      seats.push(found.seat);
      cost += found.cost;
    }
    seats.forEach((_, index) => {
      board.take(unit[index]!);
    });
    if (seats.length < unit.length) continue;
    if (best === undefined || cost < best.cost) best = { cost, seats };
    if (cost === 0) break;
  }
  if (best === undefined) return unit.reduce((sum, match) => sum + board.costOf(match), 0);
  best.seats.forEach((seat, index) => {
    board.put(unit[index]!, seat);
  });
  return best.cost;
}

function cheapestCourt(
  space: SearchSpace,
  board: Board,
  match: number,
  start: number,
): { seat: Seat; cost: number } | undefined {
  let best: { seat: Seat; cost: number } | undefined;
  for (let court = 0; court < space.courts.length; court += 1) {
    if (space.ownCost(match, court, start) === undefined) continue;
    const seat = { court, start };
    board.put(match, seat);
    const cost = board.costOf(match);
    board.take(match);
    if (best === undefined || cost < best.cost) best = { seat, cost };
    if (cost === 0) break;
  }
  return best;
}

/** Units so that sources come before what waits for them, otherwise in the order given. */
function sourcesFirst({ units, sources }: SearchSpace): number[][] | undefined {
  const done = new Set<number>();
  const order: number[][] = [];
  let waiting = [...units];
  while (waiting.length > 0) {
    const ready = waiting.filter((unit) =>
      unit.every((match) => sources[match]!.every((source) => done.has(source))),
    );
    if (ready.length === 0) return undefined;
    for (const unit of ready) for (const match of unit) done.add(match);
    order.push(...ready);
    waiting = waiting.filter((unit) => !ready.includes(unit));
  }
  return order;
}

function minutesOpen(problem: ScheduleProblem): number {
  return problem.openHours.reduce((sum, { date, opens, closes, courts }) => {
    const minutes = instantOf(date, closes) - instantOf(date, opens);
    return sum + minutes * (courts ?? problem.courts).length;
  }, 0);
}
