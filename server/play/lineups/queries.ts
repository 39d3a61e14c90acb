import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { Actor } from '#domain/access/actor.ts';
import { can, type TeamStaff } from '#domain/access/can.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getScoringSubject } from '#server/play/matches/scorer-queries.ts';
import { isCoachedBy } from '#server/play/teams/subject-queries.ts';
import { preparedLineupView } from './views.ts';

/** The two teams of a match that is not archived, each with its coach. */
export async function findMatchTeams(db: Database, matchId: string) {
  return db
    .selectFrom('match')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .select(['match.id', 'match.seq', 'match.rules', 'match.league_id', 'match.match_type'])
    .select('match.match_date')
    .select(['match.team1_id', 'match.team2_id'])
    .select(['t1.coach_user_id as coach1', 't2.coach_user_id as coach2'])
    .select(['t1.club_id as club1', 't2.club_id as club2'])
    .where('match.id', '=', matchId)
    .where('match.archived_at', 'is', null)
    .executeTakeFirst();
}

type MatchStaff = Record<'coach1' | 'coach2' | 'club1' | 'club2', string | null>;

/** Of a seat or a match that is of no team. */
export const NO_STAFF: TeamStaff = { coachUserId: null, clubId: null };

/** The people who answer for the team on a bench. */
export function benchStaff(match: MatchStaff, side: Side): TeamStaff {
  return side === 'team1'
    ? { coachUserId: match.coach1, clubId: match.club1 }
    : { coachUserId: match.coach2, clubId: match.club2 };
}

/**
 * The line-ups prepared for a match: both teams' for its scorer, the own team's for a coach. Nobody
 * else hears before the log of the match says it, the other coach least of all.
 */
export async function listPreparedLineups(
  store: Store,
  actor: Actor,
  matchId: string,
): Promise<PreparedLineup[]> {
  const match = await findMatchTeams(store.db, matchId);
  if (!match) throw notFound('match.notFound');
  const subject = await getScoringSubject(store.db, matchId);
  const scores = can(actor, 'match:score', subject);
  const own = [
    { id: match.team1_id, seat: 'team1' as const },
    { id: match.team2_id, seat: 'team2' as const },
  ].filter(({ seat }) =>
    can(actor, 'lineup:prepare', { kind: 'seat', matchId, seat, ...benchStaff(match, seat) }),
  );
  if (own.length === 0) authorise(actor, 'match:score', subject);
  const rows = await store.db
    .selectFrom('prepared_lineup')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('team_id')
    .execute();
  const seen = rows.filter((row) => scores || own.some(({ id }) => id === row.team_id));
  return seen.map(preparedLineupView);
}

/** Those of teams that one coaches or whose club one manages, for matches that are not over. */
export async function listOwnLineups(store: Store, userId: string): Promise<PreparedLineup[]> {
  const rows = await store.db
    .selectFrom('prepared_lineup')
    .innerJoin('match', 'match.id', 'prepared_lineup.match_id')
    .innerJoin('team', 'team.id', 'prepared_lineup.team_id')
    .selectAll('prepared_lineup')
    .where(isCoachedBy(userId))
    .where('match.archived_at', 'is', null)
    .where('match.status', 'not in', ['ended', 'cancelled'])
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .execute();
  return rows.map(preparedLineupView);
}
