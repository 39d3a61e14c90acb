import { getUnarchivedRow } from '#server/platform/db/archivable-rows.ts';
import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import {
  keepAfterAll,
  removeNow,
  removeUnusedPictures,
} from '#server/platform/files/forget-pictures.ts';
import { NEWS_SIZES } from '#server/platform/files/picture-address.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { allow, keepWholeImage } from '#server/play/pictures/commands.ts';
import { getNews } from './queries.ts';

/** The picture in the place of the former one; `undefined` leaves none. */
export async function putNewsPicture(
  store: Store,
  storage: Storage,
  author: Author,
  id: string,
  upload: Uint8Array | undefined,
): Promise<void> {
  if (upload === undefined) authorise(author.actor, 'news:write', { kind: 'site' });
  else allow(author, 'news:write', { kind: 'site' }, upload);
  await getNews(store, id, author.actor);
  const stored =
    upload && (await keepWholeImage(storage, author, 'news_pictures', id, upload, NEWS_SIZES));
  const former = await write(store, author, async ({ db, audit, siteChanged }) => {
    const { picture: before } = await getUnarchivedRow(db, 'news', id);
    const picture = stored?.address ?? null;
    if (before === picture) return null;
    const pixels = { picture_width: stored?.width ?? null, picture_height: stored?.height ?? null };
    await db
      .updateTable('news')
      .set({ picture, ...pixels, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    await removeUnusedPictures(db, [before], author.now);
    if (picture !== null) await keepAfterAll(db, picture);
    const pictures = { before: { picture: before }, after: { picture } };
    audit({ action: 'news.picture', subject: `news:${id}`, ...pictures });
    siteChanged();
    return before;
  });
  await removeNow(store.db, storage, [former]);
}
