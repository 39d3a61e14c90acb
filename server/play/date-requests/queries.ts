import type { DateRequests, OpenedDateRequest } from '#contract/date-requests/date-request.ts';
import type { Actor } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getCaptainLink } from '#server/play/captains/queries.ts';
import { benchStaff, findMatchTeams, NO_STAFF } from '#server/play/lineups/queries.ts';
import { getMatch } from '#server/play/matches/queries.ts';
import { dateRequestView, openedDateRequestView } from './views.ts';

/** More are never of one match; see MOST_OF_TEAM. */
const MOST_SHOWN = 100;

/** The requests for another date of a match, the newest first. */
export function requestsOf(db: Database, matchId: string) {
  return db
    .selectFrom('date_request')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
}

export async function listDateRequests(store: Store, matchId: string): Promise<DateRequests> {
  const match = await getMatch(store, matchId);
  const rows = await requestsOf(store.db, matchId);
  return { items: rows.map((row) => dateRequestView(row, match)), next: null };
}

/** The match and its newest request, as a captain sees them by the own link. */
export async function openDateRequest(
  store: Store,
  token: string,
  now: number,
): Promise<OpenedDateRequest> {
  const { match_id, side } = await getCaptainLink(store.db, token, now);
  return openOf(store, match_id, side, now);
}

/** The same for the coach of one of the teams, by the account. */
export async function openOwnDateRequest(
  store: Store,
  actor: Actor,
  matchId: string,
  now: number,
): Promise<OpenedDateRequest> {
  const { side } = await getCoachedTeam(store.db, actor, matchId);
  return openOf(store, matchId, side, now);
}

async function openOf(store: Store, matchId: string, side: Side, now: number) {
  const match = await getMatch(store, matchId);
  const [newest] = await requestsOf(store.db, match.id);
  return openedDateRequestView({ match, side, newest, now });
}

/** The team of a match for which somebody acts as its coach; anybody else learns nothing of the match. */
export async function getCoachedTeam(
  db: Database,
  actor: Actor,
  matchId: string,
): Promise<{ id: string; side: Side }> {
  const match = await findMatchTeams(db, matchId);
  const teamOn = (side: Side) =>
    ({ kind: 'team', ...(match ? benchStaff(match, side) : NO_STAFF) }) as const;
  const side = can(actor, 'match:ask-date', teamOn('team1')) ? 'team1' : 'team2';
  authorise(actor, 'match:ask-date', teamOn(side));
  if (!match) throw notFound('match.notFound');
  return { id: side === 'team1' ? match.team1_id : match.team2_id, side };
}
