import type { DecideChange } from '#contract/halls/hall-changes.ts';
import { textOf } from '#contract/text/text.ts';
import { actorName } from '#domain/access/actor.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { HallChangeRow } from '#server/platform/db/tables/hall-tables.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { getLoan } from '#server/play/halls/queries.ts';
import { holdLeague } from '#server/play/leagues/hold-league.ts';
import { applyChange } from './apply-change.ts';
import { saveChange } from './change-rows.ts';
import { IMPOSSIBLE, type JudgedChange, judgeChange } from './judge-change.ts';

/** Of a change that waits: the hall's word or the site's. It stands whole, or nothing of it does. */
export async function decideChange(
  store: Store,
  author: Author,
  place: { league: string; loan: string; change: string },
  { keep, revision }: DecideChange,
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: place.league });
  await write(store, author, async (tx) => {
    const { db } = tx;
    await holdLeague(db, place.league);
    const loan = await getLoan(db, place.loan, place.league);
    const row = await db
      .selectFrom('hall_change')
      .selectAll()
      .where('loan_id', '=', loan.id)
      .where('subject_id', '=', place.change)
      .executeTakeFirst();
    if (!row) throw notFound('hallChange.notFound');
    if (row.state !== 'waiting') throw new AppError('CONFLICT', textOf('hallChange.decided'));
    if (row.revision !== revision) throw new AppError('CONFLICT', textOf('hallChange.newer'));
    const judged = judgedOf(row);
    if (keep === 'hall') {
      const reasons = await judgeChange(db, loan, judged, author.now);
      if (reasons.some((reason) => IMPOSSIBLE.includes(reason))) {
        throw refused('CHANGE_IMPOSSIBLE', textOf('hallChange.impossible'), 'keep');
      }
      await applyChange(tx, author, loan, judged);
    }
    const decided = { decided_at: author.now, decided_by: actorName(author.actor) };
    await saveChange(db, {
      ...row,
      ...decided,
      // The name of somebody who is not taken has no business here.
      ...(keep === 'hall'
        ? { state: 'taken' as const, taken: row.facts }
        : { state: 'refused' as const, facts: '{}' }),
    });
    tx.audit({
      action: 'league.hall-decide',
      subject: `league:${place.league}`,
      before: { reason: row.reason },
      after: { loan: loan.id, kind: row.kind, id: row.subject_id, keep },
    });
  });
}

function judgedOf(row: HallChangeRow): JudgedChange {
  return {
    change: {
      kind: row.kind,
      id: row.subject_id,
      facts: JSON.parse(row.facts),
      base: row.base === null ? null : JSON.parse(row.base),
    },
    taken: row.taken === null ? null : JSON.parse(row.taken),
    shirts: new Map(),
  };
}
