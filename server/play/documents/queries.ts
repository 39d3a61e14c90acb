import type { LeagueDocument } from '#contract/documents/league-document.ts';
import type { Store } from '#server/platform/db/store.ts';
import { documentView } from './views.ts';

/** The documents of a league, the newest first. */
export async function listDocuments({ db }: Store, leagueId: string): Promise<LeagueDocument[]> {
  const rows = await db
    .selectFrom('league_document')
    .selectAll()
    .where('league_id', '=', leagueId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(documentView);
}
