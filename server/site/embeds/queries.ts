import type { Match } from '#contract/matches/match.ts';
import type { EmbedSubject } from '#contract/site/embed.ts';
import type { Store } from '#server/platform/db/store.ts';
import { findMatch } from '#server/play/matches/queries.ts';

/** The name of a match, league or team; undefined where there is none. */
export async function findEmbedTitle(
  store: Store,
  { noun, id }: EmbedSubject,
): Promise<string | undefined> {
  if (noun === 'match') {
    const match = await findMatch(store, id);
    return match && titleOf(match);
  }
  const row = await store.db
    .selectFrom(noun)
    .select('name')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

export function titleOf({ team1, team2 }: Match): string {
  return `${team1.name} – ${team2.name}`;
}
