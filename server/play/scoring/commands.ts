import type { MatchStatus, SetTotal } from '#contract/matches/match.ts';
import type { AppendEvents, LoggedEvent } from '#contract/matches/match-event.ts';
import { toMatchEvent } from '#contract/matches/match-event.ts';
import { textOf } from '#contract/text/text.ts';
import { type Actor, actorKey, isAdmin } from '#domain/access/actor.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, RaceLost, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { saveEntryAuthors } from '#server/play/halls/entry-authors.ts';
import { refuseWhileLent } from '#server/play/halls/lent.ts';
import { listScorerIds } from '#server/play/matches/scorer-queries.ts';
import { loggedEventView } from '#server/play/matches/views.ts';
import { penLine } from './live-line.ts';
import { isPenFree, readLog } from './queries.ts';
import { saveEvents } from './save-events.ts';
import type { ResultsWrite } from './settled.ts';
import { readMatch } from './statements.ts';
import { statusEvents, withReason } from './status-events.ts';
import { writeResults } from './write-results.ts';

async function getScoredMatch(db: Write['db'], actor: Actor, id: string): Promise<MatchRow> {
  const [row] = (await readMatch(db, { id })).rows;
  if (!row) throw notFound('match.notFound');
  // Only a user's right may rest on the list of scorers.
  const scorerIds = actor.kind === 'user' && !isAdmin(actor) ? await listScorerIds(db, id) : [];
  authorise(actor, 'match:score', { kind: 'match', id, scorerIds, leagueId: row.league_id });
  return row;
}

/**
 * The entries to append; a log that is still empty may be begun by other rules than the match's.
 */
type Appendix = readonly MatchEvent[] | { rules: MatchRules; events: readonly MatchEvent[] };

/**
 * Appends to the log what `eventsOf` says of it, or nothing. Authorised as scoring; rows that belong
 * to the same decision are written by `eventsOf` through its transaction.
 */
export async function writeLog(
  store: Store,
  author: Author,
  matchId: string,
  eventsOf: (row: MatchRow, log: MatchLog, tx: ResultsWrite) => Promise<Appendix>,
): Promise<{ seq: number }> {
  const { seq, commit } = await writeResults(store, author, async (tx) => {
    const row = await getScoredMatch(tx.db, author.actor, matchId);
    const log = await readLog(tx.db, row, store.logs);
    const appended = await eventsOf(row, log, tx);
    const events = 'rules' in appended ? appended.events : appended;
    if (events.length === 0) return { seq: row.seq, commit: (): void => undefined };
    const [under, before] =
      'rules' in appended
        ? [{ ...row, rules: JSON.stringify(appended.rules) }, emptyLog(appended.rules)]
        : [row, log];
    return saveEvents(tx, store, author, under, before, events);
  });
  commit();
  return { seq };
}

/**
 * One pen per match. Taking it raises the epoch, which fences off whoever held it before. The same
 * person may take it again (another device of theirs); anybody else has to say `takeOver`, and so
 * has a scorer link, which several people may hold. The former holder hears of it at once, by the
 * live room of the match.
 */
export async function takePen(
  store: Store,
  author: Author,
  matchId: string,
  takeOver: boolean,
): Promise<{ epoch: number; seq: number }> {
  return write(store, author, async (tx) => {
    const { db, audit } = tx;
    const row = await getScoredMatch(db, author.actor, matchId);
    // A hall takes its pens with its loan, and nobody else takes them meanwhile.
    await refuseWhileLent(db, row, author);
    const holder = actorKey(author.actor);
    const isOwn = row.pen_holder === holder && author.actor.kind === 'user';
    const isFree = await isPenFree(db, row, author.now);
    if (!isFree && !isOwn && !takeOver) {
      throw new AppError('PEN_TAKEN', textOf('pen.taken'), {
        members: { epoch: row.pen_epoch },
      });
    }
    const epoch = row.pen_epoch + 1;
    const isTakeOver = row.pen_holder !== null;
    const version = row.version + (isTakeOver ? 1 : 0);
    const updated = await db
      .updateTable('match')
      .set({ pen_epoch: epoch, pen_holder: holder, version })
      .where('id', '=', matchId)
      .where('pen_epoch', '=', row.pen_epoch)
      .where('version', '=', row.version)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) !== 1) throw new RaceLost();
    if (isTakeOver) {
      const log = await readLog(db, row, store.logs);
      const line = penLine(matchId, version, log, epoch, author.now);
      tx.matchChanged({ matchId, matchVersion: version, line });
    }
    audit({
      action: 'match.pen',
      subject: `match:${matchId}`,
      before: { epoch: row.pen_epoch, holder: row.pen_holder },
      after: { epoch, holder },
    });
    return { epoch, seq: row.seq };
  });
}

