import type { CSSProperties } from 'react';
import type { TeamRef } from '#contract/people/team.ts';
import { crestColors } from '#domain/crest/crest-shape.ts';

/** The colour of a team's half and of the numerals on it, black or white by contrast. */
export function halfColors(team: TeamRef): { background: string; color: string } {
  const { field, ink } = crestColors(team.name, team.jerseyColor1, team.jerseyColor2);
  return { background: field, color: ink };
}

/** The same as custom properties, where the screen's contrast decides what becomes of them. */
export function teamPaint(team: TeamRef): CSSProperties {
  const { background, color } = halfColors(team);
  return { '--team': background, '--team-ink': color } as CSSProperties;
}
