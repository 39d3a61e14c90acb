import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet, withLastSet } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import { refuse } from '../refusal.ts';
import { restartSet } from './set-start.ts';

/** An interruption of more than four hours in all replays the whole match (Rule 17.3). */
const MAX_INTERRUPTION_MS = 4 * 60 * 60 * 1000;

/** The Start button: an ended or postponed match comes back by it too. */
export function start(_: MatchRules, state: MatchState, event: EventNamed<'start'>): Applied {
  if (state.status === 'Live') return refuse('ALREADY_LIVE', 'The match is already live.');
  if (state.status === 'cancelled' || state.status === 'suspended') {
    return refuse('MATCH_NOT_LIVE', `A ${state.status} match cannot be started.`);
  }
  return accept({
    ...state,
    status: 'Live',
    startedAt: state.startedAt ?? event.at,
    endedAt: null,
  });
}

/** Ends the match where it stands. A match decided without play need not have been started. */
export function end(_: MatchRules, state: MatchState, event: EventNamed<'end'>): Applied {
  const open = state.status === 'Live' || state.status === 'suspended';
  const decidedUnplayed =
    state.decided && (state.status === 'not started' || state.status === 'postponed');
  if (!open && !decidedUnplayed) {
    return refuse('MATCH_NOT_LIVE', `A match that is ${state.status} cannot be ended.`);
  }
  return accept({ ...state, status: 'ended', endedAt: event.at, suspendedAt: null });
}

export function postpone(_: MatchRules, state: MatchState): Applied {
  if (state.status === 'ended' || state.status === 'cancelled' || state.status === 'postponed') {
    return refuse('MATCH_NOT_LIVE', `A match that is ${state.status} cannot be postponed.`);
  }
  return accept({ ...state, status: 'postponed', suspendedAt: null });
}

export function cancel(_: MatchRules, state: MatchState): Applied {
  if (state.status === 'ended' || state.status === 'cancelled') {
    return refuse('MATCH_NOT_LIVE', `A match that is ${state.status} cannot be cancelled.`);
  }
  return accept({ ...state, status: 'cancelled', suspendedAt: null });
}

export function suspend(_: MatchRules, state: MatchState, event: EventNamed<'suspend'>): Applied {
  if (state.status !== 'Live') {
    return refuse('MATCH_NOT_LIVE', 'Only a live match can be suspended.');
  }
  return accept({ ...state, status: 'suspended', suspendedAt: event.at });
}

/**
 * Rule 17.3. `continue`: as it stood, on the same court. `replay-set`: on another court the interrupted
 * set is played again with its starters, sanctions stay. `replay-match`: nothing of the play counts.
 * Beach 17.3.2: the score stands on another court as well; only the referee's word replays the set.
 */
export function resume(rules: MatchRules, state: MatchState, event: EventNamed<'resume'>): Applied {
  if (state.status !== 'suspended') {
    return refuse('MATCH_NOT_LIVE', 'Only a suspended match can be resumed.');
  }
  const mode = event.mode ?? 'continue';
  const suspendedMs = state.suspendedMs + Math.max(0, event.at - state.suspendedAt!);
  const live: MatchState = { ...state, status: 'Live', suspendedAt: null, suspendedMs };
  const findings: Finding[] = [];
  if (mode === 'replay-match') {
    return accept({ ...live, sets: [], lineup1: null, lineup2: null, toss: null, pending: [] });
  }
  if (suspendedMs > MAX_INTERRUPTION_MS) {
    const detail = 'The interruptions exceed four hours; the whole match is to be replayed.';
    findings.push({ code: 'REPLAY_DUE', detail });
  }
  const set = liveSet(live);
  const keepsScore =
    rules.discipline === 'beach' && rules.formerReading !== true && event.override === undefined;
  if (mode === 'replay-set' && set !== null && !keepsScore) {
    const restarted = withLastSet(live, restartSet(live, set));
    return accept({ ...restarted, sideChange: false, technicalTimeoutDue: false }, findings);
  }
  return accept(live, findings);
}
