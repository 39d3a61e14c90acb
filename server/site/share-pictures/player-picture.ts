import type { Player } from '#contract/people/player.ts';
import type { TeamRef } from '#contract/people/team.ts';
import type { PictureForm } from '#contract/site/share-picture.ts';
import { crestColors } from '#domain/crest/crest-shape.ts';
import { tonesOf } from '#domain/crest/match-colors.ts';
import { COLORS, type Drawing } from './draw-picture.ts';

const LAYOUTS = {
  wide: { middle: 600, shirt: { top: 110, scale: 2.6 }, name: 460, facts: 545, fit: 1120 },
  square: { middle: 540, shirt: { top: 200, scale: 4.6 }, name: 800, facts: 900, fit: 980 },
} as const;

/** As `app/features/players/shirt.tsx` draws it, 96 wide. */
const SHIRT = 'M32 4Q48 16 64 4L92 20 82 44 74 40V100H22V40L14 44 4 20z';

/**
 * The back of the shirt in the colours of the team, name and team. No photo: what a messenger has
 * fetched could not be taken back with a consent.
 */
export function drawPlayerPicture(
  { fullName, jerseyNumber }: Pick<Player, 'fullName' | 'jerseyNumber'>,
  team: Pick<TeamRef, 'name' | 'jerseyColor1' | 'jerseyColor2'> | undefined,
  form: PictureForm,
): Drawing {
  const { middle, shirt, name, facts, fit } = LAYOUTS[form];
  const {
    name: seed,
    jerseyColor1,
    jerseyColor2,
  } = team ?? {
    name: fullName,
    jerseyColor1: '#ffffff',
    jerseyColor2: '#ffffff',
  };
  const { field, band } = crestColors(seed, jerseyColor1, jerseyColor2);
  const tones = tonesOf(field);
  const left = middle - 48 * shirt.scale;
  return {
    shapes:
      `<g transform="translate(${left} ${shirt.top}) scale(${shirt.scale})">` +
      `<path d="${SHIRT}" fill="${tones.field}" stroke="#fff" stroke-width="2"/>` +
      `<path d="M22 86h52v8H22zM6 24l10 18-4 2L2 26z" fill="${band}"/></g>`,
    labels: [
      {
        text: jerseyNumber === null ? '' : String(jerseyNumber),
        x: middle,
        y: shirt.top + 58 * shirt.scale,
        size: Math.round(34 * shirt.scale),
        color: tones.ink,
      },
      { text: fullName, x: middle, y: name, size: 68, color: COLORS.ink, fit, mostLetters: 60 },
      { text: team?.name ?? '', x: middle, y: facts, size: 38, color: COLORS.quiet, fit },
    ],
    pictures: [],
  };
}
