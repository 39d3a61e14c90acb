import type { AnswerDateRequest, SendDateRequest } from '#contract/date-requests/date-request.ts';
import { textOf } from '#contract/text/text.ts';
import { lastAnswer, lastAsk } from '#domain/competition/date-requests/deadlines.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { DateRequestRow } from '#server/platform/db/tables/entry-tables.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { instantOf } from '#server/platform/time/local-time.ts';
import { CAPTAINS } from '#server/play/captains/captains.ts';
import { getCaptainLink } from '#server/play/captains/queries.ts';
import { getMatchRow } from '#server/play/matches/commands.ts';
import { holdMatch } from '#server/play/matches/hold-match.ts';
import { requestsOf } from './queries.ts';
import { isMovable, isPending, plannedOf, plannedRow } from './views.ts';

/** A captain who asks more often speaks to the office. */
const MOST_OF_TEAM = 5;
/** Within a season. */
const FARTHEST_MS = 366 * 24 * 60 * 60 * 1000;

/** The work of a captain about the dates of one match, in its turn after others of the same match. */
async function writeAsCaptain(
  store: Store,
  now: number,
  token: string,
  work: (tx: Write, facts: Awaited<ReturnType<typeof factsOf>>) => Promise<void>,
): Promise<void> {
  const author: Author = { actor: CAPTAINS, now };
  const { match_id: matchId } = await getCaptainLink(store.db, token, now);
  await write(store, author, async (tx) => {
    await holdMatch(tx, matchId);
    await work(tx, await factsOf(tx, token, now));
  });
}

async function factsOf({ db }: Write, token: string, now: number) {
  const link = await getCaptainLink(db, token, now);
  const match = plannedRow(await getMatchRow(db, link.match_id));
  const requests = await requestsOf(db, link.match_id);
  const pending = requests.find((row) => isPending(row, match));
  return { link, match, requests, pending };
}

/** Asks for another date; nothing of the match changes. */
export async function sendDateRequest(
  store: Store,
  now: number,
  { token, matchDate, matchTime, reason }: SendDateRequest,
): Promise<void> {
  await writeAsCaptain(store, now, token, async (tx, { link, match, requests, pending }) => {
    if (!isMovable(match)) throw refused('MATCH_STARTED', textOf('schedule.begun'));
    if (pending) throw refused('DATE_REQUEST_OPEN', textOf('dateRequest.open'));
    const planned = plannedOf(match);
    const until = lastAsk(planned);
    if (until !== null && now > until) throw refused('ASKED_LATE', textOf('dateRequest.late'));
    const own = requests.filter(({ team_id }) => team_id === link.team_id);
    if (own.length >= MOST_OF_TEAM) {
      const text = textOf('dateRequest.tooMany', { most: MOST_OF_TEAM });
      throw refused('DATE_REQUEST_LIMIT', text);
    }
    const proposed = instantOf(matchDate, matchTime);
    if (proposed <= now) throw refused('DAY_PAST', textOf('dateRequest.past'), 'matchDate');
    if (proposed > now + FARTHEST_MS)
      throw refused('DAY_FAR', textOf('dateRequest.far'), 'matchDate');
    if (proposed === planned.startsAt)
      throw refused('SAME_DATE', textOf('dateRequest.same'), 'matchDate');
    const row: DateRequestRow = {
      id: newId(now),
      match_id: link.match_id,
      team_id: link.team_id,
      state: 'asked',
      from_date: match.matchDate,
      from_time: match.matchTime,
      match_date: matchDate,
      match_time: matchTime,
      reason,
      answer_by: lastAnswer(planned, now),
      answer_reason: '',
      decision_reason: '',
      asked_at: now,
      answered_at: null,
      decided_at: null,
    };
    await tx.db.insertInto('date_request').values(row).execute();
    const after = { team: link.team_id, link: link.id, matchDate, matchTime, reason };
    tx.audit({ action: 'match.date-request', subject: `match:${link.match_id}`, after });
  });
}

/** The other team agrees or cannot; a further answer takes the place of the one before. */
export async function answerDateRequest(
  store: Store,
  now: number,
  { token, request, agrees, reason = '' }: AnswerDateRequest,
): Promise<void> {
  await writeAsCaptain(store, now, token, async (tx, { link, pending }) => {
    // Nobody agrees to another date than the one that was read, nor to a request of the own team.
    const isTheirs = pending?.id === request && pending.team_id !== link.team_id;
    if (!isTheirs) throw notFound('dateRequest.notFound');
    const state = agrees ? 'agreed' : 'declined';
    const answer_reason = agrees ? '' : reason;
    await update(tx, request, { state, answer_reason, answered_at: now });
    const after = { team: link.team_id, link: link.id, state, reason: answer_reason };
    tx.audit({ action: 'match.date-answer', subject: `match:${link.match_id}`, after });
  });
}

export async function withdrawDateRequest(store: Store, now: number, token: string): Promise<void> {
  await writeAsCaptain(store, now, token, async (tx, { link, pending }) => {
    if (pending?.team_id !== link.team_id) throw notFound('dateRequest.notFound');
    await update(tx, pending.id, { state: 'withdrawn', decided_at: now });
    const after = { team: link.team_id, link: link.id };
    tx.audit({ action: 'match.date-withdraw', subject: `match:${link.match_id}`, after });
  });
}

async function update({ db }: Write, id: string, change: Partial<DateRequestRow>): Promise<void> {
  await db.updateTable('date_request').set(change).where('id', '=', id).execute();
}
