import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet, withLastSet } from '../match-state.ts';
import type { Applied, ReadingMode } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { SetState } from '../set-state.ts';
import { courtFindings, refuseServer } from './court-at-serve.ts';
import { scorePoint } from './score-point.ts';

/** The live set of a live match, or why there is none. */
export function activeSet(state: MatchState): SetState | Refused {
  if (state.status !== 'Live') {
    return refuse('MATCH_NOT_LIVE', `The match is ${state.status}, not live.`);
  }
  const set = liveSet(state);
  return set ?? refuse('NO_ACTIVE_SET', 'No set is being played.');
}

export function isRefused(value: SetState | Refused): value is Refused {
  return 'ok' in value;
}

/**
 * A rally won by a side. The winner serves next. The rally's number is its place in the set; the
 * sender's `no` guards the append (see match-log.ts) and is not looked at here, so that amendments
 * before it may shift it.
 */
export function rally(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'rally'>,
  mode: ReadingMode,
): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const refused = refuseServer(set, event.server);
  if (refused !== null) return refused;
  const findings = courtFindings(rules, state, set, event.server);
  return accept(scorePoint(rules, state, event, 'rally', mode), findings);
}

/** Double fault, injury, interference: no point, the same server (Rule 6.1.2.2). */
export function replay(_: MatchRules, state: MatchState): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  return accept(withLastSet(state, { ...set, replays: set.replays + 1 }));
}
