import { newCourt } from '../court.ts';
import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import { isDecidingSet, maxSets } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet } from '../match-state.ts';
import type { Applied, Finding } from '../outcome.ts';
import { accept } from '../outcome.ts';
import type { Refused } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { SetState, TeamInSet } from '../set-state.ts';
import { newSet } from '../set-state.ts';
import type { Side } from '../side.ts';
import { otherSide } from '../side.ts';
import { scorePoint } from './score-point.ts';

/** Whether set number `set` may be the next one. */
export function refuseNextSet(rules: MatchRules, state: MatchState, set: number): Refused | null {
  if (!Number.isInteger(set) || set < 1 || set > maxSets(rules)) {
    return refuse('NO_SUCH_SET', `The match has sets 1 to ${maxSets(rules)}.`, 'set');
  }
  if (set <= state.sets.length) {
    const running = liveSet(state)?.set === set;
    return running
      ? refuse('SET_RUNNING', `Set ${set} is already being played.`, 'set')
      : refuse('SET_PLAYED', `Set ${set} has been played.`, 'set');
  }
  if (state.decided && !rules.deadSets) {
    return refuse('MATCH_OVER', 'The match is decided; no further set is played.');
  }
  if (liveSet(state) !== null) {
    return refuse('SET_RUNNING', `Set ${state.sets.length} is not over yet.`, 'set');
  }
  if (set > state.sets.length + 1) {
    return refuse('SET_MISSING', `Set ${state.sets.length + 1} comes first.`, 'set');
  }
  return null;
}

export function startSet(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'set-start'>,
): Applied {
  if (state.status !== 'Live') return refuse('MATCH_NOT_LIVE', 'The match is not live.');
  const refused = refuseNextSet(rules, state, event.set);
  if (refused !== null) return refused;
  const firstServe = event.firstServe ?? state.toss?.firstServe ?? null;
  if (firstServe === null && (state.lineup1 !== null || state.lineup2 !== null)) {
    const detail = 'With line-ups the first serve must be known.';
    return refuse('FIRST_SERVE_MISSING', detail, 'firstServe');
  }
  const set: SetState = {
    ...newSet(event.set, !state.decided),
    startedAt: event.at,
    firstServe,
    serving: firstServe,
    left: event.left ?? leftAtStart(rules, state, event.set),
  };
  set.team1 = withLineup(set.team1, state.lineup1?.players ?? null, firstServe === 'team1');
  set.team2 = withLineup(set.team2, state.lineup2?.players ?? null, firstServe === 'team2');
  if (set.team1.court !== null || set.team2.court !== null) set.detail = 'rallies';
  const started: MatchState = {
    ...state,
    result: null,
    sets: [...state.sets, set],
    toss: null,
    lineup1: null,
    lineup2: null,
    pending: [],
  };
  const findings = firstServeFindings(rules, state, event.set, firstServe);
  return accept(withPendingPoints(rules, started, state.pending, firstServe), findings);
}

/** The set from its beginning, with the same starters and sanctions (Rule 17.3). */
export function restartSet(state: MatchState, set: SetState): SetState {
  const fresh: SetState = {
    ...newSet(set.set, set.counts),
    startedAt: set.startedAt,
    firstServe: set.firstServe,
    serving: set.firstServe,
    left: set.sideChanges % 2 === 1 && set.left !== null ? otherSide(set.left) : set.left,
    detail: set.team1.court !== null || set.team2.court !== null ? 'rallies' : 'none',
  };
  const starters = (side: Side) => {
    const court = set[side].court;
    const out = state[side].sanctions.some(
      (sanction) =>
        (sanction.grade === 'disqualification' || sanction.grade === 'expulsion') &&
        court?.starters.includes(Number(sanction.person)),
    );
    // A starter who may not play again must be replaced in a new line-up.
    return court === null || out ? null : court.starters;
  };
  fresh.team1 = withLineup(fresh.team1, starters('team1'), set.firstServe === 'team1');
  fresh.team2 = withLineup(fresh.team2, starters('team2'), set.firstServe === 'team2');
  return fresh;
}

export function withLineup(
  team: TeamInSet,
  players: readonly number[] | null,
  serves: boolean,
): TeamInSet {
  if (players === null) return team;
  return { ...team, court: { ...newCourt(players), hasServed: serves } };
}

/** Teams swap ends between sets; before the deciding set the toss tells. Beach: only if told. */
function leftAtStart(rules: MatchRules, state: MatchState, set: number): Side | null {
  if (state.toss?.left) return state.toss.left;
  const left = state.sets.at(-1)?.left ?? null;
  if (left === null || rules.sides.between === 'choice') return null;
  if (rules.sides.between === 'none') return left;
  return isDecidingSet(rules, set) ? null : otherSide(left);
}

// Rule 12.1.2: sets 2-4 are started by the team that did not serve first in the set before.
export function expectedFirstServe(rules: MatchRules, state: MatchState): Side | null {
  const before = state.sets.at(-1)?.firstServe ?? null;
  if (before === null || rules.rotation === 'order') return null;
  return isDecidingSet(rules, state.sets.length + 1) ? null : otherSide(before);
}

function firstServeFindings(
  rules: MatchRules,
  state: MatchState,
  set: number,
  firstServe: Side | null,
): Finding[] {
  const expected = expectedFirstServe(rules, state);
  if (expected === null || firstServe === null || firstServe === expected) return [];
  const detail = `Set ${set} is started by the side that received first in the set before.`;
  return [{ code: 'FIRST_SERVE_ORDER', detail }];
}

/** Penalties between sets open the next one; of two, that against the serving side comes first. */
function withPendingPoints(
  rules: MatchRules,
  state: MatchState,
  pending: MatchState['pending'],
  firstServe: Side | null,
): MatchState {
  const againstServer = pending.filter((point) => point.winner !== firstServe);
  const againstReceiver = pending.filter((point) => point.winner === firstServe);
  let next = state;
  for (const { event, at, winner } of [...againstServer, ...againstReceiver]) {
    // [M] no text says whether a set may end between two such penalties; it cannot go on after its end.
    if (liveSet(next) !== null)
      next = scorePoint(rules, next, { id: event, at, winner }, 'penalty');
  }
  return next;
}
