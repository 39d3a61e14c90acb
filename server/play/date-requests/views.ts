import {
  type DateRequest,
  isPendingState,
  type OpenedDateRequest,
} from '#contract/date-requests/date-request.ts';
import type { Match } from '#contract/matches/match.ts';
import { lastAsk } from '#domain/competition/date-requests/deadlines.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { DateRequestRow } from '#server/platform/db/tables/entry-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { instantOf } from '#server/platform/time/local-time.ts';

type Planned = Pick<Match, 'matchDate' | 'matchTime' | 'status' | 'decided'>;

/** The row of a match as its requests see it. */
export function plannedRow(row: MatchRow): Planned {
  const { match_date: matchDate, match_time: matchTime, status, decided } = row;
  return { matchDate, matchTime, status: status as Match['status'], decided: decided === 1 };
}

export function plannedOf({ matchDate, matchTime, status }: Planned) {
  return { startsAt: instantOf(matchDate, matchTime), isPostponed: status === 'postponed' };
}

/** Whether a match may still get another date. */
export function isMovable({ status, decided }: Planned): boolean {
  return (status === 'not started' || status === 'postponed') && !decided;
}

/** A request is about the date on which the match stood: with another one it has no object. */
export function stateOf(row: DateRequestRow, match: Planned): DateRequest['state'] {
  if (!isPendingState(row.state)) return row.state;
  const stands = row.from_date === match.matchDate && row.from_time === match.matchTime;
  return stands && isMovable(match) ? row.state : 'overtaken';
}

/** Whether nobody has decided about the request, and the match still stands where it did. */
export function isPending(row: DateRequestRow, match: Planned): boolean {
  return isPendingState(stateOf(row, match));
}

const instant = (at: number | null) => (at === null ? null : new Date(Number(at)).toISOString());

export function dateRequestView(row: DateRequestRow, match: Match): DateRequest {
  const { id, name } = row.team_id === match.team1.id ? match.team1 : match.team2;
  return {
    id: row.id,
    team: { id, name },
    from: { matchDate: row.from_date, matchTime: row.from_time },
    to: { matchDate: row.match_date, matchTime: row.match_time },
    reason: row.reason,
    state: stateOf(row, match),
    answerBy: instant(row.answer_by)!,
    answerReason: row.answer_reason,
    decisionReason: row.decision_reason,
    askedAt: instant(row.asked_at)!,
    answeredAt: instant(row.answered_at),
    decidedAt: instant(row.decided_at),
  };
}

type Opened = { match: Match; side: Side; newest: DateRequestRow | undefined; now: number };

export function openedDateRequestView({ match, side, newest, now }: Opened): OpenedDateRequest {
  const until = lastAsk(plannedOf(match));
  const isOpenNow = newest !== undefined && isPending(newest, match);
  const canAsk = isMovable(match) && !isOpenNow && (until === null || now <= until);
  const request = newest ? dateRequestView(newest, match) : null;
  return { match, side, request, canAsk, askUntil: instant(until) };
}
