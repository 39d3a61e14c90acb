import type { Merge, MergeKind, MergeRecords } from '#contract/merges/merge.ts';
import { textOf } from '#contract/text/text.ts';
import { actorId, actorName } from '#domain/access/actor.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { RecordMergeRow } from '#server/platform/db/tables/people-tables.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import type { Shirt } from '#server/play/memberships/former-shirts.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { type Comparison, compareRecords } from './fields.ts';
import { anyTables, type Change, moveRows, type Row, setValue } from './move-rows.ts';
import { mustBeOne } from './obstacles.ts';
import { getMergeSubject, getRecord, holdRecords, nameOf } from './records.ts';
import { settleAfter } from './settle.ts';
import { settlePlayer } from './settle-player.ts';
import { mergeView } from './views.ts';

/** Has one record become a part of another one: all that refers to it refers to the one that stays. */
export function mergeRecords(
  store: Store,
  author: Author,
  kind: MergeKind,
  id: string,
  other: string,
  { choices }: MergeRecords,
): Promise<Merge> {
  return writeResults(store, author, async (tx) => {
    await holdRecords(tx.db, kind, [id, other]);
    const subject = await getMergeSubject(tx.db, kind, [id, other]);
    authorise(author.actor, 'record:merge', subject);
    const rows = [await getRecord(tx.db, kind, id), await getRecord(tx.db, kind, other)] as const;
    const comparison = compareRecords(kind, ...rows);
    await mustBeOne(tx.db, author.actor, kind, rows, comparison);
    mustBeChosen(comparison, choices);
    const changes = await takeFields(tx, kind, rows, comparison, choices);
    const moved = await moveRows(anyTables(tx.db), kind, id, other);
    changes.push(...moved);
    if (kind === 'player')
      changes.push(...(await settlePlayer(tx, author, id, moved, rows.map(shirtOf))));
    changes.push(...(await closeRecord(tx, author, kind, id, rows[1])));
    await settleAfter(tx, author, kind, [id], changes);
    const row = {
      id: newId(author.now),
      kind,
      kept_id: id,
      merged_id: other,
      kept_name: nameOf(kind, rows[0]),
      merged_name: nameOf(kind, rows[1]),
      merged_at: author.now,
      merged_by: actorId(author.actor),
      changes: JSON.stringify(changes),
      undone_at: null,
    };
    await tx.db.insertInto('record_merge').values(row).execute();
    tx.audit({
      action: `${kind}.merge`,
      subject: `${kind}:${id}`,
      before: mergedInTrail(row),
      after: { ...choices },
    });
    tx.audit({ action: `${kind}.merged`, subject: `${kind}:${other}`, after: { into: id } });
    tx.siteChanged();
    return mergeView({ ...row, by: actorName(author.actor) }, author.now);
  });
}

/** The members have the names by which the trail of a person is emptied. */
export function mergedInTrail(row: Pick<RecordMergeRow, 'kind' | 'merged_id' | 'merged_name'>) {
  const name = row.merged_name;
  return { ...(row.kind === 'player' ? { fullName: name } : { name }), merged: row.merged_id };
}

function shirtOf({ team_id, jersey_number }: Row): Shirt {
  return { team_id: team_id as string | null, jersey_number: jersey_number as number | null };
}

/** Each conflict has its choice, and nothing else is chosen. */
function mustBeChosen({ conflicts }: Comparison, choices: MergeRecords['choices']): void {
  const names = conflicts.map(({ field }) => field.name);
  const missing = names.find((name) => choices[name] === undefined);
  if (missing !== undefined)
    throw refused('CHOICE_MISSING', textOf('merge.choose'), `choices.${missing}`);
  const unknown = Object.keys(choices).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw refused('NO_CONFLICT', textOf('merge.noConflict'), `choices.${unknown}`);
}

/** The values of the other record that the one that stays gets. */
async function takeFields(
  { db }: Write,
  kind: MergeKind,
  [remaining, merged]: readonly [Row, Row],
  { conflicts, taken }: Comparison,
  choices: MergeRecords['choices'],
): Promise<Change[]> {
  const chosen = conflicts.filter(({ field }) => choices[field.name] === 'merged');
  const changes: Change[] = [];
  for (const { field } of [...chosen, ...taken]) {
    for (const column of field.columns) {
      const before = remaining[column] ?? null;
      const after = merged[column] ?? null;
      if (before === after) continue;
      const change = { table: kind, key: { id: remaining.id! }, column, before, after };
      await setValue(anyTables(db), change);
      changes.push(change);
    }
  }
  return changes;
}

/** Nothing is found under the other record any more but the way to the one that stays. */
async function closeRecord(
  { db }: Write,
  { now }: Author,
  kind: MergeKind,
  remaining: string,
  merged: Row,
): Promise<Change[]> {
  const own: Row = kind === 'player' ? { team_id: null, user_id: null } : {};
  const values: Row = { ...own, archived_at: now, merged_into: remaining, updated_at: now };
  const changes: Change[] = [];
  for (const [column, after] of Object.entries(values)) {
    const before = merged[column] ?? null;
    if (before === after) continue;
    const change = { table: kind, key: { id: merged.id! }, column, before, after };
    await setValue(anyTables(db), change);
    changes.push(change);
  }
  // Records that had become a part of the other one before lead here, too.
  const former = await db
    .selectFrom(kind)
    .select('id')
    .where('merged_into', '=', String(merged.id))
    .execute();
  for (const { id } of former) {
    const before = String(merged.id);
    const change = { table: kind, key: { id }, column: 'merged_into', before, after: remaining };
    await setValue(anyTables(db), change);
    changes.push(change);
  }
  return changes;
}
