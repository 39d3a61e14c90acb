import type { SeatView, StoredRequest } from '#contract/seats/seat.ts';
import { liberoMoves } from '#domain/volleyball/legal-changes.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liberoControl } from '#domain/volleyball/seats/libero-control.ts';
import { isBench, type Seat } from '#domain/volleyball/seats/seat.ts';
import { pauseNow, requestState, type SeatRequest } from '#domain/volleyball/seats/seat-request.ts';
import { teamOptions } from '#domain/volleyball/seats/team-options.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { SeatRequestRow } from '#server/platform/db/tables/desk-tables.ts';

export function requestView(row: SeatRequestRow, log: MatchLog): StoredRequest {
  const request = JSON.parse(row.body) as SeatRequest;
  const { set_number: set, rally, seq } = row;
  const state = requestState(log, row.seat, { request, set, rally, seq });
  const dismissed = row.dismissed === 1;
  return {
    id: row.id,
    request: request as StoredRequest['request'],
    set,
    rally,
    seq,
    dismissed,
    state: dismissed && state === 'open' ? 'over' : state,
    at: new Date(row.created_at).toISOString(),
  };
}

/** @param registered shirts of the roster, for a team that handed in no list */
export function seatView(
  seat: Seat,
  log: MatchLog,
  row: SeatRequestRow | undefined,
  registered: readonly number[],
): SeatView {
  const set = log.state.sets.at(-1);
  const isAssistant = seat === 'assistant';
  const moves = isAssistant
    ? SIDES.flatMap((team) =>
        liberoMoves(log, team).map(({ refused, ...move }) => ({
          team,
          ...move,
          refusal: refused?.refusal ?? null,
        })),
      )
    : [];
  return {
    seat,
    set: set?.set ?? 0,
    isPlaying: pauseNow(log) !== null,
    score: [set?.team1Score ?? 0, set?.team2Score ?? 0],
    request: row ? requestView(row, log) : null,
    options: isBench(seat) ? teamOptions(log, seat, registered) : null,
    moves,
    control: isAssistant && set ? liberoControl(log, set.set) : [],
  };
}
