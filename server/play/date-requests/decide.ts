import type { DecideDateRequest } from '#contract/date-requests/date-request.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { DateRequestRow } from '#server/platform/db/tables/entry-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Author } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { getMatchRow, getOwnMatchRow } from '#server/play/matches/commands.ts';
import { holdMatch } from '#server/play/matches/hold-match.ts';
import { moveOne } from '#server/play/schedule/commands.ts';
import { readLog } from '#server/play/scoring/queries.ts';
import { saveEvents } from '#server/play/scoring/save-events.ts';
import type { ResultsWrite } from '#server/play/scoring/settled.ts';
import { statusEvents } from '#server/play/scoring/status-events.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { requestsOf } from './queries.ts';
import { tellOfRequest } from './tell-of-request.ts';
import { isPending, plannedRow } from './views.ts';

/** The office moves the match to the date that was asked for, or refuses it with a reason. */
export async function decideDateRequest(
  store: Store,
  author: Author,
  matchId: string,
  requestId: string,
  input: DecideDateRequest,
): Promise<void> {
  const commit = await writeResults(store, author, async (tx) => {
    await holdMatch(tx, matchId);
    const row = await getOwnMatchRow(tx.db, matchId, author.actor, 'match:write');
    const request = (await requestsOf(tx.db, matchId)).find(({ id }) => id === requestId);
    if (!request || !isPending(request, plannedRow(row))) throw notFound('dateRequest.notFound');
    const { decision, reason = '' } = input;
    const decision_reason = decision === 'accepted' ? '' : reason;
    await tx.db
      .updateTable('date_request')
      .set({ state: decision, decision_reason, decided_at: author.now })
      .where('id', '=', requestId)
      .execute();
    const decided = { ...request, state: decision, decision_reason };
    await tellOfRequest(tx, 'date-decision', row, decided);
    const after = { team: request.team_id, decision, reason: decision_reason };
    tx.audit({ action: 'match.date-decide', subject: `match:${matchId}`, after });
    if (decision === 'refused') return (): void => undefined;
    return moveMatch(tx, store, author, row, request, input);
  });
  commit();
}

/** As the calendar moves it; a postponed match is planned again by the same decision. */
async function moveMatch(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  row: MatchRow,
  { match_date: matchDate, match_time: matchTime }: DateRequestRow,
  { location = row.location, court = row.court }: DecideDateRequest,
): Promise<() => void> {
  const move = { id: row.id, matchDate, matchTime, location, court };
  await moveOne(tx, store, author, row.league_id, move, 'request');
  if (row.status !== 'postponed') return () => undefined;
  const moved = await getMatchRow(tx.db, row.id);
  const log = await readLog(tx.db, moved, store.logs);
  const envelope = () => ({ id: newId(author.now), at: author.now });
  const events = statusEvents(log, 'not started', envelope);
  return (await saveEvents(tx, store, author, moved, log, events)).commit;
}
