import type { PictureForm } from '#contract/site/share-picture.ts';
import type { Site } from '#contract/site/site.ts';
import { siteInitials } from '#domain/crest/site-initials.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import type { ReadLogo } from './crest-drawing.ts';
import { COLORS, type Drawing } from './draw-picture.ts';

const PLACE = { left: 40, top: 40, size: 56 } as const;
const NAME = { x: 114, y: 68, size: 40, isLeft: true, color: COLORS.ink } as const;

/** Beside the name of a wide picture stands a line of its subject; a longer name would be too small to read. */
const NARROW = { fit: 140, mostLetters: 12 } as const;
const ROOM: Record<PictureForm, number> = { wide: 1040, square: 920 };

const WAVU =
  '<rect width="32" height="32" rx="7" fill="#0b6b3a"/>' +
  '<path d="M3 15h26M3 20h26M3 25h26" stroke="#fff" stroke-width="1.600" opacity=".85"/>' +
  '<path d="M4 27C8 6 18 2 26 9" fill="none" stroke="#fcd116" stroke-width="2.400" stroke-linecap="round"/>' +
  '<circle cx="26" cy="9.500" r="3.200" fill="#fcd116"/>';

export type SignedSite = Pick<Site, 'name' | 'shortName' | 'logo' | 'color1' | 'color2'>;

/** The sign of a picture, and the colour of its foot. */
export type SiteSign = Drawing & { color: string };

/** Differs wherever two signs look different. */
export function signKey({ name, shortName, logo, color1, color2 }: SignedSite): string {
  return [name, shortName, logo, color1, color2].join('\n');
}

/**
 * The association that runs the site at the top left of a picture: its logo or initials and its short name;
 * the mark of Wavu where it has no name.
 *
 * @param isAlone nothing else stands beside it
 */
export async function drawSign(
  site: SignedSite,
  readLogo: ReadLogo,
  { form, isAlone }: { form: PictureForm; isAlone: boolean },
): Promise<SiteSign> {
  const text = site.shortName || site.name || 'Wavu';
  const hasRoom = isAlone || form === 'square';
  const isShown = hasRoom || [...text].length <= NARROW.mostLetters;
  const name: Label = { ...NAME, text, fit: hasRoom ? ROOM[form] : NARROW.fit };
  const color = site.color1 || COLORS.green;
  const mark = await drawMark(site, text, color, readLogo);
  return { ...mark, labels: isShown ? [...mark.labels, name] : mark.labels, color };
}

async function drawMark(
  { name, logo, color2 }: SignedSite,
  text: string,
  color: string,
  readLogo: ReadLogo,
): Promise<Drawing> {
  const { left, top, size } = PLACE;
  const bytes = logo === '' ? undefined : await readLogo(logo.replace(/-\d+\.webp$/, '-64.webp'));
  if (bytes) return { shapes: '', labels: [], pictures: [{ bytes, left, top, size }] };
  const inPlace = (shapes: string) =>
    `<g transform="translate(${left} ${top}) scale(${size / 32})">${shapes}</g>`;
  if (name === '') return { shapes: inPlace(WAVU), labels: [], pictures: [] };
  const shapes = inPlace(
    `<rect width="32" height="32" rx="7" fill="${color}"/>` +
      `<path d="M3 28h26" stroke="${color2 || COLORS.gold}" stroke-width="3" stroke-linecap="round"/>`,
  );
  const middle = left + size / 2;
  const letters = { text: siteInitials(text), x: middle, y: top + 25, size: 24, color: '#ffffff' };
  return { shapes, labels: [letters], pictures: [] };
}
