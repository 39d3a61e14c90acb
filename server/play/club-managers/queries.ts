import type { ClubManager } from '#contract/people/club-managers.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { clubManagerView } from './views.ts';

/** The people who act for a team beside its coach. */
export function listManagersOfTeam(
  db: Database,
  teamId: string,
): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('club_manager')
    .innerJoin('team', 'team.club_id', 'club_manager.club_id')
    .innerJoin('club', 'club.id', 'club_manager.club_id')
    .innerJoin('user', 'user.id', 'club_manager.user_id')
    .select(['user.id', 'user.email'])
    .where('team.id', '=', teamId)
    .where('club.archived_at', 'is', null)
    .orderBy('user.id')
    .execute();
}

/** The managers of a club by name, for administrators and the managers themselves. */
export async function listClubManagers(
  db: Database,
  actor: Actor,
  clubId: string,
): Promise<ClubManager[]> {
  authorise(actor, 'club:update', { kind: 'club', id: clubId });
  const rows = await db
    .selectFrom('club_manager')
    .innerJoin('user', 'user.id', 'club_manager.user_id')
    .select(['user.id', 'user.name', 'club_manager.named_at'])
    .where('club_manager.club_id', '=', clubId)
    .orderBy('user.name')
    .orderBy('user.id')
    .execute();
  return rows.map(clubManagerView);
}
