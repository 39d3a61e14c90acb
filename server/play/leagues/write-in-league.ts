import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getOpenLeague } from './commands.ts';

/** Writes what belongs to a league that is not archived, for those who run it. */
export function writeInLeague<T>(
  store: Store,
  author: Author,
  leagueId: string,
  work: (tx: Write) => Promise<T>,
): Promise<T> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  return write(store, author, async (tx) => {
    await getOpenLeague(tx.db, leagueId);
    return work(tx);
  });
}

/** The same for what public pages show. */
export function writeOnPages<T>(
  store: Store,
  author: Author,
  leagueId: string,
  work: (tx: Write) => Promise<T>,
): Promise<T> {
  return writeInLeague(store, author, leagueId, async (tx) => {
    const result = await work(tx);
    tx.siteChanged();
    return result;
  });
}
