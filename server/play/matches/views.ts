import type { Match, MatchSet, MatchStatus } from '#contract/matches/match.ts';
import type { LoggedEvent } from '#contract/matches/match-event.ts';
import type { MatchEventRow, MatchRow } from '#server/platform/db/tables/tables.ts';
import { movedFromOf } from './moved-from.ts';

export type MatchFacts = MatchRow & {
  team1_name: string;
  team1_logo: string | null;
  team1_color1: string;
  team1_color2: string;
  team2_name: string;
  team2_logo: string | null;
  team2_color1: string;
  team2_color2: string;
  league_name: string | null;
  group_name: string | null;
};

function refOf(id: string | null, name: string | null) {
  return id !== null && name !== null ? { id, name } : null;
}

export function matchView(row: MatchFacts): Match {
  return {
    id: row.id,
    team1: {
      id: row.team1_id,
      name: row.team1_name,
      logo: row.team1_logo,
      jerseyColor1: row.team1_color1,
      jerseyColor2: row.team1_color2,
    },
    team2: {
      id: row.team2_id,
      name: row.team2_name,
      logo: row.team2_logo,
      jerseyColor1: row.team2_color1,
      jerseyColor2: row.team2_color2,
    },
    matchType: row.match_type,
    league: refOf(row.league_id, row.league_name),
    group: refOf(row.group_id, row.group_name),
    round: row.round,
    gender: row.gender as Match['gender'],
    matchDate: row.match_date,
    matchTime: row.match_time,
    startsAt: new Date(row.starts_at).toISOString(),
    location: row.location,
    court: row.court,
    watchUrl: row.watch_url,
    ticketsUrl: row.tickets_url,
    ticketPrice: row.ticket_price,
    number: row.number,
    scoring: JSON.parse(row.scoring ?? 'null') as Match['scoring'],
    attendance: row.attendance,
    resultReason: row.result_reason,
    notBefore: row.not_before === 1,
    movedFrom: movedFromOf(row),
    status: row.status as MatchStatus,
    sets: JSON.parse(row.sets) as MatchSet[],
    team1Wins: row.team1_wins,
    team2Wins: row.team2_wins,
    winner: row.winner as Match['winner'],
    decided: row.decided === 1,
    serving: row.serving as Match['serving'],
    setPoint: row.set_point as Match['setPoint'],
    matchPoint: row.match_point as Match['matchPoint'],
    detail: row.detail as Match['detail'],
    currentSet: row.current_set,
    forfeit: row.forfeit as Match['forfeit'],
    sheetVersion: row.sheet_version,
    seq: row.seq,
    version: row.version,
    demo: row.demo === 1,
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

export function loggedEventView(row: MatchEventRow): LoggedEvent {
  const payload = JSON.parse(row.payload) as Record<string, unknown>;
  return {
    ...payload,
    id: row.id,
    type: row.type,
    at: row.at,
    seq: row.seq,
    recordedAt: new Date(row.recorded_at).toISOString(),
  };
}
