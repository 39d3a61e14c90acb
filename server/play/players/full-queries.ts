import type { Player } from '#contract/people/player.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getTeamSubject } from '#server/play/teams/subject-queries.ts';
import { selectPlayers } from './queries.ts';
import { playerView } from './views.ts';

/** The records of one account, whole: one may be in several teams over the years. */
export async function listOwnPlayers(store: Store, userId: string, now: number): Promise<Player[]> {
  const rows = await selectPlayers(store.db)
    .where('player.user_id', '=', userId)
    .orderBy('player.sort_name')
    .orderBy('player.id')
    .execute();
  return rows.map((row) => playerView(row, now, true));
}

/** A team's players by shirt number, whole, also minors whom nobody else may see. */
export async function listFullRoster(
  store: Store,
  { actor, now }: Author,
  teamId: string,
): Promise<Player[]> {
  authorise(actor, 'team:roster', await getTeamSubject(store.db, teamId));
  const rows = await selectPlayers(store.db)
    .where('player.team_id', '=', teamId)
    .orderBy((eb) => eb.fn.coalesce('player.jersey_number', eb.lit(1000)))
    .orderBy('player.sort_name')
    .orderBy('player.id')
    .execute();
  return rows.map((row) => playerView(row, now, true));
}
