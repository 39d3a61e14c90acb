import { resultFor } from '#app/features/match-page/head-to-head/head-to-head.ts';
import type { Match } from '#contract/matches/match.ts';

export type TeamResults = { team: string; won: number; played: number };

/** Matches of the player's team that were won, and in all. */
export function resultsOf(team: { id: string; name: string }, past: readonly Match[]): TeamResults {
  const results = past.flatMap((match) => resultFor(match, team.id) ?? []);
  const won = results.filter((result) => result === 'W').length;
  return { team: team.name, won, played: results.length };
}
