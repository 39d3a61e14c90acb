import { createHash } from 'node:crypto';
import { LEAGUE_DOCUMENT_BYTES, MB } from '#contract/administration/upload.ts';
import {
  type AddDocument,
  type LeagueDocument,
  MOST_DOCUMENTS,
} from '#contract/documents/league-document.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import { newId } from '#server/platform/db/id.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, type Write, write } from '#server/platform/db/write.ts';
import { AppError, type ErrorCode, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import { forgetUploads, removeUnusedPictures } from '#server/platform/files/forget-pictures.ts';
import { addressOf } from '#server/platform/files/picture-address.ts';
import { documentKey, type Storage } from '#server/platform/files/storage.ts';
import { getOpenLeague } from '#server/play/leagues/commands.ts';
import { findDocumentKind } from './document-kind.ts';
import { documentView } from './views.ts';

/** A document that cannot be kept leaves no file. */
export async function addDocument(
  store: Store,
  storage: Storage,
  author: Author,
  { leagueId, input, upload }: { leagueId: string; input: AddDocument; upload: Uint8Array },
): Promise<LeagueDocument> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  if (upload.length > LEAGUE_DOCUMENT_BYTES) {
    const megabytes = LEAGUE_DOCUMENT_BYTES / MB;
    throw notThisFile('TOO_LARGE', textOf('file.tooLarge', { megabytes }));
  }
  const kind = findDocumentKind(upload);
  if (kind === undefined) throw notThisFile('UNSUPPORTED_TYPE', textOf('document.type'));
  const id = newId(author.now);
  const hash = createHash('sha256').update(upload).digest('hex').slice(0, 32);
  const key = documentKey(id, hash, kind);
  const address = addressOf(key);
  const facts = { id, league_id: leagueId, name: input.name, kind, bytes: upload.length, address };
  await storage.put(key, upload);
  try {
    return await write(store, author, async ({ db, audit, siteChanged }) => {
      // Held until the commit, so that the number of documents stays true.
      await getOpenLeague(db, leagueId);
      await mustHaveRoom(db, leagueId);
      const row = { ...facts, created_at: author.now, archived_at: null };
      await db.insertInto('league_document').values(row).execute();
      const after = { name: input.name, kind, bytes: upload.length };
      audit({ action: 'league.add-document', subject: `league:${leagueId}`, after });
      siteChanged();
      return documentView(row);
    });
  } catch (error) {
    await forgetUploads(store.db, storage, [address], author.now);
    throw error;
  }
}

async function mustHaveRoom(db: Write['db'], leagueId: string): Promise<void> {
  const { count } = await db
    .selectFrom('league_document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('league_id', '=', leagueId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_DOCUMENTS) return;
  throw refused('DOCUMENT_LIMIT', textOf('document.tooMany', { max: MOST_DOCUMENTS }));
}

/** Nobody can download it any more; the entry and its file go after their period. Also of an archived league. */
export async function removeDocument(
  store: Store,
  author: Author,
  { leagueId, id }: { leagueId: string; id: string },
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await db
      .updateTable('league_document')
      .set({ archived_at: author.now })
      .where('id', '=', id)
      .where('league_id', '=', leagueId)
      .where('archived_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!row) throw notFound('document.notFound');
    const before = { name: row.name };
    audit({ action: 'league.remove-document', subject: `league:${leagueId}`, before });
    siteChanged();
  });
}

/** By whoever may remove it; a document that stands is left alone. */
export async function restoreDocument(store: Store, author: Author, id: string): Promise<void> {
  const of = await store.db
    .selectFrom('league_document')
    .select('league_id')
    .where('id', '=', id)
    .executeTakeFirst();
  // An id that no document has is of no league: administrators alone are told.
  authorise(author.actor, 'league:write', { kind: 'league', id: of?.league_id ?? null });
  if (!of) throw notFound('entry.notFound');
  const leagueId = of.league_id;
  await write(store, author, async ({ db, audit, siteChanged }) => {
    await getOpenLeague(db, leagueId);
    const row = await db
      .selectFrom('league_document')
      .select(['name', 'archived_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('entry.notFound');
    if (row.archived_at === null) return;
    await mustHaveRoom(db, leagueId);
    await db
      .updateTable('league_document')
      .set({ archived_at: null })
      .where('id', '=', id)
      .execute();
    const after = { name: row.name };
    audit({ action: 'league.restore-document', subject: `league:${leagueId}`, after });
    siteChanged();
  });
}

/** Documents that were removed before, with their files. @returns how many */
export async function purgeDocuments(
  db: Write['db'],
  before: number,
  now: number,
): Promise<number> {
  const rows = await db
    .deleteFrom('league_document')
    .where('archived_at', '<', before)
    .returning('address')
    .execute();
  const addresses = rows.map(({ address }) => address);
  await removeUnusedPictures(db, addresses, now);
  return rows.length;
}

function notThisFile(code: ErrorCode, text: Text): AppError {
  return new AppError(code, textOf('document.failed'), { errors: [{ field: 'file', text }] });
}
