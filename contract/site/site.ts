import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { PUBLISHED_LANGUAGES } from '../language.ts';
import { DATA_LICENCES } from '../open-data/open-data.ts';
import { asUri, cleanLine, cleanText, hexColorSchema } from '../primitives.ts';

/** An address on the web, or a path of this site such as `/about`. */
const linkUrlSchema = cleanLine(300).refine(isLink, textKey('field.webOrPath')).overwrite(asUri);

function isLink(url: string): boolean {
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url);
  return /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
}

const linkSchema = z.strictObject({ name: cleanLine(60).min(1), url: linkUrlSchema });
const linksSchema = z.array(linkSchema).max(12);
export type SiteLink = z.infer<typeof linkSchema>;

/** The settings of a new installation; pages show them in their own language. */
export const FIRST_NOTICE = 'Site under construction';

const colorSchema = z.union([z.literal(''), hexColorSchema]);

const fields = {
  /** Of the association that runs the site; empty = Wavu. */
  name: cleanLine(120),
  /** For phones and behind the titles of pages; empty = the name. */
  shortName: cleanLine(24),
  /** White letters stand on it: light ones are refused. */
  color1: colorSchema.refine(carriesWhite, textKey('field.tooLight')),
  color2: colorSchema,
  /** The language of the bare address; search engines lead there whoever named none. */
  language: z.enum(PUBLISHED_LANGUAGES),
  /** Shown above every page; empty = off. */
  notice: cleanLine(300),
  /** False: the notice is kept and not shown. */
  noticeShown: z.boolean(),
  slogan: cleanLine(200),
  /** An e-mail address or a telephone number. */
  contact: cleanLine(200),
  /** The association or company that answers for personal data; stands on the privacy page. */
  controller: cleanLine(200),
  /** With the Personal Data Protection Commission. */
  registration: cleanLine(100),
  /** The address for letters. */
  address: cleanText(400),
  socialLinks: linksSchema,
  usefulLinks: linksSchema,
  /** Of the open data at `/data`, by its SPDX name; empty: none are published. */
  dataLicence: z.enum(DATA_LICENCES),
};

/** The administrator's settings of the site. */
export const siteSchema = z
  .object({
    ...fields,
    /** The address of the picture; empty where there is none. */
    logo: z.string(),
  })
  .meta({ id: 'Site' });
export type Site = z.infer<typeof siteSchema>;

/** Only what is given changes; a list of links is given whole. */
export const updateSiteSchema = z.strictObject(fields).partial().meta({ id: 'UpdateSite' });
export type UpdateSite = z.infer<typeof updateSiteSchema>;

/** Whether white letters can be read on a colour (WCAG 2.2, 1.4.3: 4.5 to 1). */
function carriesWhite(color: string): boolean {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return true;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (light + 0.05) >= 4.5;
}
