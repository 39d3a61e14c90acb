import { DUTIES, type MatchOfficial, type Official } from '#contract/people/official.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { NOT_DECLINED } from './not-declined.ts';
import { matchOfficialView, officialView } from './views.ts';

export function selectOfficials(db: Database) {
  return db
    .selectFrom('official')
    .leftJoin('user', 'user.id', 'official.user_id')
    .selectAll('official')
    .select('user.name as account_name')
    .where('official.archived_at', 'is', null);
}

export async function getOfficial(store: Store, id: string): Promise<Official> {
  const row = await selectOfficials(store.db).where('official.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('official.notFound');
  return officialView(row);
}

/**
 * The officials of a match, in the order of a scoresheet; also those who are archived by now, and none who
 * declined.
 */
export async function listMatchOfficials(db: Database, matchId: string): Promise<MatchOfficial[]> {
  const rows = await db
    .selectFrom('match_official')
    .innerJoin('official', 'official.id', 'match_official.official_id')
    .select(['official.id', 'official.name', 'match_official.duty'])
    .where('match_official.match_id', '=', matchId)
    .where(NOT_DECLINED)
    .orderBy('official.sort_name')
    .orderBy('official.id')
    .execute();
  const officials = rows.map(matchOfficialView);
  return DUTIES.flatMap((duty) => officials.filter((official) => official.duty === duty));
}
