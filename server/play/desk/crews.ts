import type { AssignDay } from '#contract/desk/desk.ts';
import { textOf } from '#contract/text/text.ts';
import { leaguesOf } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { assignMatches } from '#server/play/officials/assign-court.ts';
import type { StoredCrew } from './change-queries.ts';
import { keepChange } from './changes.ts';
import { courtCounts, courtOf } from './courts.ts';

/**
 * Gives courts their officials for the day: all matches there that have not begun, of the leagues that
 * the author runs. One change, to be taken back as one.
 */
export async function assignDay(
  store: Store,
  author: Author,
  { day, location, crews }: AssignDay,
): Promise<string> {
  authorise(author.actor, 'register:leagues', { kind: 'site' });
  const own = leaguesOf(author.actor);
  return write(store, author, async (tx) => {
    const rows = await tx.db
      .selectFrom('match')
      .selectAll()
      .where('match_date', '=', day)
      .where('location', '=', location)
      .where('status', '=', 'not started')
      .where('archived_at', 'is', null)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
    const venues = await courtCounts(tx.db, location);
    const stored: StoredCrew[] = [];
    for (const [at, { court, officials }] of crews.entries()) {
      const matches = rows.filter(
        (row) =>
          courtOf({ venues }, row) === court &&
          (own === null || (row.league_id !== null && own.includes(row.league_id))),
      );
      if (matches.length === 0) {
        throw refused('NO_MATCHES', textOf('official.noMatches'), `crews.${at}.court`);
      }
      const items = await assignMatches(tx, store, author, matches, officials);
      const leagueOf = new Map(matches.map((row) => [row.id, row.league_id]));
      stored.push(
        ...items.map((item) => ({ ...item, leagueId: leagueOf.get(item.match) ?? null })),
      );
    }
    const court = crews.length === 1 ? crews[0]!.court : null;
    return keepChange(
      tx,
      author,
      { day, location, kind: 'crew', court },
      {
        moves: [],
        crews: stored,
      },
    );
  });
}
