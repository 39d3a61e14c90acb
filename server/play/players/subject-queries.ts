import type { Database } from '#server/platform/db/connect.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { STAFF_COLUMNS, staffOf } from '#server/play/teams/subject-queries.ts';

/** The facts that rights to a player's record rest on. */
export async function getPlayerSubject(db: Database, id: string) {
  const row = await db
    .selectFrom('player')
    .leftJoin('team', 'team.id', 'player.team_id')
    .select(['player.user_id', ...STAFF_COLUMNS])
    .where('player.id', '=', id)
    .where('player.archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('player.notFound');
  return { kind: 'player', userId: row.user_id, ...staffOf(row) } as const;
}
