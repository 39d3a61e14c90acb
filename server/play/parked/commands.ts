import { toMatchEvent } from '#contract/matches/match-event.ts';
import type { ChooseBranch, ParkBranch } from '#contract/matches/parked-branch.ts';
import { textOf } from '#contract/text/text.ts';
import { actorName } from '#domain/access/actor.ts';
import { can } from '#domain/access/can.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { isTooMuchAfter, MAX_ENTRIES } from '#domain/volleyball/log-limits.ts';
import { takeBranch } from '#domain/volleyball/take-branch.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { ParkedBranchRow } from '#server/platform/db/tables/parked-tables.ts';
import { type Author, RaceLost, type Write, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refusedByRule } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { listScorerIds } from '#server/play/matches/scorer-queries.ts';
import { writeLog } from '#server/play/scoring/commands.ts';
import { branchesOf, findBranch, mustChooseFor } from './queries.ts';

/** More would not be mistakes of devices. */
const MAX_BRANCHES = 200;
/** Of all branches of a match: whoever looks at them has them all folded. */
const MAX_PARKED = 2 * MAX_ENTRIES;

/**
 * Keeps what a device tapped while its match went on elsewhere. Anybody who may score the match may
 * park. A branch that another one holds whole changes nothing, so that it may be sent again; one
 * that holds others whole, while nobody has chosen, takes their place.
 */
export async function parkBranch(
  store: Store,
  author: Author,
  matchId: string,
  input: ParkBranch,
): Promise<{ id: string; entries: number }> {
  const events = input.events.map(toMatchEvent);
  return write(store, author, async (tx) => {
    await refuseStranger(tx, author, matchId);
    const known = await branchesOf(tx.db, matchId);
    const superset = known.find((row) => holds(eventsOf(row), events));
    if (superset) return { id: superset.id, entries: superset.entries };
    const parts = known.filter((row) => row.choice === null && holds(events, eventsOf(row)));
    const others = known.filter((row) => !parts.includes(row));
    const entries = others.reduce((sum, row) => sum + row.entries, events.length);
    const isHuge = entries > MAX_PARKED || isTooMuchAfter(input.baseSeq, events);
    if (others.length >= MAX_BRANCHES || isHuge) {
      throw new AppError('TOO_MANY', textOf('conflict.tooMany'));
    }
    const id = events.at(-1)!.id;
    await replace(tx, parts, {
      match_id: matchId,
      id,
      base_seq: input.baseSeq,
      entries: events.length,
      events: JSON.stringify(events),
      actor_name: actorName(author.actor),
      parked_at: author.now,
      choice: null,
      decided_at: null,
      decided_by: null,
    });
    tx.seatsChanged(matchId);
    tx.audit({
      action: 'match.park',
      subject: `match:${matchId}`,
      after: { branch: id, baseSeq: input.baseSeq, entries: events.length },
    });
    return { id, entries: events.length };
  });
}

function eventsOf(row: ParkedBranchRow): MatchEvent[] {
  return JSON.parse(row.events) as MatchEvent[];
}

function holds(longer: readonly MatchEvent[], part: readonly MatchEvent[]): boolean {
  const ids = new Set(longer.map(({ id }) => id));
  return part.every(({ id }) => ids.has(id));
}

async function refuseStranger({ db }: Write, { actor }: Author, id: string): Promise<void> {
  const row = await db
    .selectFrom('match')
    .select('league_id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('match.notFound');
  const scorerIds = await listScorerIds(db, id);
  authorise(actor, 'match:score', { kind: 'match', id, scorerIds, leagueId: row.league_id });
}

async function replace(
  { db }: Write,
  parts: readonly ParkedBranchRow[],
  row: ParkedBranchRow,
): Promise<void> {
  for (const { match_id, id } of parts) {
    const removed = await db
      .deleteFrom('parked_branch')
      .where('match_id', '=', match_id)
      .where('id', '=', id)
      .where('choice', 'is', null)
      .executeTakeFirst();
    if (Number(removed.numDeletedRows) !== 1) throw new RaceLost();
  }
  const inserted = await db
    .insertInto('parked_branch')
    .values(row)
    .onConflict((conflict) => conflict.columns(['match_id', 'id']).doNothing())
    .executeTakeFirst();
  // The same device sent it twice at once: the second try finds it.
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) !== 1) throw new RaceLost();
}

/**
 * The choice between the log as it is and what the device holds, of whoever holds the pen, an administrator or the league's
 * secretary. Either way both stay: what the log held is voided, not deleted, and the branch remains beside it, so that
 * the office may still take it.
 */
export async function chooseBranch(
  store: Store,
  author: Author,
  matchId: string,
  branchId: string,
  { keep: choice, seq }: ChooseBranch,
): Promise<void> {
  await writeLog(store, author, matchId, async (row, log, tx) => {
    mustChooseFor(row, author.actor);
    const branch = await findBranch(tx.db, matchId, branchId);
    if (!branch) throw notFound('conflict.notFound');
    const isRevised = branch.choice === 'server' && choice === 'branch';
    const office = { kind: 'league', id: row.league_id } as const;
    if (branch.choice !== null && !(isRevised && can(author.actor, 'match:settle', office))) {
      throw new AppError('CONFLICT', textOf('conflict.chosen'));
    }
    if (row.seq !== seq) {
      throw new AppError('CONFLICT', textOf('conflict.wentOn'));
    }
    await settle(tx, author, branch, choice);
    tx.seatsChanged(matchId);
    if (choice === 'server') return [];
    const newEventId = () => newId(author.now);
    const { base_seq } = branch;
    const taken = takeBranch(log, base_seq, eventsOf(branch), newEventId, author.now);
    if (!taken.ok) throw refusedByRule(taken);
    return taken.appended;
  });
}

async function settle(
  { db, audit }: Write,
  { actor, now }: Author,
  { match_id, id, base_seq, entries, choice: before }: ParkedBranchRow,
  choice: ChooseBranch['keep'],
): Promise<void> {
  const updated = await db
    .updateTable('parked_branch')
    .set({ choice, decided_at: now, decided_by: actorName(actor) })
    .where('match_id', '=', match_id)
    .where('id', '=', id)
    .where('choice', before === null ? 'is' : '=', before)
    .where('entries', '=', entries)
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) !== 1) throw new RaceLost();
  audit({
    action: 'match.settle',
    subject: `match:${match_id}`,
    before: { branch: id, baseSeq: base_seq, entries, ...(before && { keep: before }) },
    after: { branch: id, keep: choice },
  });
}
