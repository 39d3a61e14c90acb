import type { Store } from '#server/db/store.ts';

/** What an administrator says about the site; empty texts are not shown. */
export type Site = {
  /** The banner over every public page. */
  notice: string;
  /** One line that passes over the matches. */
  slogan: string;
  /** An e-mail address or another way to write to the people of the site. */
  contact: string;
  socialLinks: { name: string; href: string }[];
};

const SOCIAL_NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  youtube: 'YouTube',
};

export async function getSite(store: Store): Promise<Site> {
  const rows = await store.db.selectFrom('site_setting').selectAll().execute();
  const settings = new Map(rows.map((row) => [row.name, JSON.parse(row.value) as string]));
  const socialLinks = Object.entries(SOCIAL_NETWORKS).flatMap(([key, name]) => {
    const href = settings.get(key);
    return href ? [{ name, href }] : [];
  });
  return {
    notice: settings.get('notice') ?? '',
    slogan: settings.get('slogan') ?? '',
    contact: settings.get('contact') ?? '',
    socialLinks,
  };
}
