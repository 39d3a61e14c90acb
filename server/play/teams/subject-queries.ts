import type { ExpressionBuilder } from 'kysely';
import type { TeamStaff } from '#domain/access/can.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Tables } from '#server/platform/db/tables/tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';

/** The columns of a team that rights to it rest on. */
export const STAFF_COLUMNS = ['team.coach_user_id', 'team.club_id'] as const;

/** The same of a row as a part of a subject; of a player without a team both are null. */
export function staffOf(row: { coach_user_id: string | null; club_id: string | null }): TeamStaff {
  return { coachUserId: row.coach_user_id, clubId: row.club_id };
}

/** The facts that rights to a team rest on. */
export async function getTeamSubject(db: Database, id: string) {
  const row = await db
    .selectFrom('team')
    .select(STAFF_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('team.notFound');
  return { kind: 'team', ...staffOf(row) } as const;
}

/** Teams for which somebody acts: as their coach, or as a manager of their club. */
export function isCoachedBy(userId: string) {
  return (eb: ExpressionBuilder<Tables, 'team'>) =>
    eb.or([
      eb('team.coach_user_id', '=', userId),
      eb(
        'team.club_id',
        'in',
        eb
          .selectFrom('club_manager')
          .innerJoin('club', 'club.id', 'club_manager.club_id')
          .select('club_manager.club_id')
          .where('club_manager.user_id', '=', userId)
          .where('club.archived_at', 'is', null),
      ),
    ]);
}

/** Whether somebody acts for any team. */
export async function coachesTeams(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('team')
    .select('id')
    .where(isCoachedBy(userId))
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
