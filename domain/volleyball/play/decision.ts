import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import type { Applied } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import { currentLimits } from '../set-close.ts';
import { isReachableScore } from '../set-end.ts';
import { otherSide } from '../side.ts';
import { awarded, forfeitedSets, giveMatch, giveSet } from './awarded-sets.ts';
import { activeSet, isRefused } from './rally.ts';
import { scoreMoved } from './score-point.ts';

/** A decision about a match needs one that is neither decided nor called off. */
function refuseUndecidable(state: MatchState): Refused | null {
  if (state.decided) return refuse('MATCH_OVER', 'The match is decided.');
  if (state.status === 'not started' || state.status === 'Live' || state.status === 'suspended') {
    return null;
  }
  return refuse('MATCH_NOT_LIVE', `The match is ${state.status}.`);
}

/** Rule 6.4.3: the other side gets the points, or points and sets, it needs. */
export function incomplete(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'incomplete'>,
): Applied {
  const refused = refuseUndecidable(state);
  if (refused !== null) return refused;
  const give = event.scope === 'set' ? giveSet : giveMatch;
  return accept(give(rules, state, otherSide(event.team), event.at));
}

/**
 * Rule 6.4.1: a team that refuses to play or did not come loses every set 0-25, also those it had won.
 * When the other side forfeits as well nobody wins.
 */
export function forfeit(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'forfeit'> | EventNamed<'default'>,
): Applied {
  if (state.status === 'cancelled') {
    return refuse('MATCH_NOT_LIVE', 'A cancelled match cannot be forfeited.');
  }
  const cleared: MatchState = { ...state, result: null, lineup1: null, lineup2: null, pending: [] };
  if (state.forfeit === otherSide(event.team) && !state.doubleForfeit) {
    return accept({ ...cleared, doubleForfeit: true, sets: [] });
  }
  if (state.decided) return refuse('MATCH_OVER', 'The match is decided.');
  const sets = forfeitedSets(rules, event.team);
  return accept({ ...cleared, forfeit: event.team, sets });
}

/** The awards of officials: points, the set, or the match. */
export function award(rules: MatchRules, state: MatchState, event: EventNamed<'award'>): Applied {
  if (event.kind !== 'point') {
    const refused = refuseUndecidable(state);
    if (refused !== null) return refused;
    const give = event.kind === 'set' ? giveSet : giveMatch;
    return accept(give(rules, state, event.team, event.at));
  }
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const points = event.points ?? 1;
  const after = awarded(set, event.team, points);
  const limits = currentLimits(rules, set);
  if (points === 0 || !isReachableScore(after.team1Score, after.team2Score, limits)) {
    const detail = `An award of ${points} points leads to no score that play can reach.`;
    return refuse('SCORE_UNREACHABLE', detail, 'points');
  }
  return accept(scoreMoved(rules, state, set, after, event.at));
}
