import { PICTURE_FORMS, type PictureForm } from '#contract/site/share-picture.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import { requestLayers } from '#server/platform/pictures/request-pictures.ts';

/** Pictures have colours of their own; `live` is the badge of app/styles/theme.css, `--color-live`. */
export const COLORS = {
  ground: '#0b100e',
  ink: '#eef3f0',
  quiet: '#9aa8a1',
  green: '#0b6b3a',
  gold: '#fcd116',
  live: '#c8102e',
  onLive: '#ffffff',
} as const;

export type Drawing = {
  /** SVG without text: the fonts of a server are not known. */
  shapes: string;
  labels: Label[];
  pictures: { bytes: Uint8Array; left: number; top: number; size: number }[];
};

const MARK =
  '<g transform="translate(40 40) scale(1.75)"><rect width="32" height="32" rx="7" fill="#0b6b3a"/>' +
  '<path d="M3 15h26M3 20h26M3 25h26" stroke="#fff" stroke-width="1.600" opacity=".85"/>' +
  '<path d="M4 27C8 6 18 2 26 9" fill="none" stroke="#fcd116" stroke-width="2.400" stroke-linecap="round"/>' +
  '<circle cx="26" cy="9.500" r="3.200" fill="#fcd116"/></g>';

/** A PNG of few colours: the mark, the drawing and a green line at the foot. */
export function drawPicture(
  { shapes, labels, pictures }: Drawing,
  form: PictureForm = 'wide',
): Promise<Uint8Array> {
  const { width, height } = PICTURE_FORMS[form];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${COLORS.ground}"/>` +
    `<rect y="${height - 10}" width="${width}" height="10" fill="${COLORS.green}"/>` +
    `${MARK}${shapes}</svg>`;
  const brand: Label = { text: 'Wavu', x: 178, y: 68, size: 40, color: COLORS.ink };
  return requestLayers({ svg, labels: [brand, ...labels], pictures });
}
