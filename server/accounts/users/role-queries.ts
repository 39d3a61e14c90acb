import { sql } from 'kysely';
import type { Actor } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';

type Roles = Pick<Extract<Actor, { kind: 'user' }>, 'secretaryOf' | 'managerOf'>;
type Named = { id: string; name: string };

/** The leagues and clubs that somebody works for; asked with every call of somebody who is signed in. */
export async function rolesOf(db: Database, userId: string): Promise<Roles> {
  const rows = await db
    .selectFrom('league_secretary')
    .select(['league_id as id', sql<string>`'league'`.as('kind')])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('club_manager')
        .innerJoin('club', 'club.id', 'club_manager.club_id')
        .select(['club_manager.club_id as id', sql<string>`'club'`.as('kind')])
        .where('club_manager.user_id', '=', userId)
        .where('club.archived_at', 'is', null),
    )
    .execute();
  const idsOf = (requested: string) =>
    rows.flatMap(({ kind, id }) => (kind === requested ? [id] : []));
  return { secretaryOf: idsOf('league'), managerOf: idsOf('club') };
}

/** The same by name, without what is archived, as people see them of their own account. */
export async function namedRolesOf(
  db: Database,
  userId: string,
): Promise<{ secretaryOf: Named[]; managerOf: Named[] }> {
  const secretaryOf = await db
    .selectFrom('league_secretary')
    .innerJoin('league', 'league.id', 'league_secretary.league_id')
    .select(['league.id', 'league.name'])
    .where('league_secretary.user_id', '=', userId)
    .where('league.archived_at', 'is', null)
    .orderBy('league.sort_name')
    .orderBy('league.id')
    .execute();
  const managerOf = await db
    .selectFrom('club_manager')
    .innerJoin('club', 'club.id', 'club_manager.club_id')
    .select(['club.id', 'club.name'])
    .where('club_manager.user_id', '=', userId)
    .where('club.archived_at', 'is', null)
    .orderBy('club.sort_name')
    .orderBy('club.id')
    .execute();
  return { secretaryOf, managerOf };
}
