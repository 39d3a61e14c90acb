import { headColors } from '#app/features/teams/team-colors.tsx';
import type { TeamRef } from '#contract/people/team.ts';

type Props = {
  team: Pick<TeamRef, 'name' | 'jerseyColor1' | 'jerseyColor2'>;
  number: number | null;
  /** Among others the rim is that of crests; in a head it is white. */
  isSmall?: boolean;
};

/** The back of a shirt in the colours of the team, where there is no picture. */
export function Shirt({ team, number, isSmall = false }: Props) {
  const { color, ink, second } = headColors(team);
  return (
    <svg className={isSmall ? 'shirt' : 'band-shirt'} viewBox="0 0 96 104" aria-hidden="true">
      <path d="M32 4Q48 16 64 4L92 20 82 44 74 40V100H22V40L14 44 4 20z" fill={color} />
      <path d="M22 86h52v8H22zM6 24l10 18-4 2L2 26z" fill={second} />
      <text x="48" y="70" fill={ink}>
        {number}
      </text>
    </svg>
  );
}
