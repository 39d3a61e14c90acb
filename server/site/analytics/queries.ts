import { ANALYTICS_DAYS, type PartnerAnalytics } from '#contract/site/analytics.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { leagueAnalyticsView } from './views.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days told, the earliest first. */
function daysUntil(now: number): string[] {
  return Array.from({ length: ANALYTICS_DAYS }, (_, at) =>
    localDate(now - (ANALYTICS_DAYS - 1 - at) * DAY_MS),
  );
}

/**
 * Page views of a partner's leagues and their matches, day by day. The partner's own
 * account and administrators may know.
 */
export async function getAnalytics(
  store: Store,
  { actor, now }: { actor: Actor; now: number },
  partnerId: string,
): Promise<PartnerAnalytics> {
  const partner = await store.db
    .selectFrom('partner')
    .select(['id', 'name', 'user_id'])
    .where('id', '=', partnerId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!partner) throw notFound('partner.notFound');
  authorise(actor, 'partner:see-reach', { kind: 'partner', userId: partner.user_id });
  const days = daysUntil(now);
  const [leagues, leagueRows, matchRows] = await Promise.all([
    store.db
      .selectFrom('league')
      .select(['id', 'name'])
      .where('partner_id', '=', partnerId)
      .where('archived_at', 'is', null)
      .orderBy('sort_name')
      .orderBy('id')
      .execute(),
    viewsOfLeagues(store.db, partnerId, days[0]!),
    viewsOfMatches(store.db, partnerId, days[0]!),
  ]);
  return {
    partner: { id: partner.id, name: partner.name },
    leagues: leagues.map((league) =>
      leagueAnalyticsView(league, days, {
        league: leagueRows.filter((row) => row.league_id === league.id),
        matches: matchRows.filter((row) => row.league_id === league.id),
      }),
    ),
  };
}

function viewsOfLeagues(db: Database, partnerId: string, from: string) {
  return db
    .selectFrom('page_view')
    .innerJoin('league', 'league.id', 'page_view.subject_id')
    .where('page_view.subject', '=', 'league')
    .where('league.partner_id', '=', partnerId)
    .where('page_view.day', '>=', from)
    .select(['league.id as league_id', 'page_view.day', 'page_view.views', 'page_view.followers'])
    .execute();
}

function viewsOfMatches(db: Database, partnerId: string, from: string) {
  return db
    .selectFrom('page_view')
    .innerJoin('match', 'match.id', 'page_view.subject_id')
    .innerJoin('league', 'league.id', 'match.league_id')
    .where('page_view.subject', '=', 'match')
    .where('league.partner_id', '=', partnerId)
    .where('page_view.day', '>=', from)
    .groupBy(['league.id', 'page_view.day'])
    .select((eb) => [
      'league.id as league_id',
      'page_view.day',
      eb.fn.sum<number>('page_view.views').as('views'),
      eb.fn.sum<number>('page_view.followers').as('followers'),
    ])
    .execute();
}
