import type { CSSProperties } from 'react';
import { matchColors } from '#domain/crest/match-colors.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { ScoredTeams } from '../scored-teams.ts';

type Teams = Pick<ScoredTeams, Side>;

/** The colour of a team's half, never like the other team's, and of the numerals on it. */
export function halfColors(teams: Teams, side: Side): { background: string; color: string } {
  const { field, ink } = matchColors(teams.team1, teams.team2)[side];
  return { background: field, color: ink };
}

/** The same as custom properties, where the screen's contrast decides what becomes of them. */
export function teamPaint(teams: Teams, side: Side): CSSProperties {
  const { background, color } = halfColors(teams, side);
  return { '--team': background, '--team-ink': color } as CSSProperties;
}
