import { actorKey } from '#domain/access/actor.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { INITIAL_STATE, type MatchState } from '#domain/volleyball/match-state.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchEventRow, MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, RaceLost } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { refuseWhileLent } from '#server/play/halls/lent.ts';
import { tellOfPlan } from '#server/play/matches/tell-of-plan.ts';
import { keepSignatures } from '#server/play/signatures/commands.ts';
import { appendAll } from './append.ts';
import { matchCreated, planChanged, scoreHappenings } from './happenings.ts';
import { judgeSheets } from './judge-sheets.ts';
import { appendedLine } from './live-line.ts';
import { planColumns } from './plan-columns.ts';
import { type Projection, projectState, shownStatus } from './projection.ts';
import { saveCards } from './save-cards.ts';
import type { ResultsWrite } from './settled.ts';
import { insertEvents, insertMatches, updateMatch } from './statements.ts';

/** `commit` keeps the folded log, once the transaction stands. */
export type SavedEvents = { seq: number; commit: () => void };

/** The entries that a scorer may still add to an official sheet; any other is a correction. */
const NOTES: ReadonlySet<MatchEvent['type']> = new Set(['remark', 'protest', 'lot']);

/** Keeps events and projection; `seq` is compared and set, so that two writers never interleave. */
export async function saveEvents(
  tx: ResultsWrite,
  store: Store,
  author: Author,
  row: MatchRow,
  before: MatchLog,
  events: readonly MatchEvent[],
): Promise<SavedEvents> {
  await refuseWhileLent(tx.db, row, author);
  // Without a reason the rules refuse it below.
  const corrects = events.some(({ type, override }) => override !== undefined && !NOTES.has(type));
  if (before.state.finalised && corrects) {
    authorise(author.actor, 'match:correct', {
      kind: 'match',
      id: row.id,
      scorerIds: [],
      leagueId: row.league_id,
    });
  }
  const signed = await keepSignatures(tx, author.actor, row.id, events);
  const { log, appended, isComplete, hasMore } = appendAll(before, signed);
  if (appended.length === 0) return { seq: row.seq, commit: () => undefined };
  await judgeSheets(tx, row, before.state, log.state, events);
  const seq = row.seq + appended.length;
  const version = row.version + 1;
  const rules = row.rules ?? JSON.stringify(log.rules);
  const projection = projectState(log.state);
  const updated = await updateMatch(tx.db, {
    ...projection,
    ...planColumns(row, projection, author.now),
    seq,
    version,
    rules,
    updated_at: author.now,
    id: row.id,
    seqBefore: row.seq,
    versionBefore: row.version,
  });
  if (Number(updated.numAffectedRows) !== 1) throw new RaceLost();
  await insertEvents(tx.db, eventRows(row, appended, author));
  await saveCards(tx.db, row, before.state, log.state);
  tx.audit({
    action: 'match.score',
    subject: `match:${row.id}`,
    before: { seq: row.seq },
    after: { seq, types: [...new Set(appended.map((event) => event.type))] },
  });
  tx.matchChanged({
    matchId: row.id,
    matchVersion: version,
    line: appendedLine(row.id, version, { before, after: log, isComplete, hasMore }, author.now),
  });
  for (const it of scoreHappenings(row, before.state, log.state)) tx.happened(it);
  const replanned = planChanged(row, projection);
  if (replanned) {
    tx.happened(replanned);
    const after = { ...row, ...projection };
    await tellOfPlan(tx, author.now, replanned, { after, reason: reasonOf(appended) });
  }
  if (isSettledAnew(before.state, log.state)) tx.matchSettled(row);
  return { seq, commit: () => store.logs.keep(row.id, seq, log) };
}

/** The reason why a match was called off, as the last of these entries says it. */
function reasonOf(events: readonly MatchEvent[]): string | undefined {
  return events.findLast((event) => event.type === 'postpone' || event.type === 'cancel')?.why;
}

/** A match that is made, and the log that it begins with: the rules have taken each entry of it. */
export type NewMatch = {
  row: Omit<MatchRow, keyof Projection | 'seq' | 'rules'>;
  log: MatchLog;
};

/**
 * New matches with their first entries, as a file brings them: few statements, however many they
 * are. Nobody has a room of theirs open; who reads a list hears of them by `siteChanged`.
 */
export async function keepNewMatches(
  tx: ResultsWrite,
  author: Author,
  matches: readonly NewMatch[],
): Promise<void> {
  const rows: MatchRow[] = [];
  const entries: MatchEventRow[] = [];
  for (const { row, log } of matches) {
    const { events } = log;
    const hasBegun = events.length > 0;
    const state = hasBegun ? log.state : INITIAL_STATE;
    const rules = hasBegun ? JSON.stringify(log.rules) : null;
    const complete = { ...row, ...projectState(state), seq: events.length, rules };
    rows.push(complete);
    // A file that brings results tells of what was long ago.
    if (!hasBegun) tx.happened(matchCreated(complete));
    entries.push(...eventRows({ id: row.id, seq: 0, pen_epoch: row.pen_epoch }, events, author));
    if (isSettledAnew(INITIAL_STATE, state)) tx.matchSettled(row);
  }
  await insertMatches(tx.db, rows);
  await insertEvents(tx.db, entries);
  for (const { row, log } of matches) {
    if (log.events.length > 0) await saveCards(tx.db, row, INITIAL_STATE, log.state);
  }
}

function eventRows(
  row: Pick<MatchRow, 'id' | 'seq' | 'pen_epoch'>,
  appended: readonly MatchEvent[],
  { actor, now }: Author,
): MatchEventRow[] {
  return appended.map(({ id, type, at, ...payload }, index) => ({
    match_id: row.id,
    seq: row.seq + index + 1,
    id,
    type,
    at,
    payload: JSON.stringify(payload),
    epoch: row.pen_epoch,
    actor: actorKey(actor),
    recorded_at: now,
  }));
}

/** The result or the status is another one, which a table or a bracket may follow. */
function isSettledAnew(was: MatchState, is: MatchState): boolean {
  const isShownSame = shownStatus(was) === shownStatus(is);
  return !isShownSame || was.winner !== is.winner || was.decided !== is.decided;
}
