import type { Season } from '#contract/leagues/season.ts';
import type { ListOf } from '#contract/primitives.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { seasonView } from './views.ts';

/** Seasons that are not archived, each with the number of its leagues. */
export function selectSeasons(db: Database) {
  return db
    .selectFrom('season')
    .selectAll('season')
    .select((eb) =>
      eb
        .selectFrom('league')
        .whereRef('league.season_id', '=', 'season.id')
        .where('league.archived_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('league_count'),
    )
    .where('season.archived_at', 'is', null);
}

/** By their first days, the newest first. */
export async function listSeasons(
  { db }: Store,
  query: { q?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<ListOf<Season>> {
  const after = decodeCursor(query.cursor, 2);
  let select = selectSeasons(db)
    .orderBy('season.starts_on', 'desc')
    .orderBy('season.id', 'desc')
    .limit(query.limit + 1);
  if (query.q) select = select.where(everyWordIn(query.q, ['season.sort_name']));
  if (after) {
    select = select.where((eb) =>
      eb(eb.refTuple('season.starts_on', 'season.id'), '<', eb.tuple(after[0]!, after[1]!)),
    );
  }
  return pageOf(await select.execute(), query.limit, (row) => [row.starts_on, row.id], seasonView);
}

export async function findSeason({ db }: Store, id: string): Promise<Season | undefined> {
  const row = await selectSeasons(db).where('season.id', '=', id).executeTakeFirst();
  return row && seasonView(row);
}

export async function getSeason(store: Store, id: string): Promise<Season> {
  const season = await findSeason(store, id);
  if (!season) throw notFound('season.notFound');
  return season;
}
