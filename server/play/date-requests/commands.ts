import type { AnswerDate, AskDate } from '#contract/date-requests/date-request.ts';
import { textOf } from '#contract/text/text.ts';
import { lastAnswer, lastAsk } from '#domain/competition/date-requests/deadlines.ts';
import type { Database } from '#server/platform/db/connect.ts';
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
import { getCoachedTeam, requestsOf } from './queries.ts';
import { tellOfRequest } from './tell-of-request.ts';
import { isMovable, isPending, plannedOf, plannedRow } from './views.ts';

/** A captain who asks more often speaks to the office. */
const MOST_OF_TEAM = 5;
/** Within a season. */
const FARTHEST_MS = 366 * 24 * 60 * 60 * 1000;

/** A person who speaks for a team in a match: its captain by a link, or its coach by the account. */
export type TeamSpeaker = {
  author: Author;
  matchId: string;
  /** Asked within the transaction; throws where the right has ended. `by` stands in the trail. */
  find: (db: Database) => Promise<{ match_id: string; team_id: string; by: object }>;
};

/** A captain, by the private link of the team in one match. */
export async function captainOf(store: Store, now: number, token: string): Promise<TeamSpeaker> {
  const find = async (db: Database) => {
    const { id, match_id, team_id } = await getCaptainLink(db, token, now);
    return { match_id, team_id, by: { link: id } };
  };
  const { match_id: matchId } = await find(store.db);
  return { author: { actor: CAPTAINS, now }, matchId, find };
}

/** The coach of one of the teams of a match, by the account. */
export function coachOf(author: Author, matchId: string): TeamSpeaker {
  return {
    author,
    matchId,
    async find(db) {
      const team = await getCoachedTeam(db, author.actor, matchId);
      return { match_id: matchId, team_id: team.id, by: {} };
    },
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;
type TeamFacts = Facts & { speaker: Awaited<ReturnType<TeamSpeaker['find']>> };

/** Work about the dates of one match, in its turn after others of the same match. */
async function writeAsTeam(
  store: Store,
  { author, matchId, find }: TeamSpeaker,
  work: (tx: Write, facts: TeamFacts) => Promise<void>,
): Promise<void> {
  await write(store, author, async (tx) => {
    await holdMatch(tx, matchId);
    const speaker = await find(tx.db);
    await work(tx, { ...(await factsOf(tx, matchId)), speaker });
  });
}

async function factsOf({ db }: Write, matchId: string) {
  const row = await getMatchRow(db, matchId);
  const match = plannedRow(row);
  const requests = await requestsOf(db, matchId);
  const pending = requests.find((request) => isPending(request, match));
  return { row, match, requests, pending };
}

/** Asks for another date; nothing of the match changes. */
export async function sendDateRequest(
  store: Store,
  from: TeamSpeaker,
  { matchDate, matchTime, reason }: AskDate,
): Promise<void> {
  const { now } = from.author;
  await writeAsTeam(store, from, async (tx, facts) => {
    const { row: matchRow, match, requests, pending, speaker } = facts;
    if (!isMovable(match)) throw refused('MATCH_STARTED', textOf('schedule.begun'));
    if (pending) throw refused('DATE_REQUEST_OPEN', textOf('dateRequest.open'));
    const planned = plannedOf(match);
    const until = lastAsk(planned);
    if (until !== null && now > until) throw refused('ASKED_LATE', textOf('dateRequest.late'));
    const own = requests.filter(({ team_id }) => team_id === speaker.team_id);
    if (own.length >= MOST_OF_TEAM) {
      const text = textOf('dateRequest.tooMany', { most: MOST_OF_TEAM });
      throw refused('DATE_REQUEST_LIMIT', text);
    }
    mustBeOtherDate(instantOf(matchDate, matchTime), planned.startsAt, now);
    const row: DateRequestRow = {
      id: newId(now),
      match_id: speaker.match_id,
      team_id: speaker.team_id,
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
    await tellOfRequest(tx, 'date-request', matchRow, row);
    const after = { team: speaker.team_id, ...speaker.by, matchDate, matchTime, reason };
    tx.audit({ action: 'match.date-request', subject: `match:${speaker.match_id}`, after });
  });
}

function mustBeOtherDate(proposed: number, startsAt: number, now: number): void {
  if (proposed <= now) throw refused('DAY_PAST', textOf('dateRequest.past'), 'matchDate');
  if (proposed > now + FARTHEST_MS)
    throw refused('DAY_FAR', textOf('dateRequest.far'), 'matchDate');
  if (proposed === startsAt) throw refused('SAME_DATE', textOf('dateRequest.same'), 'matchDate');
}

/** The other team agrees or cannot; a further answer takes the place of the one before. */
export async function answerDateRequest(
  store: Store,
  from: TeamSpeaker,
  { request, agrees, reason = '' }: AnswerDate,
): Promise<void> {
  await writeAsTeam(store, from, async (tx, { row, pending, speaker }) => {
    // Nobody agrees to another date than the one that was read, nor to a request of the own team.
    const isTheirs = pending?.id === request && pending.team_id !== speaker.team_id;
    if (!isTheirs) throw notFound('dateRequest.notFound');
    const state = agrees ? 'agreed' : 'declined';
    const answer = { state, answer_reason: agrees ? '' : reason } as const;
    await update(tx, request, { ...answer, answered_at: from.author.now });
    await tellOfRequest(tx, 'date-answer', row, { ...pending, ...answer });
    const after = { team: speaker.team_id, ...speaker.by, state, reason: answer.answer_reason };
    tx.audit({ action: 'match.date-answer', subject: `match:${row.id}`, after });
  });
}

export async function withdrawDateRequest(store: Store, from: TeamSpeaker): Promise<void> {
  await writeAsTeam(store, from, async (tx, { row, pending, speaker }) => {
    if (pending?.team_id !== speaker.team_id) throw notFound('dateRequest.notFound');
    const state = 'withdrawn';
    await update(tx, pending.id, { state, decided_at: from.author.now });
    await tellOfRequest(tx, 'date-request', row, { ...pending, state });
    const after = { team: speaker.team_id, ...speaker.by };
    tx.audit({ action: 'match.date-withdraw', subject: `match:${row.id}`, after });
  });
}

async function update({ db }: Write, id: string, change: Partial<DateRequestRow>): Promise<void> {
  await db.updateTable('date_request').set(change).where('id', '=', id).execute();
}
