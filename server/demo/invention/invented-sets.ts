import { isDecidingSet, type MatchRules, setLimits } from '#domain/volleyball/match-rules.ts';
import { type Chance, chanceOf } from './chance.ts';

export type Score = [number, number];

/** The strength of a made-up side, from 0 to 1; the same for the same name. */
function strengthOf(name: string): number {
  return chanceOf(`strength of ${name}`)();
}

/**
 * A whole match as it might have gone between these two, the stronger winning more often than not.
 * The same two on the same day always give the same.
 *
 * @returns points of team 1 and team 2, set by set
 */
export function inventSets(
  rules: MatchRules,
  team1: string,
  team2: string,
  occasion: string,
): Score[] {
  const chance = chanceOf(`${occasion} ${team1} ${team2}`);
  // Home is worth a little; so that the best lose, too, now and then, no set is won beforehand.
  const edge = (strengthOf(team1) - strengthOf(team2)) * 2.6 + 0.15;
  const odds = 1 / (1 + Math.exp(-edge));
  const needed = rules.setsToWin ?? 1;
  const sets: Score[] = [];
  const wins: Score = [0, 0];
  while (Math.max(...wins) < needed) {
    const isHome = chance() < odds;
    const [won, lost] = inventSet(rules, sets.length + 1, Math.abs(edge), chance);
    sets.push(isHome ? [won, lost] : [lost, won]);
    wins[isHome ? 0 : 1] += 1;
  }
  return sets;
}

function inventSet(rules: MatchRules, set: number, gap: number, chance: Chance): Score {
  const { target, lead } = setLimits(rules, set);
  // One set in eight goes beyond its target.
  if (chance() < (isDecidingSet(rules, set) ? 0.2 : 0.12)) {
    const more = 1 + Math.floor(chance() ** 2 * 5);
    return [target + more, target + more - lead];
  }
  const spread = target * (0.28 + gap * 0.12);
  return [target, Math.max(3, target - lead - Math.floor(chance() ** 1.4 * spread))];
}
