import type { Standings } from '#contract/leagues/standings.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';

export type Trophy = { league: { id: string; name: string }; team: TeamRef };

const FINAL = /^((the )?(grand )?(final|fainali)|F)$/i;

/**
 * The winner of a finished league: of its final where one was played, else the first of its only
 * table. null while matches are open, and where groups or a shared first place leave it open.
 */
export function championOf(
  matches: readonly Match[],
  standings: Standings,
  hasGroups: boolean,
): TeamRef | null {
  const counted = matches.filter((match) => match.status !== 'cancelled');
  if (counted.length === 0 || counted.some((match) => match.status !== 'ended')) return null;
  const final = counted.find((match) => FINAL.test(match.round?.trim() ?? ''));
  if (final !== undefined) {
    if (final.winner === 'team1') return final.team1;
    return final.winner === 'team2' ? final.team2 : null;
  }
  if (hasGroups) return null;
  const first = standings.rows.filter((row) => row.rank === 1);
  return first.length === 1 && first[0]!.played > 0 ? first[0]!.team : null;
}
