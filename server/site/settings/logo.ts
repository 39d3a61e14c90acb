import type { Store } from '#server/platform/db/store.ts';
import { type Author, write } from '#server/platform/db/write.ts';
import { authorise } from '#server/platform/errors/authorise.ts';
import {
  keepAfterAll,
  removeNow,
  removeUnusedPictures,
} from '#server/platform/files/forget-pictures.ts';
import { SITE_LOGO_SIZES } from '#server/platform/files/picture-address.ts';
import type { Storage } from '#server/platform/files/storage.ts';
import { allow, keepImage } from '#server/play/pictures/commands.ts';
import { readSite } from './queries.ts';

/** The logo in the place of the former one; `undefined` leaves none. */
export async function putSiteLogo(
  store: Store,
  storage: Storage,
  author: Author,
  upload: Uint8Array | undefined,
): Promise<void> {
  if (upload === undefined) authorise(author.actor, 'site:update', { kind: 'site' });
  else allow(author, 'site:update', { kind: 'site' }, upload);
  const stored =
    upload && (await keepImage(storage, author, 'site_logos', 'site', upload, SITE_LOGO_SIZES));
  const logo = stored ?? '';
  const former = await write(store, author, async ({ db, audit, siteChanged }) => {
    const before = (await readSite(db)).logo;
    if (before === logo) return '';
    // Not as JSON: backups find pictures by columns that begin with their address.
    const value = logo === '' ? '""' : logo;
    await db
      .insertInto('site_setting')
      .values({ name: 'logo', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await removeUnusedPictures(db, [before], author.now);
    if (logo !== '') await keepAfterAll(db, logo);
    const logos = { before: { logo: before }, after: { logo } };
    audit({ action: 'site.logo', subject: 'site:settings', ...logos });
    siteChanged();
    return before;
  });
  await removeNow(store.db, storage, [former]);
}
