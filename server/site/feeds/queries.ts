import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { News } from '#contract/site/news.ts';
import type { Store } from '#server/platform/db/store.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { listNews } from '#server/site/news/queries.ts';
import { getSite } from '#server/site/settings/queries.ts';

/** The subject of a feed: everything, the news alone, a league or a team. */
export type FeedOf = { noun: 'site' } | { noun: 'news' } | { noun: 'league' | 'team'; id: string };

export type FeedData = {
  /** Of the site, the league or the team. */
  name: string;
  /** Ended ones, the latest first, each with the time at which its result last changed. */
  results: { match: Match; changedAt: number }[];
  news: News[];
};

const RESULTS = 20;
const NEWS = 10;

/** Undefined where there is no such league or team. */
export async function findFeed(
  store: Store,
  of: FeedOf,
  language: Language,
): Promise<FeedData | undefined> {
  const name = await findName(store, of);
  if (name === undefined) return undefined;
  const about = 'id' in of ? { [of.noun]: of.id } : {};
  const [{ items }, news] = await Promise.all([
    of.noun === 'news'
      ? { items: [] }
      : listMatches(store, { ...about, status: 'ended', descending: true, limit: RESULTS }),
    listNews(store, { ...about, language, limit: NEWS }),
  ]);
  return { name, results: await withChanges(store, items), news: news.items };
}

async function findName(store: Store, of: FeedOf): Promise<string | undefined> {
  if (!('id' in of)) return (await getSite(store)).name || 'Wavu';
  const row = await store.db
    .selectFrom(of.noun)
    .select('name')
    .where('id', '=', of.id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

async function withChanges({ db }: Store, matches: readonly Match[]) {
  if (matches.length === 0) return [];
  const rows = await db
    .selectFrom('match')
    .select(['id', 'plan_changed_at'])
    .where(
      'id',
      'in',
      matches.map(({ id }) => id),
    )
    .execute();
  const changes = new Map(rows.map((row) => [row.id, row.plan_changed_at]));
  return matches.map((match) => ({
    match,
    changedAt: Math.max(changes.get(match.id) ?? 0, Date.parse(match.startsAt)),
  }));
}
