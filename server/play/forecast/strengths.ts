import {
  type SetStrength,
  type SetsPlayed,
  setStrength,
} from '#domain/competition/prediction/set-strength.ts';

/** Of so many leagues the strengths are kept: the one not asked for the longest time goes first. */
const MOST_KEPT = 50;

const known = new Map<string, SetStrength>();

/**
 * The strengths of teams after these results, computed once for all who ask before the next result: 240
 * matches take 2 ms of the thread that scores go out on, to find them again a sixtieth.
 */
export function strengthsAfter(
  teams: readonly string[],
  matches: readonly SetsPlayed[],
): SetStrength {
  const results = matches.map(({ team1, team2, setsWon, neutral }) => {
    return [team1, team2, ...setsWon, neutral === true];
  });
  const key = JSON.stringify([teams, results]);
  const strength = known.get(key) ?? setStrength(teams, matches);
  known.delete(key);
  known.set(key, strength);
  if (known.size > MOST_KEPT) known.delete(known.keys().next().value as string);
  return strength;
}
