import type { MatchRules, SetLimits } from '../match-rules.ts';
import { isDecidingSet, maxSets, setLimits } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet } from '../match-state.ts';
import { isSetOver } from '../set-end.ts';
import type { Side } from '../side.ts';

/** The share of rallies that each team wins while the other one serves. */
export type SideOutShares = Record<Side, number>;

/** Of 4,668 rallies of the real matches at hand 60 in 100 were won by the receivers (docs/statistics.md). */
export const USUAL_SIDE_OUT: SideOutShares = { team1: 0.6, team2: 0.6 };

/** So far beyond its target a level set counts as open: hardly one in a billion comes here. */
const POINTS_BEYOND = 40;

/**
 * The chance of team 1 to win a set from here, when every rally is won by the receivers with their own
 * side-out share and by the servers otherwise. `serving`: the side that serves next.
 */
export function setWinChance(
  score: { team1: number; team2: number; serving: Side },
  shares: SideOutShares,
  limits: SetLimits,
): number {
  const known = new Map<number, number>();
  const from = (a: number, b: number, serving: Side): number => {
    if (isSetOver(a, b, limits)) return a > b ? 1 : 0;
    if (a === b && a >= limits.target + POINTS_BEYOND) return 0.5;
    const key = (a * 1000 + b) * 2 + (serving === 'team1' ? 0 : 1);
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    const won = serving === 'team1' ? 1 - shares.team2 : shares.team1;
    const chance = won * from(a + 1, b, 'team1') + (1 - won) * from(a, b + 1, 'team2');
    known.set(key, chance);
    return chance;
  };
  return from(score.team1, score.team2, score.serving);
}

/**
 * The chance of team 1 to win the match from its state: the set being played from its score, the sets to
 * come from 0:0, either team serving first. A decided match is 1, 0 or, drawn, a half.
 */
export function winChance(
  rules: MatchRules,
  state: MatchState,
  shares: SideOutShares = USUAL_SIDE_OUT,
): number {
  if (state.decided) return state.winner === 'team1' ? 1 : state.winner === 'team2' ? 0 : 0.5;
  const newSet = (set: number) => {
    const limits = setLimits(rules, set);
    const begun = (serving: Side) => setWinChance({ team1: 0, team2: 0, serving }, shares, limits);
    return (begun('team1') + begun('team2')) / 2;
  };
  const usual = newSet(1);
  const deciding = newSet(maxSets(rules));
  const from = (team1: number, team2: number): number => {
    const played = team1 + team2;
    if (rules.setsToWin !== null && team1 >= rules.setsToWin) return 1;
    if (rules.setsToWin !== null && team2 >= rules.setsToWin) return 0;
    if (played >= maxSets(rules)) return team1 === team2 ? 0.5 : team1 > team2 ? 1 : 0;
    const set = isDecidingSet(rules, played + 1) ? deciding : usual;
    return set * from(team1 + 1, team2) + (1 - set) * from(team1, team2 + 1);
  };
  const live = liveSet(state);
  const { team1Wins, team2Wins } = state;
  if (live === null || live.serving === null) return from(team1Wins, team2Wins);
  const score = { team1: live.team1Score, team2: live.team2Score, serving: live.serving };
  const set = setWinChance(score, shares, setLimits(rules, live.set));
  return set * from(team1Wins + 1, team2Wins) + (1 - set) * from(team1Wins, team2Wins + 1);
}
