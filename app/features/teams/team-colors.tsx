import type { TeamRef } from '#contract/people/team.ts';
import { crestColors } from '#domain/crest/crest-shape.ts';
import { tonesOf } from '#domain/crest/match-colors.ts';

type Colored = Pick<TeamRef, 'name' | 'jerseyColor1' | 'jerseyColor2'>;

/** The field of a team's head, its letters, and the second colour. */
export function headColors({ name, jerseyColor1, jerseyColor2 }: Colored) {
  const { field, band } = crestColors(name, jerseyColor1, jerseyColor2);
  const tones = tonesOf(field);
  return { color: tones.field, ink: tones.ink, second: band };
}

/** Two stripes in the second colour. */
export function TeamStripes({ color }: { color: string }) {
  return <path fill={color} d="M-68 0h26l-80 180h-26zM-30 0h8l-80 180h-8z" />;
}
