import type { WholeResult } from '#contract/matches/whole-result.ts';
import { textOf } from '#contract/text/text.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { localDate } from '#server/platform/time/local-time.ts';
import { bumpMatch } from '#server/play/matches/commands.ts';
import { throwAbout, writeLog } from '#server/play/scoring/commands.ts';
import { statusEvents, withReason } from '#server/play/scoring/status-events.ts';
import type { Envelope, Outcome } from './outcome.ts';
import { agrees, type Entered, enterResult } from './result-events.ts';

/**
 * The whole result of a match at once: checked wholly before anything is written, kept as entries of
 * the log. The same result again writes nothing.
 */
export async function putResult(
  store: Store,
  author: Author,
  matchId: string,
  input: WholeResult,
): Promise<void> {
  const written = writeLog(store, author, matchId, async (row, log, tx) => {
    if (!input.otherDay && !isCalledOff(input)) refuseEarlyResult(row, author.now);
    const events = resultEvents(row, log, input, author.now);
    const columns = factsOf(row, input);
    if (columns === null) return events;
    await keepFacts(tx, store, author, row, columns, events.length > 0);
    return events;
  });
  await written.catch((error) => throwAbout('sets', error));
}

function isCalledOff({ interruption }: WholeResult): boolean {
  return interruption === 'postponed' || interruption === 'cancelled';
}

/** A correction needs no such confirmation: the result before had it. */
function refuseEarlyResult(row: MatchRow, now: number) {
  if (row.match_date <= localDate(now) || row.status === 'ended') return;
  throw refused('MATCH_NOT_YET', textOf('result.notYet', { day: row.match_date }), 'otherDay');
}

/** The entries that a whole result adds to the log of its match; throws where it may not stand. */
export function resultEvents(row: MatchRow, log: MatchLog, input: WholeResult, now: number) {
  const { reason, interruption } = input;
  const correction = log.state.finalised && reason ? { override: reason } : {};
  // A paper that comes later tells of its match, not of the moment at which it is typed.
  const at = Math.max(0, Math.min(now, row.starts_at));
  const envelope: Envelope = () => ({ id: newId(now), at, ...correction });
  if (interruption === 'postponed' || interruption === 'cancelled') {
    return withReason(statusEvents(log, interruption, envelope), reason);
  }
  const outcome = outcomeOf(input);
  if (stands(log, outcome)) {
    refuseOtherWinner(log.state, input);
    return [];
  }
  const entered = enterResult(log, outcome, envelope);
  if (!entered.ok) throw refusalOf(entered);
  refuseOtherWinner(entered.log.state, input);
  if (!input.replace) refuseLoss(log.state, entered.log.state);
  return entered.events;
}

function outcomeOf(input: WholeResult): Outcome {
  const forfeit = input.forfeit ?? input.absent;
  return {
    sets: input.sets ?? [],
    result: forfeit ? { forfeit } : input.setWins && { wins: input.setWins },
    isAbsent: input.absent !== undefined,
    incomplete: input.incomplete,
    isSuspended: input.interruption === 'suspended',
    allowIrregular: input.allowIrregular ?? false,
  };
}

/** Whether the match says all this already. */
function stands(log: MatchLog, outcome: Outcome): boolean {
  const status = outcome.isSuspended ? 'suspended' : 'ended';
  if (log.state.status !== status || !agrees(outcome, log.state)) return false;
  return outcome.incomplete === undefined || log.events.some(({ type }) => type === 'incomplete');
}

function refusalOf({ refusal, detail, column, state }: Extract<Entered, { ok: false }>) {
  if (refusal === 'FINALISED') return refused(refusal, detail, 'reason');
  if (refusal !== 'NOT_DECIDED') return refused(refusal, detail, column);
  const wins = { team1: state.team1Wins, team2: state.team2Wins };
  return refused(refusal, textOf('result.notDecided', wins), column);
}

function refuseOtherWinner({ winner }: MatchState, input: WholeResult) {
  if (input.winner === undefined || input.winner === winner) return;
  throw refused('OTHER_WINNER', textOf('result.otherWinner'), 'winner');
}

/** Sets and points that somebody entered do not go without a question. */
function refuseLoss(before: MatchState, after: MatchState) {
  if (after.forfeit !== null && before.forfeit === null && !before.decided) return;
  if (before.sets.length > after.sets.length) {
    const text = textOf('result.replacesSets', { count: before.sets.length });
    throw refused('RESULT_REPLACES', text, 'replace');
  }
  const losesPoints = before.sets.some(
    ({ points }, index) => points.length > 0 && after.sets[index]!.points.length === 0,
  );
  if (losesPoints) {
    throw refused('RESULT_REPLACES', textOf('result.replacesPoints'), 'replace');
  }
}

type Facts = Pick<MatchRow, 'attendance' | 'result_reason'>;

/** The facts of the call beside the result; null where nothing of them is new. */
function factsOf(row: MatchRow, { attendance, reason }: WholeResult): Facts | null {
  const facts: Facts = {
    attendance: attendance === undefined ? row.attendance : attendance,
    result_reason: reason === undefined ? row.result_reason : reason || null,
  };
  const isSame = facts.attendance === row.attendance && facts.result_reason === row.result_reason;
  return isSame ? null : facts;
}

/** If entries follow, their write gives the live room its next version. */
async function keepFacts(
  tx: Write,
  store: Store,
  author: Author,
  row: MatchRow,
  columns: Facts,
  withEntries: boolean,
) {
  if (withEntries) {
    await tx.db.updateTable('match').set(columns).where('id', '=', row.id).execute();
  } else {
    await bumpMatch(tx, store, author, row, columns);
  }
  tx.audit({
    action: 'match.result',
    subject: `match:${row.id}`,
    before: { attendance: row.attendance, reason: row.result_reason },
    after: { attendance: columns.attendance, reason: columns.result_reason },
  });
}
