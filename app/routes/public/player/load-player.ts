import { data } from 'react-router';
import type { Player } from '#contract/people/player.ts';
import type { PageContext } from '#server/platform/pages/page-context.ts';
import { findPublicPlayer } from '#server/play/players/queries.ts';

/** The player of an address as everybody may see them, or the 404 page. */
export async function loadPlayer({ store }: PageContext, id: string | undefined): Promise<Player> {
  const player = id === undefined ? undefined : await findPublicPlayer(store, id);
  if (player === undefined) throw data({ missing: 'player' }, { status: 404 });
  return player;
}
