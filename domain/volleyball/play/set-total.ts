import { isDecidedBy, isFinalResult } from '../derive.ts';
import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import { maxSets } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet, withUnplayedSet } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import { close, currentLimits } from '../set-close.ts';
import { isPossibleTotal, isReachableScore } from '../set-end.ts';
import type { SetState, TeamInSet } from '../set-state.ts';
import { newSet } from '../set-state.ts';
import { activeSet, isRefused } from './rally.ts';
import { scoreMoved } from './score-point.ts';

/** The running score after a gap. The rallies between stay unknown, and so do server and positions. */
export function setScore(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'set-score'>,
): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  if (set.set !== event.set) {
    return refuse('NO_ACTIVE_SET', `Set ${event.set} is not being played.`, 'set');
  }
  if (!isScore(event.team1Score) || !isScore(event.team2Score)) {
    return refuse('INVALID_SCORE', 'Scores are whole numbers from 0.', badScore(event));
  }
  const more1 = event.team1Score - set.team1Score;
  const more2 = event.team2Score - set.team2Score;
  if (more1 < 0 || more2 < 0) {
    const field = more1 < 0 ? 'team1Score' : 'team2Score';
    return refuse('SCORE_BACKWARDS', 'A running score cannot go down.', field);
  }
  if (more1 + more2 === 0) return accept(state);
  if (!isReachableScore(event.team1Score, event.team2Score, currentLimits(rules, set))) {
    const detail = `Play ends before ${event.team1Score}-${event.team2Score}.`;
    return refuse('SCORE_UNREACHABLE', detail);
  }
  const after: SetState = {
    ...set,
    team1Score: event.team1Score,
    team2Score: event.team2Score,
    rallies: set.rallies + more1 + more2,
    serving: event.serving ?? null,
    challenged: false,
    detail: set.detail === 'none' ? 'sets' : set.detail,
    team1: afterGap(set.team1, more1),
    team2: afterGap(set.team2, more2),
  };
  return accept(scoreMoved(rules, state, set, after, event.at));
}

function afterGap(team: TeamInSet, points: number): TeamInSet {
  const unknownPoints = team.unknownPoints + points;
  return { ...team, court: null, requestRejected: false, unknownPoints };
}

/**
 * The final total of a set, at every level of detail; written again it replaces. Legal while live or
 * suspended, and after the end too: a late or corrected total does not re-open the match.
 */
export function setResult(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'set-result'>,
): Applied {
  const refused = refuseSetResult(rules, state, event);
  if (refused !== null) return refused;
  const { team1Score, team2Score } = event;
  const findings: Finding[] = [];
  const irregular = !isPossibleTotal(rules, event.set, team1Score, team2Score);
  if (irregular) {
    if (event.allowIrregular !== true) {
      const detail = `${team1Score}-${team2Score} is not a final score of set ${event.set}.`;
      return refuse('INVALID_FINAL_SCORE', detail);
    }
    const detail = `${team1Score}-${team2Score} stands by confirmation only.`;
    findings.push({ code: 'IRREGULAR_TOTAL', detail });
  }
  const existing = state.sets[event.set - 1];
  const total = withTotal(existing ?? newSet(event.set, !isDecidedBy(rules, state.sets)), event);
  const written: SetState = { ...total, irregular };
  const next =
    existing === undefined
      ? withUnplayedSet(state, written)
      : { ...state, sets: state.sets.with(event.set - 1, written) };
  if (!rules.deadSets && isDecidedBy(rules, next.sets.slice(0, -1))) {
    const detail = `With this total, sets after set ${event.set} would not have been played.`;
    return refuse('BREAKS_LATER', detail);
  }
  const sets = rules.deadSets ? recount(rules, next.sets) : next.sets;
  return accept({ ...next, sets }, findings);
}

