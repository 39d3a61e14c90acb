import { isFileKey, isImageKey } from './storage.ts';

/** In pixels; the last one is what a row's address names. */
export const LOGO_SIZES = [32, 64, 128] as const;
/** Of the association: phones take the last two for the icon of the installed site. */
export const SITE_LOGO_SIZES = [32, 64, 128, 192, 512] as const;
export const PICTURE_SIZES = [64, 128, 512] as const;
/** Of the longer side. */
export const NEWS_SIZES = [480, 960] as const;
/** Handwriting has to be read. */
export const SHEET_SIZES = [1600] as const;

const ALL_SIZES = [
  ...new Set([...SITE_LOGO_SIZES, ...PICTURE_SIZES, ...NEWS_SIZES, ...SHEET_SIZES]),
];
const PREFIX = '/files/';

/** The address of a kept file; smaller ones of a picture differ in the number before `.webp`. */
export function addressOf(key: string): string {
  return `${PREFIX}${key}`;
}

/** The key that a row's value names; undefined where it is no address of ours. */
export function keyOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(PREFIX)) return undefined;
  const key = value.slice(PREFIX.length);
  return isFileKey(key) ? key : undefined;
}

/** The keys that a picture may have, with its own: not each is there. A document has one. */
export function keysOfAllSizes(key: string): string[] {
  if (!isImageKey(key)) return [key];
  return ALL_SIZES.map((size) => key.replace(/-\d+\.webp$/, `-${size}.webp`));
}
