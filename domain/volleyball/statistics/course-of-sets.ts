import type { MatchLog } from '../match-log.ts';
import { leaderOf, type SetState } from '../set-state.ts';
import { otherSide, type Side } from '../side.ts';
import { stretches } from './known-points.ts';

/** Most points in a row within a set; null where no point is known one by one. */
export function longestRun(log: MatchLog, side: Side): number | null {
  const rows = log.state.sets.flatMap(stretches);
  if (rows.length === 0) return null;
  let longest = 0;
  for (const row of rows) {
    let run = 0;
    for (const point of row) {
      run = point.winner === side ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

export type SetLeads = {
  /** Times the lead went from one side to the other. */
  leadChanges: number;
  /** The largest lead of each side, in points. */
  largestLead: Record<Side, number>;
  /** The largest deficit of the set's winner. */
  comeback: number | null;
};

/** Null where the points of the set are not known one by one from its beginning. */
export function setLeads(set: SetState): SetLeads | null {
  const known = set.points.length > 0 && stretches(set).length === 1;
  const first = set.points[0];
  const last = set.points.at(-1);
  const isComplete =
    known &&
    first!.team1Score + first!.team2Score === 1 &&
    last!.team1Score === set.team1Score &&
    last!.team2Score === set.team2Score;
  if (!isComplete) return null;
  const largestLead = { team1: 0, team2: 0 };
  let leader: Side | null = null;
  let leadChanges = 0;
  for (const point of set.points) {
    const lead = point.team1Score - point.team2Score;
    const now = leaderOf(point.team1Score, point.team2Score);
    if (now === null) continue;
    largestLead[now] = Math.max(largestLead[now], Math.abs(lead));
    if (leader !== null && now !== leader) leadChanges += 1;
    leader = now;
  }
  const comeback = set.winner === null ? null : largestLead[otherSide(set.winner)];
  return { leadChanges, largestLead, comeback };
}

/** Sets the winner of the match had been behind by; null while there is none, or for a draw. */
export function comebackInSets(log: MatchLog): number | null {
  const winner = log.state.winner;
  if (winner === null || winner === 'draw' || log.state.sets.length === 0) return null;
  const wins = { team1: 0, team2: 0 };
  let behind = 0;
  for (const set of log.state.sets) {
    if (set.winner !== null && set.counts) wins[set.winner] += 1;
    behind = Math.max(behind, wins[otherSide(winner)] - wins[winner]);
  }
  return behind;
}

/** Milliseconds from the start of each set to its end; null where unknown or where the clock went back. */
export function setDurations(log: MatchLog): { set: number; ms: number | null }[] {
  return log.state.sets.map(({ set, startedAt, endedAt }) => {
    const known = startedAt !== null && endedAt !== null && endedAt >= startedAt;
    return { set, ms: known ? endedAt - startedAt : null };
  });
}