function refuseSetResult(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'set-result'>,
): Refused | null {
  if (state.status !== 'Live' && state.status !== 'ended' && state.status !== 'suspended') {
    return refuse('MATCH_NOT_LIVE', `The match is ${state.status}; start it first.`);
  }
  if (!Number.isInteger(event.set) || event.set < 1 || event.set > maxSets(rules)) {
    return refuse('NO_SUCH_SET', `The match has sets 1 to ${maxSets(rules)}.`, 'set');
  }
  if (state.forfeit !== null) return refuse('MATCH_OVER', 'The match was forfeited.');
  if (!isScore(event.team1Score) || !isScore(event.team2Score)) {
    return refuse('INVALID_FINAL_SCORE', 'Scores are whole numbers from 0.', badScore(event));
  }
  const drawn = event.team1Score === event.team2Score;
  if (drawn && !(rules.timeLimitMin !== null && rules.onTime === 'drawAllowed')) {
    return refuse('INVALID_FINAL_SCORE', 'A set does not end level.');
  }
  if (event.set <= state.sets.length) return null;
  if (liveSet(state) !== null) {
    return refuse('SET_RUNNING', `Set ${state.sets.length} is not over yet.`, 'set');
  }
  if (isDecidedBy(rules, state.sets) && !rules.deadSets) {
    return refuse('MATCH_OVER', 'The match is decided; no further set is played.');
  }
  if (event.set > state.sets.length + 1) {
    return refuse('SET_MISSING', `Set ${state.sets.length + 1} comes first.`, 'set');
  }
  return null;
}

/** A total that says what is known already keeps the points; any other replaces them. */
function withTotal(set: SetState, event: EventNamed<'set-result'>): SetState {
  const { team1Score, team2Score } = event;
  if (set.team1Score === team1Score && set.team2Score === team2Score && set.points.length > 0) {
    return set.over ? set : close(set, event.at);
  }
  const total: SetState = {
    ...set,
    team1Score,
    team2Score,
    rallies: team1Score + team2Score,
    points: [],
    detail: 'sets',
    serving: null,
    confirmed: false,
    team1: { ...set.team1, court: null, unknownPoints: team1Score, awarded: 0 },
    team2: { ...set.team2, court: null, unknownPoints: team2Score, awarded: 0 },
  };
  const closed = close(total, event.at);
  return { ...closed, endedAt: set.startedAt === null ? null : (set.endedAt ?? event.at) };
}

/** The sets that count, when some may be played after the decision. */
function recount(rules: MatchRules, sets: readonly SetState[]): SetState[] {
  const counted: SetState[] = [];
  for (const set of sets) counted.push({ ...set, counts: !isDecidedBy(rules, counted) });
  return counted;
}

/** Only the set wins are known; as soon as a set is known it gives way. */
export function result(rules: MatchRules, state: MatchState, event: EventNamed<'result'>): Applied {
  if (state.status === 'cancelled') {
    return refuse('MATCH_NOT_LIVE', 'A cancelled match has no result.');
  }
  if (state.forfeit !== null) return refuse('MATCH_OVER', 'The match was forfeited.');
  if (state.sets.length > 0) {
    return refuse('SETS_KNOWN', 'The sets of this match are known; the result follows from them.');
  }
  const { team1Wins, team2Wins } = event;
  if (!isScore(team1Wins) || !isScore(team2Wins)) {
    return refuse('INVALID_FINAL_RESULT', 'Set wins are whole numbers from 0.');
  }
  const irregular = !isFinalResult(rules, team1Wins, team2Wins);
  if (irregular && event.allowIrregular !== true) {
    const detail = `A match does not end ${team1Wins}-${team2Wins} under these rules.`;
    return refuse('INVALID_FINAL_RESULT', detail);
  }
  return accept({ ...state, result: { team1Wins, team2Wins, irregular } });
}

/** The time of a set is up (see `onTime` of the rules). */
export function timeUp(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'time-up'>,
): Applied {
  if (rules.timeLimitMin === null) {
    return refuse('NO_TIME_LIMIT', 'Sets of this match have no time limit.');
  }
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const ends = set.team1Score !== set.team2Score || rules.onTime === 'drawAllowed';
  const after: SetState = ends ? close(set, event.at) : { ...set, timeUp: true };
  return accept({ ...state, sets: state.sets.with(-1, after) });
}

function isScore(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function badScore(event: { team1Score: number; team2Score: number }): string {
  return isScore(event.team1Score) ? 'team2Score' : 'team1Score';
}
