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
import { type Author, write } from '#server/platform/db/write.ts';
import { AppError, type ErrorCode, notFound, refused } from '#server/platform/errors/app-error.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import {
  forgetUploads,
  removeNow,
  removeUnusedPictures,
} from '#server/platform/files/forget-pictures.ts';
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
      const { count } = await db
        .selectFrom('league_document')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('league_id', '=', leagueId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_DOCUMENTS) {
        throw refused('DOCUMENT_LIMIT', textOf('document.tooMany', { max: MOST_DOCUMENTS }));
      }
      const row = { ...facts, created_at: author.now };
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

/** For good: the file goes with the entry. Also of an archived league. */
export async function removeDocument(
  store: Store,
  storage: Storage,
  author: Author,
  { leagueId, id }: { leagueId: string; id: string },
): Promise<void> {
  authorise(author.actor, 'league:write', { kind: 'league', id: leagueId });
  const address = await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await db
      .deleteFrom('league_document')
      .where('id', '=', id)
      .where('league_id', '=', leagueId)
      .returning(['name', 'address'])
      .executeTakeFirst();
    if (!row) throw notFound('document.notFound');
    await removeUnusedPictures(db, [row.address], author.now);
    const before = { name: row.name };
    audit({ action: 'league.remove-document', subject: `league:${leagueId}`, before });
    siteChanged();
    return row.address;
  });
  await removeNow(store.db, storage, [address]);
}

function notThisFile(code: ErrorCode, text: Text): AppError {
  return new AppError(code, textOf('document.failed'), { errors: [{ field: 'file', text }] });
}
