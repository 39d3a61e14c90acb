import { MOST_SECRETARIES } from '#contract/leagues/secretaries.ts';
import { textOf } from '#contract/text/text.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { withdrawMessages } from '#server/platform/messages/withdraw-messages.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';

const SITE = { kind: 'site' } as const;

/** Makes somebody a secretary of a league; who is one already stays one. */
export async function nameSecretary(
  store: Store,
  author: Author,
  leagueId: string,
  userId: string,
): Promise<void> {
  authorise(author.actor, 'league:appoint', SITE);
  await write(store, author, async ({ db, audit }) => {
    // Held until the commit, so that the number of secretaries stays true.
    await getOpenLeague(db, leagueId);
    const user = await db
      .selectFrom('user')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw notFound('user.notFound');
    const present = await db
      .selectFrom('league_secretary')
      .select('user_id')
      .where('league_id', '=', leagueId)
      .execute();
    if (present.some(({ user_id }) => user_id === userId)) return;
    if (present.length >= MOST_SECRETARIES) {
      throw refused('SECRETARY_LIMIT', textOf('secretary.tooMany', { max: MOST_SECRETARIES }));
    }
    await db
      .insertInto('league_secretary')
      .values({ league_id: leagueId, user_id: userId, named_at: author.now })
      .execute();
    const after = { secretary: userId };
    audit({ action: 'league.name-secretary', subject: `league:${leagueId}`, after });
  });
}

/** Takes the role away; the next call of the person is refused. Also of an archived league. */
export async function removeSecretary(
  store: Store,
  author: Author,
  leagueId: string,
  userId: string,
): Promise<void> {
  authorise(author.actor, 'league:appoint', SITE);
  await write(store, author, async ({ db, audit }) => {
    const removed = await db
      .deleteFrom('league_secretary')
      .where('league_id', '=', leagueId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (Number(removed.numDeletedRows) === 0) throw notFound('secretary.notFound');
    await withdrawMessages(db, `user:${userId}`, leagueId);
    const before = { secretary: userId };
    audit({ action: 'league.remove-secretary', subject: `league:${leagueId}`, before });
  });
}
