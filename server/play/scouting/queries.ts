import type { ScoutedRally, ScoutingAnswer } from '#contract/seats/scouting.ts';
import type { Actor } from '#domain/access/actor.ts';
import { type ScoutedRallies, withScouting } from '#domain/data-volley/scouted-log.ts';
import type { Scouting } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Court, PointRecord } from '#domain/volleyball/set-state.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listTeamPlayers } from '#server/play/players/queries.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { getSeenSeat } from '#server/play/seats/queries.ts';

/** The touches that a statistician wrote of a match. */
export async function readScouting(db: Database, matchId: string): Promise<ScoutedRallies> {
  const rows = await db
    .selectFrom('rally_scouting')
    .select(['event_id', 'body'])
    .where('match_id', '=', matchId)
    .execute();
  return new Map(rows.map(({ event_id, body }) => [event_id, JSON.parse(body) as Scouting]));
}

/** The log of a match for statistics: with all touches that are known of it. */
export async function withOwnScouting(
  db: Database,
  matchId: string,
  log: MatchLog,
): Promise<MatchLog> {
  return withScouting(log, await readScouting(db, matchId));
}

/** For the statistician and for whoever scores the match. */
export async function listScouting(
  store: Store,
  actor: Actor,
  matchId: string,
): Promise<ScoutingAnswer> {
  const match = await getSeenSeat(store.db, actor, matchId, 'statistician');
  const plain = await readLog(store.db, match, store.logs);
  const log = await withOwnScouting(store.db, matchId, plain);
  const [team1, team2] = await Promise.all(
    SIDES.map((side) => shirtsOf(store, log, side, match[`${side}_id`])),
  );
  const items = log.state.sets.flatMap(({ set, points }) =>
    points.filter(({ origin }) => origin === 'rally').map((point) => rallyView(set, point)),
  );
  return { status: log.state.status, team1: team1!, team2: team2!, items, next: null };
}

async function shirtsOf(store: Store, { state }: MatchLog, side: Side, teamId: string) {
  const listed = state[side].players;
  if (listed !== null) return [...listed];
  const players = await listTeamPlayers(store, teamId);
  return players.flatMap(({ jerseyNumber }) => jerseyNumber ?? []);
}

function rallyView(set: number, point: PointRecord): ScoutedRally {
  const { event, winner, served, team1Score, team2Score, reason, player, errorBy } = point;
  return {
    id: event,
    set,
    winner,
    served,
    team1Score,
    team2Score,
    reason,
    player,
    errorBy,
    court1: shirtsOn(point.court1),
    court2: shirtsOn(point.court2),
    touches: [...(point.scouting?.touches ?? [])],
    setters: point.scouting?.setters ?? null,
  };
}

function shirtsOn(court: Court | null): number[] {
  return court === null ? [] : [...court.positions];
}
