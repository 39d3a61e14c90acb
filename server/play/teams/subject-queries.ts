import type { Database } from '#server/platform/db/connect.ts';
import { notFound } from '#server/platform/errors/app-error.ts';

/** The facts that rights to a team rest on. */
export async function getTeamSubject(db: Database, id: string) {
  const row = await db
    .selectFrom('team')
    .select('coach_user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('team.notFound');
  return { kind: 'team', coachUserId: row.coach_user_id } as const;
}

/** Whether somebody is the coach of any team. */
export async function coachesTeams(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('team')
    .select('id')
    .where('coach_user_id', '=', userId)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
