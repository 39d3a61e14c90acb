import { resultFor } from '#app/features/match-page/head-to-head/head-to-head.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';

/** One meeting as the team of the row sees it. */
export type Meeting = { id: string; score: string; result: 'W' | 'L' | 'D' };
export type CrossRow = {
  team: TeamRef;
  /** By column, in the order of the rows; null on the diagonal. */
  cells: (Meeting[] | null)[];
};

/**
 * Teams against teams: each meeting that has a result, once in the row of either team.
 * @param teams in the order of the table; matches of other teams are left out
 */
export function crossTable(teams: readonly TeamRef[], matches: readonly Match[]): CrossRow[] {
  const ended = matches.filter((match) => match.winner !== null);
  return teams.map((team) => ({
    team,
    cells: teams.map((other) =>
      other.id === team.id
        ? null
        : ended.flatMap((match) => meetingOf(match, team.id, other.id) ?? []),
    ),
  }));
}

function meetingOf(match: Match, team: string, other: string): Meeting | null {
  const { team1, team2, team1Wins, team2Wins } = match;
  const result = resultFor(match, team);
  if (result === null) return null;
  if (team1.id === team && team2.id === other) {
    return { id: match.id, score: `${team1Wins}-${team2Wins}`, result };
  }
  if (team2.id === team && team1.id === other) {
    return { id: match.id, score: `${team2Wins}-${team1Wins}`, result };
  }
  return null;
}
