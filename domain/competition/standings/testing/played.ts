import type { StandingsMatch } from '../match-side.ts';

/**
 * A match for a test: `played('A', 'B', '25-20 20-25 15-10')`. Sets are won by the higher score; a
 * level score is an unfinished set. The id is the pair unless another is given.
 */
export function played(
  team1: string,
  team2: string,
  sets: string,
  rest: Partial<StandingsMatch> = {},
): StandingsMatch {
  const scores = sets
    .split(' ')
    .filter((set) => set !== '')
    .map((set) => set.split('-').map(Number) as unknown as readonly [number, number]);
  const setsWon = [
    scores.filter(([a, b]) => a > b).length,
    scores.filter(([a, b]) => a < b).length,
  ] as const;
  return { id: `${team1}-${team2}`, team1, team2, sets: scores, setsWon, ...rest };
}

const SETS: Readonly<Record<string, string>> = {
  '3-0': '25-20 25-20 25-20',
  '3-1': '25-20 20-25 25-20 25-20',
  '3-2': '25-20 20-25 25-20 20-25 15-10',
  '2-3': '20-25 25-20 20-25 25-20 10-15',
  '1-3': '20-25 25-20 20-25 20-25',
  '0-3': '20-25 20-25 20-25',
};

/** A match with every set at 25-20 and the fifth at 15-10: `result('A', 'B', '3-2')`. */
export function result(
  team1: string,
  team2: string,
  setsWon: keyof typeof SETS,
  rest: Partial<StandingsMatch> = {},
): StandingsMatch {
  return played(team1, team2, SETS[setsWon] as string, rest);
}
