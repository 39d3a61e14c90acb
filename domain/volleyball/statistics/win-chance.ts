import {
  isDecidingSet,
  type MatchRules,
  maxSets,
  type SetLimits,
  setLimits,
} from '../match-rules.ts';
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

type SetScore = { team1: number; team2: number; serving: Side };

/**
 * The chance of team 1 to win a set from here, when every rally is won by the receivers with their own
 * side-out share and by the servers otherwise. `serving`: the side that serves next.
 */
export function setWinChance(score: SetScore, shares: SideOutShares, limits: SetLimits): number {
  return setChances(shares, limits)(score);
}

/** The chances of all scores of a set; each is reckoned once. */
function setChances(shares: SideOutShares, limits: SetLimits): (score: SetScore) => number {
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
  return ({ team1, team2, serving }) => from(team1, team2, serving);
}

type Wins = { team1Wins: number; team2Wins: number };

/** The chances of team 1 to win a match under these rules. */
export type ChanceModel = {
  /** With so many sets won, the next one not begun: either team may serve first. */
  between: (wins: Wins) => number;
  /** During a set. */
  during: (wins: Wins, set: number, score: SetScore) => number;
};

export function chanceModel(rules: MatchRules, shares: SideOutShares): ChanceModel {
  const usual = setChances(shares, setLimits(rules, 1));
  const deciding = setChances(shares, setLimits(rules, maxSets(rules)));
  const chancesOf = (set: number) => (isDecidingSet(rules, set) ? deciding : usual);
  const fromStart = (set: number) => {
    const begun = (serving: Side) => chancesOf(set)({ team1: 0, team2: 0, serving });
    return (begun('team1') + begun('team2')) / 2;
  };
  const between = ({ team1Wins, team2Wins }: Wins): number => {
    const played = team1Wins + team2Wins;
    if (rules.setsToWin !== null && team1Wins >= rules.setsToWin) return 1;
    if (rules.setsToWin !== null && team2Wins >= rules.setsToWin) return 0;
    if (played >= maxSets(rules)) return levelled(team1Wins, team2Wins);
    return after({ team1Wins, team2Wins }, fromStart(played + 1));
  };
  /** `set`: the chance to win the set that is played. */
  const after = ({ team1Wins, team2Wins }: Wins, set: number): number =>
    set * between({ team1Wins: team1Wins + 1, team2Wins }) +
    (1 - set) * between({ team1Wins, team2Wins: team2Wins + 1 });
  return {
    between,
    during: (wins, set, score) => after(wins, chancesOf(set)(score)),
  };
}

function levelled(team1: number, team2: number): number {
  if (team1 === team2) return 0.5;
  return team1 > team2 ? 1 : 0;
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
  return winChanceBy(chanceModel(rules, shares), state);
}

/** By a model that serves several states of one match. */
export function winChanceBy(model: ChanceModel, state: MatchState): number {
  if (state.decided) return state.winner === 'team1' ? 1 : state.winner === 'team2' ? 0 : 0.5;
  const live = liveSet(state);
  if (live === null || live.serving === null) return model.between(state);
  const score = { team1: live.team1Score, team2: live.team2Score, serving: live.serving };
  return model.during(state, live.set, score);
}
