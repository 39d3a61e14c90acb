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

/** `alt` is the picture in words. */
type Picture = { upload: Uint8Array; alt?: string | null | undefined };

/** The picture in the place of the former one, whose text goes with it; `undefined` leaves none. */
export async function putNewsPicture(
  store: Store,
  storage: Storage,
  author: Author,
  id: string,
  picture: Picture | undefined,
): Promise<void> {
  const upload = picture?.upload;
  if (upload === undefined) authorise(author.actor, 'news:write', { kind: 'site' });
  else allow(author, 'news:write', { kind: 'site' }, upload);
  await getNews(store, id, author.actor);
  const stored =
    upload && (await keepWholeImage(storage, author, 'news_pictures', id, upload, NEWS_SIZES));
  const former = await write(store, author, async ({ db, audit, siteChanged }) => {
    const row = await getUnarchivedRow(db, 'news', id);
    const { picture: before } = row;
    const address = stored?.address ?? null;
    // Written before there was a picture, or of the very same one.
    const stays = before === null || before === address ? row.picture_alt : null;
    const alt = address === null ? null : picture?.alt || stays;
    if (before === address && alt === row.picture_alt) return null;
    const pixels = { picture_width: stored?.width ?? null, picture_height: stored?.height ?? null };
    await db
      .updateTable('news')
      .set({ picture: address, picture_alt: alt, ...pixels, updated_at: author.now })
      .where('id', '=', id)
      .execute();
    const isOther = before !== address;
    if (isOther) await removeUnusedPictures(db, [before], author.now);
    if (address !== null) await keepAfterAll(db, address);
    audit({
      action: 'news.picture',
      subject: `news:${id}`,
      before: { picture: before, pictureAlt: row.picture_alt },
      after: { picture: address, pictureAlt: alt },
    });
    siteChanged();
    return isOther ? before : null;
  });
  await removeNow(store.db, storage, [former]);
}
