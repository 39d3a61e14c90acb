import type { Actor } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import { SIGNING_ROLES, type SigningRole } from '#domain/volleyball/events.ts';
import { signingSide } from '#domain/volleyball/scoresheet/signing.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { benchStaff, type findMatchTeams } from '#server/play/lineups/queries.ts';
import { NOT_DECLINED } from '#server/play/officials/not-declined.ts';

type SignedMatch = NonNullable<Awaited<ReturnType<typeof findMatchTeams>>>;

/**
 * The accounts of the people who may sign for a role: every player of the team for its captain, the coach and
 * the managers of the club for the coach, and whoever is on duty for the others.
 */
export async function listSignerIds(
  db: Database,
  match: SignedMatch,
  role: SigningRole,
): Promise<string[]> {
  const side = signingSide(role);
  if (side === null) return dutyIds(db, match.id, role);
  const team = side === 'team1' ? match.team1_id : match.team2_id;
  if (role.startsWith('captain')) return playerIds(db, team);
  const { coachUserId, clubId } = benchStaff(match, side);
  return [...(coachUserId === null ? [] : [coachUserId]), ...(await managerIds(db, clubId))];
}

async function playerIds(db: Database, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('player')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('archived_at', 'is', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

async function managerIds(db: Database, clubId: string | null): Promise<string[]> {
  if (clubId === null) return [];
  const rows = await db
    .selectFrom('club_manager')
    .innerJoin('club', 'club.id', 'club_manager.club_id')
    .select('club_manager.user_id')
    .where('club_manager.club_id', '=', clubId)
    .where('club.archived_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The duties of officials have the names of the roles; a scorer may be named to the match without a record. */
async function dutyIds(db: Database, matchId: string, role: SigningRole): Promise<string[]> {
  const officials = await db
    .selectFrom('match_official')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .select('official.user_id')
    .where('match_official.match_id', '=', matchId)
    .where('match_official.duty', '=', role)
    .where('official.archived_at', 'is', null)
    .where(NOT_DECLINED)
    .execute();
  const ids = officials.flatMap(({ user_id }) => user_id ?? []);
  if (role !== 'scorer') return ids;
  const named = await db
    .selectFrom('match_scorer')
    .select('user_id')
    .where('match_id', '=', matchId)
    .execute();
  return [...ids, ...named.map(({ user_id }) => user_id)];
}

/** Whether somebody signs one of the papers of a match, by the account or by a link. */
export async function signsSomething(
  db: Database,
  actor: Actor,
  match: SignedMatch,
): Promise<boolean> {
  if (actor.kind === 'signing-link') return actor.matchId === match.id;
  if (actor.kind !== 'user') return false;
  for (const role of SIGNING_ROLES) {
    const signerIds = await listSignerIds(db, match, role);
    const place = { kind: 'signing', matchId: match.id, paper: 'sheet', role, signerIds } as const;
    if (can(actor, 'match:sign', place)) return true;
  }
  return false;
}
