import type { Store } from '#server/db/store.ts';

/** What an administrator may say about the site; an empty notice is not shown. */
export type Site = {
  notice: string;
  slogan: string;
  contact: string;
  socialLinks: { name: string; url: string }[];
};

const DEFAULTS: Site = {
  notice: '',
  slogan: '',
  contact: '',
  socialLinks: [],
};

/** All settings, the defaults where nothing is kept. */
export async function getSite(store: Store): Promise<Site> {
  const rows = await store.db.selectFrom('site_setting').selectAll().execute();
  const kept = Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value) as unknown]));
  return { ...DEFAULTS, ...(kept as Partial<Site>) };
}
