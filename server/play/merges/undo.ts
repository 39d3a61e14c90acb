import { sql } from 'kysely';
import type { MergeKind } from '#contract/merges/merge.ts';
import { textOf } from '#contract/text/text.ts';
import { breaksConstraint } from '#server/platform/db/faults/breaks-constraint.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { mergedInTrail } from './commands.ts';
import { anyTables, type Change, deleteRow, setValue } from './move-rows.ts';
import { getMergeSubject, getRecord, holdRecords } from './records.ts';
import { settleAfter } from './settle.ts';
import { undoEnd } from './views.ts';

/** Parts two records again. Later changes and entries stay with the record that stayed. */
export function undoMerge(
  store: Store,
  author: Author,
  kind: MergeKind,
  id: string,
  other: string,
): Promise<void> {
  return writeResults(store, author, async (tx) => {
    await holdRecords(tx.db, kind, [id, other]);
    authorise(author.actor, 'record:merge', await getMergeSubject(tx.db, kind, [id]));
    await getRecord(tx.db, kind, id);
    const row = await findLast(tx, kind, id);
    if (row?.merged_id !== other) throw notFound('merge.notFound');
    if (row.changes === null || undoEnd(row) <= author.now) {
      throw refused('TOO_OLD', textOf('merge.tooOld'));
    }
    const changes = JSON.parse(row.changes) as Change[];
    for (const change of changes.toReversed()) await tryTakeBack(tx, change);
    await settleAfter(tx, author, kind, [id, other], changes);
    await tx.db
      .updateTable('record_merge')
      .set({ undone_at: author.now, changes: null })
      .where('id', '=', row.id)
      .execute();
    tx.audit({
      action: `${kind}.merge-undo`,
      subject: `${kind}:${id}`,
      before: mergedInTrail(row),
    });
    tx.siteChanged();
  });
}

/** Of several, one after the other: the last one was built on those before it. */
function findLast({ db }: Write, kind: MergeKind, id: string) {
  return db
    .selectFrom('record_merge')
    .selectAll()
    .where('kind', '=', kind)
    .where('kept_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes a change back where that is still possible: what it named may have been deleted since, such as a
 * group or an account, and a row like it may have been made.
 */
async function tryTakeBack({ db }: Pick<Write, 'db'>, change: Change): Promise<void> {
  await sql`savepoint taken_back`.execute(db);
  try {
    await takeBack({ db }, change);
  } catch (error) {
    if (!breaksConstraint(error)) throw error;
    await sql`rollback to savepoint taken_back`.execute(db);
  }
  await sql`release savepoint taken_back`.execute(db);
}

/** A value that is another one by now stays. */
async function takeBack({ db }: Pick<Write, 'db'>, change: Change): Promise<void> {
  if ('dropped' in change) {
    await anyTables(db)
      .insertInto(change.table)
      .values(change.dropped)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  if ('added' in change) return deleteRow(anyTables(db), change.table, change.added);
  const { before, after } = change;
  await setValue(anyTables(db), { ...change, before: after, after: before });
}
