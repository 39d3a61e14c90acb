import type { MatchRules } from './match-rules.ts';
import { isDecidingSet, maxSets } from './match-rules.ts';
import type { MatchState, Phase } from './match-state.ts';
import { liveSet } from './match-state.ts';
import { currentLimits } from './set-close.ts';
import { setPointAt } from './set-end.ts';
import type { Detail, SetState } from './set-state.ts';
import { leaderOf } from './set-state.ts';
import type { Side } from './side.ts';

type Wins = { team1: number; team2: number };

export function setWins(sets: readonly SetState[]): Wins {
  let team1 = 0;
  let team2 = 0;
  for (const { over, counts, winner } of sets) {
    if (!over || !counts) continue;
    if (winner === 'team1') team1 += 1;
    else if (winner === 'team2') team2 += 1;
  }
  return { team1, team2 };
}

/** Nothing more is to be played: enough sets won, or all of them over. */
export function isDecidedBy(rules: MatchRules, sets: readonly SetState[]): boolean {
  return isDecidedAt(rules, sets, setWins(sets));
}

function isDecidedAt(rules: MatchRules, sets: readonly SetState[], wins: Wins): boolean {
  if (rules.setsToWin !== null && Math.max(wins.team1, wins.team2) >= rules.setsToWin) return true;
  const most = maxSets(rules);
  return sets.length >= most && sets.filter((set) => set.over).length >= most;
}

/** Set wins a played match can end with; draws only where the sets are fixed or may be drawn. */
export function isFinalResult(rules: MatchRules, team1Wins: number, team2Wins: number): boolean {
  const most = Math.max(team1Wins, team2Wins);
  const least = Math.min(team1Wins, team2Wins);
  if (!Number.isInteger(team1Wins) || !Number.isInteger(team2Wins) || least < 0) return false;
  const setsMayBeDrawn = rules.timeLimitMin !== null && rules.onTime === 'drawAllowed';
  if (rules.setsToWin !== null && most >= rules.setsToWin) {
    return most === rules.setsToWin && least < most;
  }
  if (setsMayBeDrawn) return most + least <= maxSets(rules);
  return rules.setsToWin === null && most + least === maxSets(rules);
}

/**
 * Recomputes what follows from the sets and the facts; the last step of every event. It writes into the
 * state that the event has just made and nobody has seen: a copy of it is half the time of a fold.
 */
export function settle(rules: MatchRules, state: MatchState): void {
  const set = liveSet(state);
  const last = state.sets.at(-1);
  const wins =
    state.result === null
      ? setWins(state.sets)
      : { team1: state.result.team1Wins, team2: state.result.team2Wins };
  const decided =
    state.forfeit !== null ||
    (state.result === null
      ? isDecidedAt(rules, state.sets, wins)
      : isFinalResult(rules, wins.team1, wins.team2));
  const setPoint =
    set === null ? null : setPointAt(set.team1Score, set.team2Score, currentLimits(rules, set));
  const serving = set?.serving ?? null;
  const court = serving === null ? null : (set?.[serving].court ?? null);
  state.team1Wins = wins.team1;
  state.team2Wins = wins.team2;
  state.decided = decided;
  state.winner = winnerOf(state, decided, wins);
  state.serving = serving;
  state.server = court?.positions[0] ?? null;
  state.setPoint = setPoint;
  state.matchPoint = set === null ? null : matchPointOf(rules, set, wins, setPoint);
  state.detail = detailOf(state);
  state.currentSet = set?.set ?? null;
  state.sideChange = set !== null && state.sideChange;
  state.technicalTimeoutDue = set !== null && state.technicalTimeoutDue;
  state.left = last?.left ?? state.toss?.left ?? null;
  state.phase = phaseOf(state);
}

function winnerOf(state: MatchState, decided: boolean, wins: Wins): MatchState['winner'] {
  if (state.doubleForfeit) return null;
  if (!decided && state.status !== 'ended') return null;
  return leaderOf(wins.team1, wins.team2) ?? 'draw';
}

export function matchPointOf(
  rules: MatchRules,
  set: SetState,
  wins: Wins,
  setPoint: Side | 'both' | null,
): Side | 'both' | null {
  if (setPoint === null || !set.counts) return null;
  const team1 = setPoint !== 'team2' && winsMatch(rules, set, wins.team1 + 1, wins.team2);
  const team2 = setPoint !== 'team1' && winsMatch(rules, set, wins.team2 + 1, wins.team1);
  if (team1 && team2) return 'both';
  if (team1) return 'team1';
  return team2 ? 'team2' : null;
}

function winsMatch(rules: MatchRules, set: SetState, own: number, others: number): boolean {
  if (rules.setsToWin !== null && own >= rules.setsToWin) return true;
  return isDecidingSet(rules, set.set) && own > others;
}

function detailOf(state: MatchState): Detail {
  if (state.result !== null) return 'result';
  for (let at = state.sets.length - 1; at >= 0; at -= 1) {
    const { detail } = state.sets[at]!;
    if (detail !== 'none') return detail;
  }
  return 'none';
}

function phaseOf(state: MatchState): Phase {
  if (state.status === 'cancelled' || state.status === 'postponed') return state.status;
  if (state.finalised) return state.corrected ? 'corrected' : 'official';
  if (state.status === 'suspended') return state.status;
  if (state.decided || state.status === 'ended') return 'finished';
  if (state.currentSet !== null) return 'live';
  if (state.lineup1 !== null && state.lineup2 !== null) return 'set-ready';
  if (state.sets.length > 0) return 'interval';
  return state.status === 'Live' || state.toss !== null ? 'ready' : 'scheduled';
}
