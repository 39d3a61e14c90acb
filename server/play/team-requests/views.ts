import type { TeamRequest } from '#contract/people/team-request.ts';
import type { TeamRequestRow } from '#server/platform/db/tables/people-tables.ts';
import { type PlayerFacts, playerSummaryView } from '#server/play/players/views.ts';

export type TeamRequestFacts = {
  request: TeamRequestRow;
  player: PlayerFacts;
  /** Of the team that asks, and of the coach who does. */
  names: { team: string; coach: string };
};

/** The player stays as everybody sees them: a request opens nothing of the record. */
export function teamRequestView(
  { request, player, names }: TeamRequestFacts,
  now: number,
): TeamRequest {
  return {
    id: request.id,
    team: { id: request.team_id, name: names.team },
    player: playerSummaryView(player, now),
    askedBy: { id: request.asked_by, name: names.coach },
    state: request.state,
    reason: request.reason,
    askedAt: new Date(request.asked_at).toISOString(),
    decidedAt: request.decided_at === null ? null : new Date(request.decided_at).toISOString(),
  };
}
