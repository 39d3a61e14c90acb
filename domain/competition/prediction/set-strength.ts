/** Sets that two teams won against each other; `neutral`: neither was at home. */
export type SetsPlayed = {
  team1: string;
  team2: string;
  setsWon: readonly [number, number];
  neutral?: boolean;
};

/**
 * Strengths as a Bradley-Terry model has them: the odds of a set are the strength of one team over
 * that of the other, times `home` for the team at home. The geometric mean of all strengths is 1.
 */
export type SetStrength = { readonly of: ReadonlyMap<string, number>; readonly home: number };

/**
 * Sets that each team is taken to have won and lost against an average one before the season: they
 * keep a team that has won everything at a finite strength. This and `ONE_DAY` were chosen on 1,678
 * matches of real leagues (docs/statistics.md).
 */
const PRIOR_SETS = 3;
/** The same for the advantage of playing at home. */
const PRIOR_HOME_SETS = 20;
/** The sets of one match hang together by the form of the day: their odds count for less than one set each. */
const ONE_DAY = 0.85;
const ROUNDS = 60;

/**
 * The strengths that make the sets played most likely (R. A. Bradley and M. E. Terry 1952, by the
 * iteration of D. R. Hunter 2004). The order of the matches has no say.
 */
export function setStrength(teams: readonly string[], matches: readonly SetsPlayed[]): SetStrength {
  let strength = new Map(teams.map((team) => [team, 1]));
  let home = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    strength = improved(strength, matches, home);
    home = improvedHome(strength, matches, home);
  }
  return { of: strength, home };
}

function improved(
  strength: ReadonlyMap<string, number>,
  matches: readonly SetsPlayed[],
  home: number,
): Map<string, number> {
  const won = new Map<string, number>();
  const met = new Map<string, number>();
  const add = (sums: Map<string, number>, team: string, more: number) =>
    sums.set(team, (sums.get(team) ?? 0) + more);
  for (const { team1, team2, setsWon, neutral } of matches) {
    const factor = neutral ? 1 : home;
    const total = factor * strength.get(team1)! + strength.get(team2)!;
    const sets = setsWon[0] + setsWon[1];
    add(won, team1, setsWon[0]);
    add(won, team2, setsWon[1]);
    add(met, team1, (sets * factor) / total);
    add(met, team2, sets / total);
  }
  const next = new Map<string, number>();
  for (const [team, own] of strength) {
    const wins = (won.get(team) ?? 0) + PRIOR_SETS;
    next.set(team, wins / ((met.get(team) ?? 0) + (2 * PRIOR_SETS) / (own + 1)));
  }
  const logs = [...next.values()].reduce((sum, value) => sum + Math.log(value), 0);
  const mean = Math.exp(logs / Math.max(1, next.size));
  return new Map([...next].map(([team, value]) => [team, value / mean]));
}

function improvedHome(
  strength: ReadonlyMap<string, number>,
  matches: readonly SetsPlayed[],
  home: number,
): number {
  let won = PRIOR_HOME_SETS;
  let met = (2 * PRIOR_HOME_SETS) / (home + 1);
  for (const { team1, team2, setsWon, neutral } of matches) {
    if (neutral) continue;
    const own = strength.get(team1)!;
    won += setsWon[0];
    met += ((setsWon[0] + setsWon[1]) * own) / (home * own + strength.get(team2)!);
  }
  return won / met;
}

/**
 * The chance of team 1, at home unless `neutral`, to win a set of a match to come. A team that is not
 * known is average.
 */
export function setChance(
  { of, home }: SetStrength,
  { team1, team2, neutral = false }: { team1: string; team2: string; neutral?: boolean },
): number {
  const odds = ((neutral ? 1 : home) * (of.get(team1) ?? 1)) / (of.get(team2) ?? 1);
  const counted = odds ** ONE_DAY;
  return counted / (counted + 1);
}
