import { PUBLISHED_LANGUAGES } from '#contract/language.ts';

const DAY_MS = 24 * 3_600_000;
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

/**
 * The contact for security reports (RFC 9116): the contact of the site, where an administrator has
 * given one that is an e-mail address or a telephone number or a page.
 */
export function securityText(contact: string, origin: string, now: number): string | undefined {
  const address = contactAddress(contact.trim());
  if (address === undefined) return undefined;
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS).toISOString();
  const lines = [
    `Contact: ${address}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${PUBLISHED_LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

function contactAddress(contact: string): string | undefined {
  if (/^https:\/\/\S+$/.test(contact)) return contact;
  const email = /[^\s<>,;:]+@[^\s<>,;:]+\.[^\s<>,;:]+/.exec(contact)?.[0];
  if (email !== undefined) return `mailto:${email}`;
  const digits = contact.replace(/[\s()-]/g, '');
  return /^\+\d{9,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
