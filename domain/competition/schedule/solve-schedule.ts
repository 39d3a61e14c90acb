import { randomSource } from '../lots/random-source.ts';
import { dateOf, instantOf, timeOf } from './calendar.ts';
import { emptyDraft } from './draft-schedule.ts';
import { findClashes } from './find-clashes.ts';
import { costOf, type Finding, type ScheduleCost } from './finding.ts';
import { improve } from './improve.ts';
import { placeUnit } from './place-unit.ts';
import type { Appointment, ScheduleProblem } from './problem.ts';
import { type SearchSpace, searchSpace } from './search-space.ts';

export type SolveOptions = {
  /** Same seed, same schedule. */
  seed?: string;
  /** Starts lie this many minutes apart, counted from each opening. */
  stepMinutes?: number;
  /** Appointments that stay as they are. */
  pinned?: readonly Appointment[];
  /** The number of moves without gain after which the search ends. */
  maxIdleSteps?: number;
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
  { seed = 'schedule', stepMinutes, pinned = [], maxIdleSteps = 200 }: SolveOptions = {},
): SolvedSchedule {
  const space = searchSpace(problem, stepMinutes);
  const order = sourcesFirst(space);
  if (order === undefined) return judged(problem, [...pinned], 'SOURCES_IN_A_CIRCLE');
  if (minutesOpen(problem) < problem.matches.reduce((sum, match) => sum + match.minutes, 0))
    return judged(problem, [...pinned], 'NO_ROOM');

  const draft = emptyDraft(space);
  const stays = new Set<number>();
  for (const { match, court, date, time } of pinned) {
    const index = space.indexOf.get(match);
    if (index === undefined) continue;
    stays.add(index);
    draft.put(index, { court: space.courts.indexOf(court), start: instantOf(date, time) });
  }
  const units = order.filter((unit) => !unit.some((match) => stays.has(match)));
  const alone = order.flatMap((unit) =>
    unit.some((match) => stays.has(match))
      ? unit.filter((match) => !stays.has(match)).map((match) => [match])
      : [],
  );
  const movable = [...units, ...alone];
  for (const unit of movable) placeUnit(space, draft, unit, () => true);
  const random = randomSource(seed);
  improve(space, draft, movable, random, maxIdleSteps);
  // Matches that moved together may have to part, where starting together is only wished for.
  if (movable.some((unit) => unit.length > 1))
    improve(
      space,
      draft,
      movable.flat().map((match) => [match]),
      random,
      maxIdleSteps,
    );

  const schedule = space.matches.flatMap(({ id }, index): Appointment[] => {
    const fixed = pinned.find((appointment) => appointment.match === id);
    if (fixed !== undefined) return [fixed];
    const placement = draft.placementOf(index);
    if (placement === undefined) return [];
    const { start } = placement;
    return [
      {
        match: id,
        court: space.courts[placement.court]!,
        date: dateOf(start),
        time: timeOf(start),
      },
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
 * Units so that sources come before what waits for them, otherwise in the order given. A unit that
 * waits for itself, or for another that waits for it, is taken apart.
 */
function sourcesFirst({ units, sources }: SearchSpace): number[][] | undefined {
  const done = new Set<number>();
  const order: number[][] = [];
  let waiting = [...units];
  while (waiting.length > 0) {
    const ready = waiting.filter((unit) =>
      unit.every((match) => sources[match]!.every((source) => done.has(source))),
    );
    if (ready.length === 0) {
      if (waiting.every((unit) => unit.length === 1)) return undefined;
      waiting = waiting.flatMap((unit) => unit.map((match) => [match]));
      continue;
    }
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
