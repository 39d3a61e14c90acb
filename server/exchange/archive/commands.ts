import type { ArchiveKind } from '#contract/administration/archive.ts';
import { MERGE_KINDS } from '#contract/merges/merge.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { Author, Write } from '#server/platform/db/write.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { restoreDocument } from '#server/play/documents/commands.ts';
import { restoreMatch } from '#server/play/matches/archive-match.ts';
import { noteMembership } from '#server/play/memberships/commands.ts';
import { currentId } from '#server/play/merges/queries.ts';
import { writeResults } from '#server/play/scoring/write-results.ts';
import { authoriseMatch } from '#server/play/secretaries/authorise-match.ts';
import { unlessNameTaken } from '#server/play/venues/commands.ts';
import { findTeamBeforeArchive } from './queries.ts';

/**
 * Brings back what was archived; what is not archived (any more) is left alone. A player comes back
 * into the team that they were in, a venue only where its name is still free. A match or a document
 * comes back by whoever may delete it.
 */
export async function restore(
  store: Store,
  author: Author,
  kind: ArchiveKind,
  id: string,
): Promise<void> {
  if (kind === 'document') return restoreDocument(store, author, id);
  if (kind === 'match') await authoriseMatch(store.db, author.actor, 'match:write', id);
  else authorise(author.actor, 'archive:restore', { kind: 'site' });
  await unlessNameTaken(() =>
    writeResults(store, author, async (tx) => {
      const isRestored =
        kind === 'match'
          ? await restoreMatch(tx, store, author, id)
          : await restoreRow(tx, author, kind, id);
      if (!isRestored) return;
      tx.audit({ action: `${kind}.restore`, subject: `${kind}:${id}` });
      tx.siteChanged();
    }),
  );
}

async function restoreRow(
  { db }: Write,
  author: Author,
  kind: Exclude<ArchiveKind, 'match' | 'document'>,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(kind)
    .select('archived_at')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (await isMerged(db, kind, id))) throw notFound('entry.notFound');
  const columns = { archived_at: null, updated_at: author.now };
  const result = await db
    .updateTable(kind)
    .set(columns)
    .where('id', '=', id)
    .where('archived_at', 'is not', null)
    .executeTakeFirst();
  const isRestored = Number(result.numUpdatedRows) === 1;
  if (isRestored && kind === 'player') {
    const team_id = await findTeamBeforeArchive(db, id);
    await db.updateTable('player').set({ team_id }).where('id', '=', id).execute();
    await noteMembership(db, author.now, id, team_id);
  }
  return isRestored;
}

/** A record that became a part of another one comes back by parting the two. */
async function isMerged(db: Write['db'], kind: ArchiveKind, id: string): Promise<boolean> {
  const known = MERGE_KINDS.find((name) => name === kind);
  return known !== undefined && (await currentId(db, known, id)) !== id;
}
