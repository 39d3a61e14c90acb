import { amendedEvents } from '#domain/volleyball/amendments.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { PointRecord, SetState } from '#domain/volleyball/set-state.ts';
import type { Side } from '#domain/volleyball/side.ts';

/** The lead after each point of one set; positive where team 1 leads. Starts at 0. */
export type FlowSet = {
  set: number;
  team1Score: number;
  team2Score: number;
  over: boolean;
  leads: number[];
  /** Time-outs by the number of points made before them. */
  timeouts: { after: number; team: Side }[];
  /** The longest run of points without answer: points `from` + 1 to `from` + `length`. */
  run: { team: Side; from: number; length: number } | null;
};

/**
 * Sets whose every point is known; of others the course is unknown, not straight. A set that has
 * just begun is there, too: its course grows on the page point by point.
 */
export function scoreFlow(log: MatchLog): FlowSet[] {
  const timeouts = timeoutsBySet(log);
  const shown = log.state.sets.filter((set) => isFullyKnown(set) || hasJustBegun(set));
  return shown.map((set) => {
    const points = standing(set);
    return {
      set: set.set,
      team1Score: set.team1Score,
      team2Score: set.team2Score,
      over: set.over,
      leads: leadsOf(points),
      timeouts: timeouts.get(set.set) ?? [],
      run: longestRun(points.map((point) => point.winner)),
    };
  });
}

/** Points that were not taken away again. */
export function standing(set: SetState): PointRecord[] {
  return set.points.filter((point) => !point.cancelled);
}

export function isFullyKnown(set: SetState): boolean {
  const points = standing(set).length;
  return points > 0 && points === set.team1Score + set.team2Score;
}

function hasJustBegun(set: SetState): boolean {
  return !set.over && set.team1Score === 0 && set.team2Score === 0;
}

function leadsOf(points: readonly PointRecord[]): number[] {
  let lead = 0;
  return [0, ...points.map((point) => (lead += point.winner === 'team1' ? 1 : -1))];
}

export function longestRun(winners: readonly Side[]): FlowSet['run'] {
  let best: FlowSet['run'] = null;
  let from = 0;
  for (const [at, winner] of winners.entries()) {
    if (winner !== winners[from]) from = at;
    const length = at - from + 1;
    if (best === null || length > best.length) best = { team: winner, from, length };
  }
  return best;
}

function timeoutsBySet(log: MatchLog): Map<number, FlowSet['timeouts']> {
  const found = new Map<number, FlowSet['timeouts']>();
  const pointsMadeBy = new Map(
    log.state.sets.flatMap((set) =>
      standing(set).map((point, index) => [point.event, index + 1] as const),
    ),
  );
  let set = 0;
  let after = 0;
  for (const event of amendedEvents(log.events)) {
    if (event.type === 'set-start') {
      set = event.set;
      after = 0;
    }
    after = pointsMadeBy.get(event.id) ?? after;
    if (event.type === 'timeout') {
      found.set(set, [...(found.get(set) ?? []), { after, team: event.team }]);
    }
  }
  return found;
}
