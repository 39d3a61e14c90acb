import type { SetState } from '#domain/volleyball/set-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { longestRun, standing } from '../statistics/score-flow.ts';

/** A lead of so few points is nothing to come back from. */
const COMEBACK_FROM = 4;

/** The memorable moments of a match; `n` counts points. */
export type KeyMoment = {
  name: 'run' | 'lead' | 'comeback';
  set: number;
  team: Side;
  n: number;
  team1Score: number;
  team2Score: number;
};

/** The longest run, the largest lead, and the largest lead that was lost with the set. */
export function keyMoments(sets: readonly SetState[]): KeyMoment[] {
  const found: KeyMoment[] = [];
  function keep(moment: KeyMoment): void {
    const before = found.findIndex((candidate) => candidate.name === moment.name);
    if (before === -1) found.push(moment);
    else if (found[before]!.n < moment.n) found[before] = moment;
  }
  for (const set of sets) {
    const points = standing(set);
    const score = (at: number) => {
      const { team1Score, team2Score } = points[at]!;
      return { set: set.set, team1Score, team2Score };
    };
    const run = longestRun(points.map(({ winner }) => winner));
    if (run) {
      keep({ name: 'run', team: run.team, n: run.length, ...score(run.from + run.length - 1) });
    }
    for (const [at, { team1Score, team2Score }] of points.entries()) {
      const lead = team1Score - team2Score;
      const team = lead > 0 ? 'team1' : 'team2';
      const n = Math.abs(lead);
      if (n > 0) keep({ name: 'lead', team, n, ...score(at) });
      const isLost = set.winner !== null && set.winner !== team && n >= COMEBACK_FROM;
      if (isLost) keep({ name: 'comeback', team: set.winner!, n, ...score(at) });
    }
  }
  return found;
}
