import type { MatchRules } from '../match-rules.ts';
import type { Court, PointOrigin, SetState } from '../set-state.ts';
import { otherSide, SIDES, type Side } from '../side.ts';
import { type Occasion, type OwnScore, scoreAt } from './occasions.ts';
import { type ServiceBox, serviceRounds } from './service-rounds.ts';

/** A starter's column: the substitute, the score at their coming and, once back, at their leaving. */
export type StarterColumn = {
  starter: number;
  substitutes: readonly { number: number; came: OwnScore | null; left: OwnScore | null }[];
};

/** A struck point: the team's score with it. Points by penalty are circled. */
export type StruckPoint = { score: number; origin: PointOrigin | 'other' };

export type TeamSetSheet = {
  score: number;
  /** In order of service, I first; empty where no line-up is known. */
  order: readonly StarterColumn[];
  /** null where the course of the serve is not known. */
  rounds: readonly ServiceBox[] | null;
  struck: readonly StruckPoint[];
  timeouts: readonly OwnScore[];
  /** Regular substitutions and exceptional ones, in players. */
  substitutions: number;
  exceptional: number;
};

export type SetSheet = {
  set: number;
  /** Epoch milliseconds by the scorer's clock; null where not known. */
  startedAt: number | null;
  endedAt: number | null;
  firstServe: Side | null;
  /** The players on the left of the scorer when the set began. */
  left: Side | null;
  winner: Side | null;
  isOver: boolean;
  /** The scores at which the teams changed sides, team 1 first. */
  changes: readonly { team1: number; team2: number }[];
  /** The scores at the technical time-outs. */
  technical: readonly { team1: number; team2: number }[];
  team1: TeamSetSheet;
  team2: TeamSetSheet;
};

/** @param during what happened while the set was played, in order */
export function setSheet(rules: MatchRules, set: SetState, during: readonly Occasion[]): SetSheet {
  const rounds = serviceRounds(rules, set);
  const [team1, team2] = SIDES.map((side) => teamSheet(set, side, during, rounds?.[side] ?? null));
  return {
    set: set.set,
    startedAt: set.startedAt,
    endedAt: set.endedAt,
    firstServe: set.firstServe,
    left: leftAtStart(set),
    winner: set.winner,
    isOver: set.over,
    changes: sideChanges(during),
    technical: technicalTimeouts(during),
    team1: team1!,
    team2: team2!,
  };
}

function teamSheet(
  set: SetState,
  side: Side,
  during: readonly Occasion[],
  rounds: readonly ServiceBox[] | null,
): TeamSetSheet {
  const { court } = set[side];
  return {
    score: set[`${side}Score`],
    order: court === null ? [] : starterColumns(court, side, during),
    rounds,
    struck: struckPoints(set, side),
    timeouts: during.flatMap(({ event, before }) =>
      event.type === 'timeout' && event.team === side ? [scoreAt(before, side)] : [],
    ),
    substitutions: court?.substitutions ?? 0,
    exceptional: court?.exceptional ?? 0,
  };
}

function starterColumns(
  { starters, pairs }: Court,
  side: Side,
  during: readonly Occasion[],
): StarterColumn[] {
  return starters.map((starter) => ({
    starter,
    substitutes: pairs
      .filter((pair) => pair.starter === starter)
      .map(({ substitute, closed }) => ({
        number: substitute,
        came: exchangeScore(during, side, starter, substitute),
        left: closed ? exchangeScore(during, side, substitute, starter) : null,
      })),
  }));
}

/** The last regular substitution of `into` for `out`. */
function exchangeScore(
  during: readonly Occasion[],
  side: Side,
  out: number,
  into: number,
): OwnScore | null {
  const found = during.findLast(
    ({ event }) =>
      event.type === 'substitution' &&
      event.team === side &&
      event.kind !== 'exceptional' &&
      event.pairs.some((pair) => pair.out === out && pair.in === into),
  );
  return found === undefined ? null : scoreAt(found.before, side);
}

/** One for each point of the score; how it came about only where that is known. */
function struckPoints(set: SetState, side: Side): StruckPoint[] {
  const known = new Map(
    set.points
      .filter((point) => point.winner === side && !point.cancelled)
      .map((point) => [point[`${side}Score`], point.origin]),
  );
  return Array.from({ length: set[`${side}Score`] }, (_, index) => ({
    score: index + 1,
    origin: known.get(index + 1) ?? 'other',
  }));
}

function sideChanges(during: readonly Occasion[]) {
  const changes: { team1: number; team2: number }[] = [];
  let changesDone = 0;
  for (const { before } of during) {
    const now = before.sets.at(-1)!;
    if (now.sideChanges <= changesDone) continue;
    changesDone = now.sideChanges;
    changes.push({ team1: now.team1Score, team2: now.team2Score });
  }
  return changes;
}

function technicalTimeouts(during: readonly Occasion[]) {
  return during.flatMap(({ event, before }) => {
    if (event.type !== 'technical-timeout') return [];
    const now = before.sets.at(-1)!;
    return [{ team1: now.team1Score, team2: now.team2Score }];
  });
}

function leftAtStart({ left, sideChanges }: SetState): Side | null {
  return left === null || sideChanges % 2 === 0 ? left : otherSide(left);
}
