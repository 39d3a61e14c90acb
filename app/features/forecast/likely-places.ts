/**
 * The narrowest run of places, from best to worst, in which a team ends in at least nine seasons of
 * ten; of two as narrow the likelier one.
 */
export function likelyPlaces(
  chances: readonly number[],
  share = 0.9,
): [best: number, worst: number] {
  let found: { best: number; worst: number; chance: number } | undefined;
  for (let best = 1; best <= chances.length; best += 1) {
    let chance = 0;
    for (let worst = best; worst <= chances.length; worst += 1) {
      chance += chances[worst - 1]!;
      // Shares of ten thousand seasons add up to a hair less than they are.
      if (chance < share - 1e-9) continue;
      const isNarrower = found === undefined || worst - best < found.worst - found.best;
      const isLikelier =
        found !== undefined && worst - best === found.worst - found.best && chance > found.chance;
      if (isNarrower || isLikelier) found = { best, worst, chance };
      break;
    }
  }
  return found === undefined ? [1, chances.length] : [found.best, found.worst];
}
