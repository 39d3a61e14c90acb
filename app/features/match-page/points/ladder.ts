import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { MatchEvent, RallyReason, SubstitutionPair } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { PointRecord } from '#domain/volleyball/set-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { standing } from '../statistics/score-flow.ts';

/** A run of so many points without answer is worth a mark. */
const RUN_FROM = 4;

export type PointLine = {
  kind: 'point';
  team: Side;
  team1Score: number;
  team2Score: number;
  reason: RallyReason | null;
  player: number | null;
  /** At the last point of a run: how many points it had. */
  run: number | null;
};
export type LadderLine =
  | PointLine
  | { kind: 'timeout'; team: Side }
  | { kind: 'substitution'; team: Side; pairs: readonly SubstitutionPair[] };

/** Points, time-outs and substitutions of each set in the order of play. */
export function ladderOf(log: MatchLog): Map<number, LadderLine[]> {
  const points = new Map<string, PointLine>();
  const setOf = new Map<string, number>();
  for (const set of log.state.sets) {
    const records = standing(set);
    for (const [at, point] of records.entries()) {
      points.set(point.event, lineOf(records, at));
      setOf.set(point.event, set.set);
    }
  }
  const ladders = new Map<number, LadderLine[]>();
  let current = 0;
  for (const event of amendedEvents(log.events)) {
    if (event.type === 'set-start') current = event.set;
    current = setOf.get(event.id) ?? current;
    const line = points.get(event.id) ?? requestOf(event);
    if (line) ladders.set(current, [...(ladders.get(current) ?? []), line]);
  }
  return ladders;
}

function requestOf(event: MatchEvent): LadderLine | null {
  if (event.type === 'timeout') return { kind: 'timeout', team: event.team };
  if (event.type === 'substitution') {
    return { kind: 'substitution', team: event.team, pairs: event.pairs };
  }
  return null;
}

function lineOf(records: readonly PointRecord[], at: number): PointLine {
  const { winner, team1Score, team2Score, reason, player } = records[at]!;
  return {
    kind: 'point',
    team: winner,
    team1Score,
    team2Score,
    reason,
    player,
    run: records[at + 1]?.winner === winner ? null : runUpTo(records, at),
  };
}

function runUpTo(records: readonly PointRecord[], at: number): number | null {
  let from = at;
  while (from > 0 && records[from - 1]?.winner === records[at]?.winner) from -= 1;
  const length = at - from + 1;
  return length >= RUN_FROM ? length : null;
}
