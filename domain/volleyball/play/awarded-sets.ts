import { isDecidedBy } from '../derive.ts';
import type { MatchRules } from '../match-rules.ts';
import { setLimits } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet, withUnplayedSet } from '../match-state.ts';
import { close, currentLimits } from '../set-close.ts';
import { pointsNeeded } from '../set-end.ts';
import type { SetState } from '../set-state.ts';
import { newSet } from '../set-state.ts';
import type { Side } from '../side.ts';
import { otherSide } from '../side.ts';

/** The running set, or else the next one, goes to `winner`, which gets the points it needs (Rule 6.4). */
export function giveSet(
  rules: MatchRules,
  state: MatchState,
  winner: Side,
  at: number,
): MatchState {
  const running = liveSet(state);
  if (running !== null) {
    return { ...state, sets: state.sets.with(-1, completed(rules, running, winner, at)) };
  }
  const next = newSet(state.sets.length + 1, !isDecidedBy(rules, state.sets));
  const awarded = { ...completed(rules, next, winner, at), endedAt: null };
  return withUnplayedSet(state, awarded);
}

/** Every set that `winner` still needs; the other side keeps its points and sets. */
export function giveMatch(
  rules: MatchRules,
  state: MatchState,
  winner: Side,
  at: number,
): MatchState {
  let next = state;
  do next = giveSet(rules, next, winner, at);
  while (!isDecidedBy(rules, next.sets));
  return next;
}

/** 0-25, 0-25, 0-25: whatever was played, none of it counts. */
export function forfeitedSets(rules: MatchRules, loser: Side): SetState[] {
  const winner = otherSide(loser);
  const sets: SetState[] = [];
  while (!isDecidedBy(rules, sets)) {
    const set = newSet(sets.length + 1, true);
    const points = rules.defaultScore ?? setLimits(rules, set.set).target;
    sets.push({ ...close(awarded(set, winner, points), 0), winner, endedAt: null });
  }
  return sets;
}

function completed(rules: MatchRules, set: SetState, winner: Side, at: number): SetState {
  const own = winner === 'team1' ? set.team1Score : set.team2Score;
  const others = winner === 'team1' ? set.team2Score : set.team1Score;
  const needed = pointsNeeded(own, others, currentLimits(rules, set));
  return close(awarded(set, winner, needed - own), at);
}

/** `points` to `side` by decision; server and positions stay. Negative points take away. */
export function awarded(set: SetState, side: Side, points: number): SetState {
  const team = { ...set[side], awarded: set[side].awarded + points };
  const detail = set.detail === 'none' ? 'sets' : set.detail;
  return side === 'team1'
    ? { ...set, team1: team, team1Score: set.team1Score + points, detail }
    : { ...set, team2: team, team2Score: set.team2Score + points, detail };
}
