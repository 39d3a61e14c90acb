import type { LeagueDocument } from '#contract/documents/league-document.ts';
import type { Store } from '#server/platform/db/store.ts';
import { isDocumentKey } from '#server/platform/files/storage.ts';
import { documentView } from './views.ts';

/** The documents of a league, the newest first. */
export async function listDocuments({ db }: Store, leagueId: string): Promise<LeagueDocument[]> {
  const rows = await db
    .selectFrom('league_document')
    .selectAll()
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(documentView);
}

/** A document that was removed is kept for a while, and its address leads nowhere. */
export async function isRemovedDocument({ db }: Store, key: string): Promise<boolean> {
  if (!isDocumentKey(key)) return false;
  const row = await db
    .selectFrom('league_document')
    .select('archived_at')
    .where('id', '=', key.split('/')[1]!)
    .executeTakeFirst();
  return row !== undefined && row.archived_at !== null;
}
