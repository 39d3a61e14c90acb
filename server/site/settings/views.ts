import type { Site } from '#contract/site/site.ts';

const DEFAULTS: Site = {
  notice: '',
  noticeShown: true,
  slogan: '',
  contact: '',
  controller: '',
  registration: '',
  address: '',
  socialLinks: [],
  usefulLinks: [],
};

export const SETTINGS = Object.keys(DEFAULTS) as readonly (keyof Site)[];

/** One value for each setting; rows of other names stay in. */
export function siteView(rows: readonly { name: string; value: string }[]): Site {
  const stored = new Map(rows.map((row) => [row.name, row.value]));
  const entries = SETTINGS.map((name) => {
    const value = stored.get(name);
    return [name, value === undefined ? DEFAULTS[name] : JSON.parse(value)];
  });
  return Object.fromEntries(entries) as Site;
}
