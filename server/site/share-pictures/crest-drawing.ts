import type { TeamRef } from '#contract/people/team.ts';
import { crestForm } from '#domain/crest/crest-form.ts';
import { crestColors, initialsOf } from '#domain/crest/crest-shape.ts';
import { COLORS, type Drawing } from './draw-picture.ts';

/** Reads an uploaded logo by its address; undefined where it is not ours or gone. */
export type ReadLogo = (address: string) => Promise<Uint8Array | undefined>;

type Place = { x: number; top: number; size: number };

/** Of the crest's height, by the number of letters. */
const LETTER_SIZES = [0.3, 0.3, 0.3, 0.24];

/** A team's logo, or the crest that pages show; `x` is its middle. */
export async function drawCrest(
  team: Pick<TeamRef, 'name' | 'logo' | 'jerseyColor1' | 'jerseyColor2'>,
  { x, top, size }: Place,
  readLogo: ReadLogo,
): Promise<Drawing> {
  const left = x - size / 2;
  const logo = team.logo === null ? undefined : await readLogo(team.logo);
  if (logo) return { shapes: '', labels: [], pictures: [{ bytes: logo, left, top, size }] };
  const { field, band, ink } = crestColors(team.name, team.jerseyColor1, team.jerseyColor2);
  const { outline, pattern, baseline } = crestForm(team.name);
  const initials = initialsOf(team.name);
  const letters = Math.round(size * (LETTER_SIZES[initials.length] ?? 0.18));
  const y = Math.round(top + ((baseline - 3) / 24) * size);
  return {
    shapes:
      `<g transform="translate(${left} ${top}) scale(${size / 24})">` +
      `<path d="${outline}" fill="${field}"/><path d="${pattern}" fill="${band}"/>` +
      // The letters are made for the first colour.
      `<circle cx="12" cy="${baseline - 3}" r="6.500" fill="${field}"/>` +
      `<path d="${outline}" fill="none" stroke="${COLORS.quiet}" stroke-width=".4"/></g>`,
    labels: [{ text: initials, x, y, size: letters, color: ink }],
    pictures: [],
  };
}
