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

/** A PNG of few colours: the sign of the site, the drawing, and a line at the foot in the site's colour. */
export function drawPicture(
  { shapes, labels, pictures }: Drawing,
  form: PictureForm,
  sign: Drawing & { color: string },
): Promise<Uint8Array> {
  const { width, height } = PICTURE_FORMS[form];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${COLORS.ground}"/>` +
    `<rect y="${height - 10}" width="${width}" height="10" fill="${sign.color}"/>` +
    `${sign.shapes}${shapes}</svg>`;
  return requestLayers({
    svg,
    labels: [...sign.labels, ...labels],
    pictures: [...sign.pictures, ...pictures],
  });
}
