import { PUBLISHED_LANGUAGES } from '#contract/language.ts';
import type { Site } from '#contract/site/site.ts';

const DEFAULTS: Site = {
  name: '',
  shortName: '',
  color1: '',
  color2: '',
  language: PUBLISHED_LANGUAGES[0],
  logo: '',
  notice: '',
  noticeShown: true,
  slogan: '',
  contact: '',
  controller: '',
  registration: '',
  address: '',
  socialLinks: [],
  usefulLinks: [],
  dataLicence: '',
};

export const SETTINGS = Object.keys(DEFAULTS) as readonly (keyof Site)[];

/** The address of a picture stands as it is, all else as JSON. */
function settingOf(stored: string): unknown {
  return stored.startsWith('/') ? stored : JSON.parse(stored);
}

/** One value for each setting; rows of other names stay in. */
export function siteView(rows: readonly { name: string; value: string }[]): Site {
  const stored = new Map(rows.map((row) => [row.name, row.value]));
  const entries = SETTINGS.map((name) => {
    const value = stored.get(name);
    return [name, value === undefined ? DEFAULTS[name] : settingOf(value)];
  });
  return Object.fromEntries(entries) as Site;
}
