import { computeStandings, type StandingsInput } from './standings.ts';

/**
 * The same pool without its last teams, down to `size` teams: their matches are left out for all.
 * The other way to compare teams of unequal pools is by averages (`pointsPerMatch`, `setShare`).
 * [M] Both are handed down by custom; no volleyball regulation that we found prescribes either.
 *
 * The last team is looked for again after each one dropped: the table may turn when matches go.
 */
export function withoutLastTeams(pool: StandingsInput, size: number): StandingsInput {
  if (pool.teams.length <= size) return pool;
  const last = computeStandings(pool).rows.at(-1)?.team;
  const isPlayedByOthers = (match: { team1: string; team2: string }) =>
    match.team1 !== last && match.team2 !== last;
  const smaller: StandingsInput = {
    ...pool,
    teams: pool.teams.filter((team) => team !== last),
    matches: pool.matches.filter(isPlayedByOthers),
    fixtures: pool.fixtures?.filter(isPlayedByOthers),
    adjustments: pool.adjustments?.filter((it) => it.team !== last),
  };
  return withoutLastTeams(smaller, size);
}
