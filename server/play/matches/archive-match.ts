import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Author } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { mustStandAlone } from '#server/play/brackets/single-fixture.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { bumpMatch, fixtureOf, getOwnMatchRow } from './commands.ts';

/** Archives the match: it leaves lists and standings, its log stays. */
export async function deleteMatch(store: Store, author: Author, id: string): Promise<void> {
  await writeResults(store, author, async (tx) => {
    const row = await getOwnMatchRow(tx.db, id, author.actor, 'match:write');
    const planned = await tx.db
      .selectFrom('fixture')
      .select('tie')
      .where('id', '=', id)
      .executeTakeFirst();
    if (planned) mustStandAlone(planned);
    await setArchived(tx, store, author, row, author.now);
    tx.audit({ action: 'match.archive', subject: `match:${id}`, before: fixtureOf(row) });
  });
}

/** Brings it back, live viewers hear of it too. @returns false where it was not archived */
export async function restoreMatch(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  id: string,
): Promise<boolean> {
  const row = await tx.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('entry.notFound');
  if (row.archived_at === null) return false;
  await setArchived(tx, store, author, row, null);
  return true;
}

/**
 * A match of a plan leaves it, and comes back, by a person's word: its sources do not bring it
 * back. Later matches of the plan follow, as they do after a result.
 */
async function setArchived(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  row: MatchRow,
  at: number | null,
): Promise<void> {
  await bumpMatch(tx, store, author, row, { archived_at: at });
  await tx.db.updateTable('fixture').set({ archived_at: at }).where('id', '=', row.id).execute();
  if (row.league_id !== null) tx.leagueChanged(row.league_id);
}
