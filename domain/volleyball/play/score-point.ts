import { afterRally, regainServe } from '../court.ts';
import type { RallyReason, Scouting } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import { isDecidingSet } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet, withLastOf } from '../match-state.ts';
import type { ReadingMode } from '../outcome.ts';
import { closeIfOver } from '../set-close.ts';
import type { Court, Detail, PointOrigin, PointRecord, SetState, TeamInSet } from '../set-state.ts';
import type { Side } from '../side.ts';
import { otherSide } from '../side.ts';
import { placeOf } from './substitution-pair.ts';

/** The event that brings a point, by the facts of it that count. */
export type Point = {
  id: string;
  at: number;
  winner: Side;
  reason?: RallyReason;
  player?: number;
  errorBy?: number;
} & Scouting;

/**
 * One point in the live set. A penalty moves score, serve and positions exactly as a lost rally does:
 * against the server it is a side-out, against the receiver a point without rotation.
 */
export function scorePoint(
  rules: MatchRules,
  state: MatchState,
  point: Point,
  origin: PointOrigin,
  mode: ReadingMode = 'replay',
): MatchState {
  const set = liveSet(state);
  if (set === null) throw new Error('A point needs a set that is being played.');
  const no = origin === 'rally' ? set.rallies + 1 : null;
  const played: SetState = {
    ...set,
    team1Score: set.team1Score + (point.winner === 'team1' ? 1 : 0),
    team2Score: set.team2Score + (point.winner === 'team2' ? 1 : 0),
    serving: point.winner,
    challenged: false,
    rallies: no ?? set.rallies,
    team1: afterPoint(rules, set, 'team1', point.winner, origin),
    team2: afterPoint(rules, set, 'team2', point.winner, origin),
  };
  const record: PointRecord = {
    event: point.id,
    origin,
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
  };
  const { touches, setters } = point;
  if (touches !== undefined || setters !== undefined) record.scouting = { touches, setters };
  played.points = withPoint(set.points, record, mode);
  played.detail = detailWith(set.detail, record);
  return scoreMoved(rules, state, set, played, point.at);
}

function withPoint(
  points: readonly PointRecord[],
  record: PointRecord,
  mode: ReadingMode,
): readonly PointRecord[] {
  if (mode !== 'fold') return [...points, record];
  // The list was begun by this fold, and only the set before the point has it besides.
  (points as PointRecord[]).push(record);
  return points;
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
  const changes = closed.over ? 0 : sideChangesAt(rules, closed) - closed.sideChanges;
  const set = changes > 0 ? withSideChanges(closed, changes) : closed;
  // One copy of the state for each point: a fold of many matches feels a second one.
  return {
    ...state,
    sets: withLastOf(state.sets, set),
    sideChange: changes > 0 && changes % 2 === 1,
    technicalTimeoutDue: !set.over && callsTechnicalTimeout(rules, before, set),
  };
}

/** The set after the switches that its score calls for; an even number of them leaves the sides. */
function withSideChanges(set: SetState, changes: number): SetState {
  const left = set.left !== null && changes % 2 === 1 ? otherSide(set.left) : set.left;
  return { ...set, sideChanges: set.sideChanges + changes, left };
}

function afterPoint(
  rules: MatchRules,
  set: SetState,
  side: Side,
  winner: Side,
  origin: PointOrigin,
): TeamInSet {
  const team = set[side].requestRejected ? { ...set[side], requestRejected: false } : set[side];
  if (team.court === null) return team;
  const served = set.serving === side ? withLiberoServe(team.court, origin) : team.court;
  const sideOut = winner === side && set.serving === otherSide(side);
  const court = afterRally(sideOut ? regainServe(rules, served) : served);
  return court === team.court ? team : { ...team, court };
}

/** A libero who serves a rally has that place in the order from then on. */
function withLiberoServe(court: Court, origin: PointOrigin): Court {
  if (court.libero === null || origin !== 'rally') return court;
  if (court.positions[0] !== court.libero.libero) return court;
  return { ...court, liberoServedFor: placeOf(court, court.libero.replaced) };
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
