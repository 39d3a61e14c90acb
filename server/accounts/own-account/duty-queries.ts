import { userKey } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';

/** As an official, partner, coach, secretary, manager of a club and scorer. */
export async function readDutyRows(db: Database, id: string) {
  return {
    officials: await db
      .selectFrom('official')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    partners: await db
      .selectFrom('partner')
      .select(['id', 'name', 'link'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    teams: await db
      .selectFrom('team')
      .select(['id', 'name', 'city'])
      .where('coach_user_id', '=', id)
      .orderBy('id')
      .execute(),
    secretaryOf: await db
      .selectFrom('league_secretary')
      .innerJoin('league', 'league.id', 'league_secretary.league_id')
      .select(['league.id', 'league.name', 'league_secretary.named_at'])
      .where('league_secretary.user_id', '=', id)
      .orderBy('league.id')
      .execute(),
    managerOf: await db
      .selectFrom('club_manager')
      .innerJoin('club', 'club.id', 'club_manager.club_id')
      .select(['club.id', 'club.name', 'club_manager.named_at'])
      .where('club_manager.user_id', '=', id)
      .orderBy('club.id')
      .execute(),
    signatures: await db
      .selectFrom('handed_signature')
      .select(['match_id', 'paper', 'role', 'manner', 'name', 'drawing', 'protest', 'handed_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    scored: await db
      .selectFrom('match_event')
      .select((eb) => ['match_id', eb.fn.countAll<number>().as('events')])
      .where('actor', '=', userKey(id))
      .groupBy('match_id')
      .orderBy('match_id')
      .execute(),
  };
}
