import type { CaptainReports, OpenedCaptain } from '#contract/captains/captain.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { CaptainLinkRow } from '#server/platform/db/tables/entry-tables.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { openedCaptainView, reportView } from './views.ts';

type OpenLink = CaptainLinkRow & { side: Side };

/** A link that is open, to a match that its team still plays. */
export async function getCaptainLink(db: Database, token: string, now: number): Promise<OpenLink> {
  const link = await db
    .selectFrom('captain_link')
    .innerJoin('match', 'match.id', 'captain_link.match_id')
    .selectAll('captain_link')
    .select(['match.team1_id', 'match.team2_id'])
    .where('token_hash', '=', hashToken(token))
    .where('captain_link.expires_at', '>', now)
    .where('match.archived_at', 'is', null)
    .executeTakeFirst();
  const isInMatch = link && [link.team1_id, link.team2_id].includes(link.team_id);
  if (!isInMatch) throw notFound('captainLink.notFound');
  return { ...link, side: link.team_id === link.team1_id ? 'team1' : 'team2' };
}

export async function openCaptainLink(
  store: Store,
  token: string,
  now: number,
): Promise<OpenedCaptain> {
  const link = await getCaptainLink(store.db, token, now);
  const match = await getMatch(store, link.match_id);
  return openedCaptainView({ link, match, now, reports: await reportsOf(store.db, match.id) });
}

export function reportsOf(db: Database, matchId: string) {
  return db
    .selectFrom('captain_report')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('team_id')
    .execute();
}

export async function listReports(
  store: Store,
  matchId: string,
  now: number,
): Promise<CaptainReports> {
  const { team1, team2 } = await getMatch(store, matchId);
  const rows = await reportsOf(store.db, matchId);
  const items = [team1, team2].flatMap(({ id, name }) =>
    rows.filter((row) => row.team_id === id).map((row) => reportView(row, { id, name })),
  );
  const { last } = await store.db
    .selectFrom('captain_link')
    .select((eb) => eb.fn.max('expires_at').as('last'))
    .where('match_id', '=', matchId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const openUntil = last === null ? null : new Date(Number(last)).toISOString();
  return { items, next: null, openUntil };
}

/** The matches of a league and day that still want a result. */
export function matchesWithoutResult(db: Database, leagueId: string, day: string) {
  return db
    .selectFrom('match')
    .innerJoin('team as t1', 't1.id', 'match.team1_id')
    .innerJoin('team as t2', 't2.id', 'match.team2_id')
    .selectAll('match')
    .select(['t1.name as team1_name', 't2.name as team2_name'])
    .where('match.league_id', '=', leagueId)
    .where('match.match_date', '=', day)
    .where('match.archived_at', 'is', null)
    .where('match.status', 'not in', ['ended', 'cancelled'])
    .orderBy('match.starts_at')
    .orderBy('match.id')
    .execute();
}
