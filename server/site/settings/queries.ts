import type { Site } from '#contract/site/site.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Store } from '#server/platform/db/store.ts';
import { siteView } from './views.ts';

/** All settings, the defaults where nothing is kept. */
export async function getSite(store: Store): Promise<Site> {
  return readSite(store.db);
}

/** The same, also inside a transaction. */
export async function readSite(db: Database): Promise<Site> {
  return siteView(await db.selectFrom('site_setting').selectAll().execute());
}
