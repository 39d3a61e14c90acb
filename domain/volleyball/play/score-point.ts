import { afterRally, regainServe } from '../court.ts';
import type { RallyReason, Scouting } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import { isDecidingSet } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet } from '../match-state.ts';
import { closeIfOver } from '../set-close.ts';
import type { Court, Detail, PointRecord, SetState, TeamInSet } from '../set-state.ts';
import type { Side } from '../side.ts';
import { otherSide } from '../side.ts';
import { placeOf } from './substitution-pair.ts';

export type Point = {
  event: string;
  at: number;
  winner: Side;
  origin: 'rally' | 'penalty';
  reason?: RallyReason;
  player?: number;
  errorBy?: number;
} & Scouting;

/**
 * One point in the live set. A penalty moves score, serve and positions exactly as a lost rally does:
 * against the server it is a side-out, against the receiver a point without rotation.
 */
export function scorePoint(rules: MatchRules, state: MatchState, point: Point): MatchState {
  const set = liveSet(state);
  if (set === null) throw new Error('A point needs a set that is being played.');
  const no = point.origin === 'rally' ? set.rallies + 1 : null;
  const played: SetState = {
    ...set,
    team1Score: set.team1Score + (point.winner === 'team1' ? 1 : 0),
    team2Score: set.team2Score + (point.winner === 'team2' ? 1 : 0),
    serving: point.winner,
    challenged: false,
    rallies: no ?? set.rallies,
    team1: afterPoint(rules, set, 'team1', point),
    team2: afterPoint(rules, set, 'team2', point),
  };
  const record: PointRecord = {
    event: point.event,
    origin: point.origin,
    winner: point.winner,
    served: set.serving,
    no,
    at: point.at,
    team1Score: played.team1Score,
    team2Score: played.team2Score,
    reason: point.reason ?? null,
    player: point.player ?? null,
    errorBy: point.errorBy ?? null,
    court1: set.team1.court,
    court2: set.team2.court,
    cancelled: false,
    ...scoutingOf(point),
  };
  played.points = [...set.points, record];
  played.detail = detailWith(set.detail, record);
  return scoreMoved(rules, state, set, played, point.at);
}

/** Ends the set if its score is an end; else tells what the new score calls for. */
export function scoreMoved(
  rules: MatchRules,
  state: MatchState,
  before: SetState,
  after: SetState,
  at: number,
): MatchState {
  const closed = closeIfOver(rules, after, at);
  // The point that ends a set brings neither a switch nor a break.
  const { switched, sideChange } = closed.over
    ? { switched: closed, sideChange: false }
    : withSideChange(rules, closed);
  // One copy of the state for each point: a fold of many matches feels a second one.
  return {
    ...state,
    sets: state.sets.with(-1, switched),
    sideChange,
    technicalTimeoutDue: !closed.over && callsTechnicalTimeout(rules, before, closed),
  };
}

/** The set after the switches that its score calls for; an even number of them leaves the sides. */
function withSideChange(
  rules: MatchRules,
  set: SetState,
): { switched: SetState; sideChange: boolean } {
  const changes = sideChangesAt(rules, set);
  if (changes <= set.sideChanges) return { switched: set, sideChange: false };
  const sideChange = (changes - set.sideChanges) % 2 === 1;
  const left = set.left !== null && sideChange ? otherSide(set.left) : set.left;
  return { switched: { ...set, sideChanges: changes, left }, sideChange };
}

function afterPoint(rules: MatchRules, set: SetState, side: Side, point: Point): TeamInSet {
  const team = set[side].requestRejected ? { ...set[side], requestRejected: false } : set[side];
  if (team.court === null) return team;
  const served = set.serving === side ? withLiberoServe(team.court, point) : team.court;
  const sideOut = point.winner === side && set.serving === otherSide(side);
  const court = afterRally(sideOut ? regainServe(rules, served) : served);
  return court === team.court ? team : { ...team, court };
}

/** A libero who serves a rally has that place in the order from then on. */
function withLiberoServe(court: Court, point: Point): Court {
  if (court.libero === null || point.origin !== 'rally') return court;
  if (court.positions[0] !== court.libero.libero) return court;
  return { ...court, liberoServedFor: placeOf(court, court.libero.replaced) };
}

function scoutingOf({ touches, setters }: Point): { scouting?: Scouting } {
  if (touches === undefined && setters === undefined) return {};
  return { scouting: { touches, setters } };
}

function detailWith(known: Detail, record: PointRecord): Detail {
  if (known === 'rallies') return known;
  return record.reason !== null || record.player !== null ? 'rallies' : 'points';
}

/** Changes that the score calls for since the set began; the count never goes down within a set. */
function sideChangesAt(rules: MatchRules, set: SetState): number {
  const change = isDecidingSet(rules, set.set) ? rules.sides.decider : rules.sides.during;
  if (change === null) return 0;
  if ('leader' in change) return Math.max(set.team1Score, set.team2Score) >= change.leader ? 1 : 0;
  return Math.floor((set.team1Score + set.team2Score) / change.every);
}

function callsTechnicalTimeout(rules: MatchRules, before: SetState, after: SetState): boolean {
  const tto = rules.tto;
  if (tto === null || (tto.sets === 'all-but-deciding' && isDecidingSet(rules, after.set))) {
    return false;
  }
  const measure = (set: SetState) =>
    tto.trigger === 'sum'
      ? set.team1Score + set.team2Score
      : Math.max(set.team1Score, set.team2Score);
  return tto.at.some((at) => measure(before) < at && measure(after) >= at);
}
