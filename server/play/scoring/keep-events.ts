import { actorKey } from '#domain/access/actor.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { type Author, RaceLost, type Write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { appendAll } from './append.ts';
import { liveLine, projectState } from './projection.ts';
import { insertEvents, updateMatch } from './statements.ts';

/**
 * `isSettledAnew`: the result or the status is another one, which a table or a bracket may follow.
 * `commit` keeps the folded log, once the transaction stands.
 */
export type Kept = { seq: number; isSettledAnew: boolean; commit: () => void };

/** The entries that a scorer may still add to an official sheet; any other is a correction. */
const NOTES: ReadonlySet<MatchEvent['type']> = new Set(['remark', 'protest', 'lot']);

/** Keeps events and projection; `seq` is compared and set, so that two writers never interleave. */
export async function keepEvents(
  tx: Write,
  store: Store,
  author: Author,
  row: MatchRow,
  before: MatchLog,
  events: readonly MatchEvent[],
): Promise<Kept> {
  // Without a reason the rules refuse it below.
  const corrects = events.some(({ type, override }) => override !== undefined && !NOTES.has(type));
  if (before.state.finalised && corrects) {
    authorise(author.actor, 'match:correct', { kind: 'match', id: row.id, scorerIds: [] });
  }
  const { log, kept, isWhole, hasMore } = appendAll(before, events);
  if (kept.length === 0) return { seq: row.seq, isSettledAnew: false, commit: () => undefined };
  const seq = row.seq + kept.length;
  const version = row.version + 1;
  const rules = row.rules ?? JSON.stringify(log.rules);
  const projection = { ...projectState(log.state), seq, version, rules, updated_at: author.now };
  const updated = await updateMatch(tx.db, {
    ...projection,
    id: row.id,
    seqBefore: row.seq,
    versionBefore: row.version,
  });
  if (Number(updated.numAffectedRows) !== 1) throw new RaceLost();
  const rows = kept.map(({ id, type, at, ...payload }, index) => ({
    match_id: row.id,
    seq: row.seq + index + 1,
    id,
    type,
    at,
    payload: JSON.stringify(payload),
    epoch: row.pen_epoch,
    actor: actorKey(author.actor),
    recorded_at: author.now,
  }));
  await insertEvents(tx.db, rows);
  tx.audit({
    action: 'match.score',
    subject: `match:${row.id}`,
    before: { seq: row.seq },
    after: { seq, types: [...new Set(kept.map((event) => event.type))] },
  });
  tx.matchChanged({
    matchId: row.id,
    matchVersion: version,
    line: liveLine(row.id, version, log.state, isWhole, hasMore),
  });
  const [was, is] = [before.state, log.state];
  const isSettledAnew =
    was.status !== is.status || was.winner !== is.winner || was.decided !== is.decided;
  return { seq, isSettledAnew, commit: () => store.logs.keep(row.id, seq, log) };
}
