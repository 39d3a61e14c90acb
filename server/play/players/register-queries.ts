import type { PlayerRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { Player } from '#contract/people/player.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import { selectPlayers } from './queries.ts';
import { type PlayerFacts, playerView } from './views.ts';

const COLUMNS: Record<PlayerRegisterQuery['sort'], string> = {
  name: 'player.sort_name',
  team: 'team.sort_name',
  phone: 'player.phone',
  email: 'player.email',
};

/** Minors of whom nobody has recorded that a guardian agreed. */
function selectWithoutConsent(store: Store, now: number) {
  return selectPlayers(store.db)
    .where('player.consent', '=', 0)
    .where('player.date_of_birth', '>', adultsBornBy(now));
}

/** The register of players, with phone and e-mail: for administrators alone. */
export function pageOfPlayers(
  store: Store,
  query: PlayerRegisterQuery,
  now: number,
): Promise<RegisterOf<Player>> {
  let select =
    query.concern === 'consent' ? selectWithoutConsent(store, now) : selectPlayers(store.db);
  if (query.concern === 'no-team') select = select.where('player.team_id', 'is', null);
  if (query.team) select = select.where('player.team_id', '=', query.team);
  if (query.q) {
    const columns = ['player.sort_name', 'team.sort_name', 'player.email', 'player.phone'];
    select = select.where(everyWordIn(query.q, columns));
  }
  const columns = [COLUMNS[query.sort], 'player.sort_name', 'player.id'];
  return numberedPage(select, query, columns, (row: PlayerFacts) => playerView(row, now, true));
}

export async function countPlayersWithoutConsent(store: Store, now: number): Promise<number> {
  const row = await selectWithoutConsent(store, now)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
