import { TEST_EVENT, type WebhookEvent } from '#contract/site/webhook.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Happening } from '#server/platform/happenings/happening.ts';
import { selectMatches } from '#server/play/matches/queries.ts';
import { matchView } from '#server/play/matches/views.ts';
import { findNews } from '#server/site/news/queries.ts';

/** With the other members it stays below the 20 KB that the standard asks for. */
const MOST_NEWS_TEXT = 4000;

/**
 * The body of an event: the objects that everybody reads by the API, so that names follow the same rules.
 *
 * @returns undefined where its subject is no more, or not public any more
 */
export async function eventOf(
  store: Store,
  { kind, at, matchId, leagueId, facts, topic }: Happening,
): Promise<WebhookEvent | undefined> {
  const { db } = store;
  const match = matchId === null ? null : await findMatch(db, matchId);
  const news = kind === 'news.published' ? await findShortNews(store, String(facts.news)) : null;
  if (match === undefined || news === undefined) return undefined;
  const league = leagueId === null ? null : ((await findLeague(db, leagueId)) ?? null);
  const set = topic?.startsWith('set:') ? Number(facts.set) : null;
  return {
    type: kind,
    timestamp: new Date(at).toISOString(),
    data: { match, set, league, news },
  };
}

export function testEvent(now: number): WebhookEvent {
  return {
    type: TEST_EVENT,
    timestamp: new Date(now).toISOString(),
    data: { match: null, set: null, league: null, news: null },
  };
}

/** Archived ones, too: that is how a match is cancelled. */
async function findMatch(db: Database, id: string) {
  const row = await selectMatches(db).clearWhere().where('match.id', '=', id).executeTakeFirst();
  return row && matchView(row);
}

async function findShortNews(store: Store, id: string) {
  const news = await findNews(store, id);
  return news && { ...news, text: news.text.slice(0, MOST_NEWS_TEXT) };
}

function findLeague(db: Database, id: string) {
  return db
    .selectFrom('league')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
}
