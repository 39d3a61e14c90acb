/** The address of a team's season in a league, or of one player's zones there. */
export function seasonPath(league: string, team: string, player?: string): string {
  const zones = player === undefined ? '' : `&player=${player}`;
  return `/league/${league}/statistics?team=${team}${zones}`;
}
