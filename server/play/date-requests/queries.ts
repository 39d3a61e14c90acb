import type { DateRequests, OpenedDateRequest } from '#contract/date-requests/date-request.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { getCaptainLink } from '#server/play/captains/queries.ts';
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
  return { items: rows.map((row) => dateRequestView(row, match)) };
}

/** The match and its newest request, as a captain sees them by the own link. */
export async function openDateRequest(
  store: Store,
  token: string,
  now: number,
): Promise<OpenedDateRequest> {
  const link = await getCaptainLink(store.db, token, now);
  const match = await getMatch(store, link.match_id);
  const [newest] = await requestsOf(store.db, match.id);
  return openedDateRequestView({ match, side: link.side, newest, now });
}