/**
 * Appends to the log what the holder of the pen sends. Idempotent by the events' ids: what is kept
 * already is acknowledged again, whoever holds the pen by now.
 */
export async function appendEvents(
  store: Store,
  author: Author,
  matchId: string,
  input: AppendEvents,
): Promise<{ seq: number }> {
  return writeLog(store, author, matchId, async (row, log, tx) => {
    const sent = input.events.map(toMatchEvent);
    refuseRepeatedIds(sent);
    const known = new Set(log.events.map(({ id }) => id));
    const fresh = sent.filter((event) => !known.has(event.id));
    if (fresh.length === 0) return [];
    if (input.epoch !== row.pen_epoch || row.pen_holder !== actorKey(author.actor)) {
      throw new AppError('STALE_PEN', textOf('pen.stale'), {
        members: { epoch: row.pen_epoch, seq: row.seq },
      });
    }
    if (input.baseSeq !== row.seq) {
      const missing = await eventsAfter(tx.db, matchId, input.baseSeq);
      const ours = new Set(sent.map(({ id }) => id));
      const isOurs = input.baseSeq < row.seq && missing.every(({ id }) => ours.has(id));
      if (!isOurs) {
        throw new AppError('STALE_BASE', textOf('log.wentOn'), {
          members: { seq: row.seq, events: missing },
        });
      }
    }
    await saveEntryAuthors(tx, author, matchId, { sent, fresh }, input.authors);
    return fresh;
  });
}

function refuseRepeatedIds(events: readonly MatchEvent[]) {
  const seen = new Set<string>();
  events.forEach(({ id }, index) => {
    if (seen.has(id)) {
      throw refused('ID_REUSED', textOf('log.sameId'), `events.${index}.id`);
    }
    seen.add(id);
  });
}

async function eventsAfter(
  db: Write['db'],
  matchId: string,
  baseSeq: number,
): Promise<LoggedEvent[]> {
  const rows = await db
    .selectFrom('match_event')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('seq', '>', baseSeq)
    .orderBy('seq')
    .execute();
  return rows.map(loggedEventView);
}

/** The total of a set: the simplest level. A match that has not begun begins with it. */
export async function putSetTotal(
  store: Store,
  author: Author,
  matchId: string,
  set: number,
  total: SetTotal,
): Promise<void> {
  const result = writeLog(store, author, matchId, async (_row, log) => {
    const envelope = () => ({ id: newId(author.now), at: author.now });
    const opening: MatchEvent[] =
      log.state.status === 'not started' || log.state.status === 'postponed'
        ? [{ ...envelope(), type: 'start' }]
        : [];
    return [...opening, { ...envelope(), type: 'set-result', set, ...total }];
  });
  await result.catch((error) => throwAbout('team1Score', error));
}

/** The Start/End button and its kin. The status that the match has already is no change. */
export async function setStatus(
  store: Store,
  author: Author,
  matchId: string,
  { status, allowIrregular = false, reason }: StatusChange,
): Promise<void> {
  const result = writeLog(store, author, matchId, async (_row, log) => {
    if (status === 'ended') refuseOpenEnd(log.state, allowIrregular);
    const envelope = () => ({ id: newId(author.now), at: author.now });
    return withReason(statusEvents(log, status, envelope), reason);
  });
  await result.catch((error) => throwAbout('status', error));
}

type StatusChange = {
  status: MatchStatus;
  allowIrregular?: boolean | undefined;
  reason?: string | undefined;
};

/** Volleyball has no draw: a match that nobody has won is not ended by one press. */
function refuseOpenEnd(state: MatchState, isConfirmed: boolean) {
  const isOpen = state.status === 'Live' || state.status === 'suspended';
  if (!isOpen || state.decided) return;
  if (state.sets.length === 0 && state.result === null) {
    throw refused('NOT_DECIDED', textOf('result.notPlayed'), 'status');
  }
  if (isConfirmed) return;
  const wins = { team1: state.team1Wins, team2: state.team2Wins };
  throw refused('NOT_DECIDED', textOf('result.notDecided', wins), 'status');
}

/**
 * A caller that sent no events hears of a field that was sent, or of `field`, not of a place among
 * events.
 */
export function throwAbout(field: string, error: unknown): never {
  if (!(error instanceof AppError) || error.extras.errors === undefined) throw error;
  const errors = error.extras.errors.map((fault) => ({
    ...fault,
    field: fault.field.replace(/^events\.\d+\.?/, '') || field,
  }));
  throw new AppError(error.code, error.text, { ...error.extras, errors });
}
