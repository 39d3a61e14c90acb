import { z } from 'zod';
import { textKey } from '#contract/text/text.ts';
import { cleanLine, cleanText } from '../primitives.ts';

/** An address on the web, or a path of this site such as `/about`. */
const linkUrlSchema = cleanLine(300).refine(isLink, textKey('field.webOrPath'));

function isLink(url: string): boolean {
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url);
  return /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
}

const linkSchema = z.strictObject({ name: cleanLine(60).min(1), url: linkUrlSchema });
const linksSchema = z.array(linkSchema).max(12);
export type SiteLink = z.infer<typeof linkSchema>;

/** The settings of a new installation; pages show them in their own language. */
export const FIRST_NOTICE = 'Site under construction';

const fields = {
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
};

/** The administrator's settings of the site. */
export const siteSchema = z.object(fields).meta({ id: 'Site' });
export type Site = z.infer<typeof siteSchema>;

/** Only what is given changes; a list of links is given whole. */
export const updateSiteSchema = z.strictObject(fields).partial().meta({ id: 'UpdateSite' });
export type UpdateSite = z.infer<typeof updateSiteSchema>;
