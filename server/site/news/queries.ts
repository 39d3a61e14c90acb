import { type Language, PUBLISHED_LANGUAGES, type PublishedLanguage } from '#contract/language.ts';
import type { ListOf } from '#contract/primitives.ts';
import type { News } from '#contract/site/news.ts';
import { type Actor, ANONYMOUS } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { newsView } from './views.ts';

export type NewsQuery = {
  team?: string;
  league?: string;
  /** A language that nothing is written in reads English. */
  language?: Language;
  limit: number;
  cursor?: string;
};

/** The language in which readers of a page get their news. */
export function newsLanguage(language: Language): PublishedLanguage {
  return PUBLISHED_LANGUAGES.find((own) => own === language) ?? PUBLISHED_LANGUAGES[0];
}

export function selectNews(db: Database) {
  return db
    .selectFrom('news')
    .leftJoin('league', 'league.id', 'news.league_id')
    .leftJoin('team', 'team.id', 'news.team_id')
    .selectAll('news')
    .select(['league.name as league_name', 'team.name as team_name'])
    .where('news.archived_at', 'is', null);
}

/** The published news, newest first. */
export async function listNews(store: Store, query: NewsQuery): Promise<ListOf<News>> {
  const after = decodeCursor<string | number>(query.cursor, 2);
  let select = selectNews(store.db)
    .where('news.draft', '=', 0)
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id', 'desc')
    .limit(query.limit + 1);
  if (query.team) select = select.where('news.team_id', '=', query.team);
  if (query.league) select = select.where('news.league_id', '=', query.league);
  if (query.language) {
    const language = newsLanguage(query.language);
    select = select.where((eb) =>
      eb.or([eb('news.language', 'is', null), eb('news.language', '=', language)]),
    );
  }
  if (after) {
    const publishedAt = Number(after[0]);
    const id = String(after[1]);
    if (!Number.isSafeInteger(publishedAt)) return { items: [], next: null };
    select = select.where((eb) =>
      eb(eb.refTuple('news.published_at', 'news.id'), '<', eb.tuple(publishedAt, id)),
    );
  }
  const rows = await select.execute();
  return pageOf(rows, query.limit, (row) => [row.published_at, row.id], newsView);
}

/** One piece of news; a draft only for those who write news. */
export async function findNews(
  store: Store,
  id: string,
  actor: Actor = ANONYMOUS,
): Promise<News | undefined> {
  const row = await selectNews(store.db).where('news.id', '=', id).executeTakeFirst();
  if (!row || (row.draft === 1 && !can(actor, 'news:write', { kind: 'site' }))) return undefined;
  return newsView(row);
}

export async function getNews(store: Store, id: string, actor?: Actor): Promise<News> {
  const news = await findNews(store, id, actor);
  if (!news) throw notFound('news.notFound');
  return news;
}
