/** A set score of a match, team 1 first, with its chance. */
export type ScoreChance = { readonly setsWon: readonly [number, number]; readonly chance: number };

/** Best of `2 * setsToWin - 1`, or `fixedSets` sets that are all played. */
export type MatchLength =
  | { readonly setsToWin: number; readonly fixedSets: null }
  | { readonly setsToWin: null; readonly fixedSets: number };

/** Every set score that a match can end with, each set won by team 1 with the same chance. */
export function scoreChances(set: number, length: MatchLength): ScoreChance[] {
  const { setsToWin, fixedSets } = length;
  if (fixedSets !== null) {
    return Array.from({ length: fixedSets + 1 }, (_, won) => {
      const chance = ways(fixedSets, won) * set ** won * (1 - set) ** (fixedSets - won);
      return { setsWon: [won, fixedSets - won], chance };
    });
  }
  return Array.from({ length: setsToWin }, (_, lost): ScoreChance[] => {
    // The last set is the winner's; the others come in any order.
    const orders = ways(setsToWin - 1 + lost, lost);
    return [
      { setsWon: [setsToWin, lost], chance: orders * set ** setsToWin * (1 - set) ** lost },
      { setsWon: [lost, setsToWin], chance: orders * (1 - set) ** setsToWin * set ** lost },
    ];
  }).flat();
}

/** The chance of team 1 to win the match; of a drawn one half. */
export function matchChance(set: number, length: MatchLength): number {
  return scoreChances(set, length).reduce((sum, { setsWon: [first, second], chance }) => {
    if (first > second) return sum + chance;
    return first === second ? sum + chance / 2 : sum;
  }, 0);
}

/** Orders of `chosen` among `all`. */
function ways(all: number, chosen: number): number {
  let count = 1;
  for (let taken = 0; taken < chosen; taken += 1) count = (count * (all - taken)) / (taken + 1);
  return count;
}
