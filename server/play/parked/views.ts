import type { LoggedEvent } from '#contract/matches/match-event.ts';
import type { MatchStand, ParkedBranch } from '#contract/matches/parked-branch.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { foldLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { takeBranch } from '#domain/volleyball/take-branch.ts';
import type { ParkedBranchRow } from '#server/platform/db/tables/parked-tables.ts';

/** @param later the log's entries as kept, behind the branch's base and perhaps before it */
export function parkedBranchView(
  row: ParkedBranchRow,
  log: MatchLog,
  later: readonly LoggedEvent[],
): ParkedBranch {
  const events = JSON.parse(row.events) as MatchEvent[];
  const known = new Set(log.events.map(({ id }) => id));
  const base = foldLog(log.rules, log.events.slice(0, row.base_seq));
  let count = 0;
  // Only to see where it leads: nothing of it is kept.
  const taken = takeBranch(log, row.base_seq, events, () => `preview-${count++}`, row.parked_at);
  return {
    id: row.id,
    parkedAt: new Date(row.parked_at).toISOString(),
    by: row.actor_name,
    baseSeq: row.base_seq,
    seq: log.events.length,
    base: standOf(base.state),
    server: { events: later.filter(({ seq }) => seq > row.base_seq), stand: standOf(log.state) },
    branch: {
      events,
      stand: taken.ok ? standOf(taken.log.state) : null,
      refusal: taken.ok ? null : taken.refusal,
    },
    arrived: events.every(({ id }) => known.has(id)),
    choice: row.choice,
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
    decidedBy: row.decided_by,
  };
}

function standOf(state: MatchState): MatchStand {
  const { status, sets, team1Wins, team2Wins, winner } = state;
  const scores = sets.map(({ set, team1Score, team2Score }) => ({ set, team1Score, team2Score }));
  return { status, sets: scores, team1Wins, team2Wins, winner };
}
