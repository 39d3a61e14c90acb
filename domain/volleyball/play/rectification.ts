import { regainServe } from '../court.ts';
import type { EventNamed } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { MatchState } from '../match-state.ts';
import { liveSet, withLastSet, withRecord } from '../match-state.ts';
import type { Applied } from '../outcome.ts';
import { accept } from '../outcome.ts';
import { refuse } from '../refusal.ts';
import type { Court, PointRecord, SetState } from '../set-state.ts';
import type { Side } from '../side.ts';
import { otherSide } from '../side.ts';
import { withTeam } from './interruption.ts';
import { refuseLineup } from './lineup.ts';
import { activeSet, isRefused } from './rally.ts';
import { reversed } from './reversed-substitution.ts';
import { scorePoint } from './score-point.ts';
import { restartSet } from './set-start.ts';

/**
 * Rules 7.7 (wrong server), 15.9.2 and 19.3.2.9 (an illegal substitution or libero replacement found
 * after play went on): the points the team made since the fault are cancelled, the opponent keeps its
 * own, gets one more and the serve; order and substitution are put right. Unknown moment: nothing is
 * cancelled. A rotational fault found after a rally that the team lost gives no further point: the
 * rally's is the single one that Rule 7.7.1.1 gives.
 */
export function rotationFault(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'rotation-fault'>,
): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const { team, cancelled = 0, reversed: pairs = [], players } = event;
  if (players !== undefined) {
    const refused = refuseLineup(rules, players);
    if (refused !== null) return refused;
  }
  const score = team === 'team1' ? set.team1Score : set.team2Score;
  if (!Number.isInteger(cancelled) || cancelled < 0 || cancelled > score) {
    const detail = `The team has ${score} points; ${cancelled} cannot be cancelled.`;
    return refuse('CANCEL_TOO_MANY', detail, 'cancelled');
  }
  const rectified = withoutLastPoints(set, team, cancelled);
  const { replacedOut } = state[team];
  let court = rectified[team].court;
  if (court === null && pairs.length > 0) {
    return refuse('LINEUP_MISSING', 'The line-up of the team is not known.', 'team');
  }
  if (court !== null) {
    const before = reversed(court, pairs, replacedOut);
    if ('ok' in before) return before;
    court = players === undefined ? before : onCourtAgain(before, players);
  }
  const put = withLastSet(state, withTeam(rectified, team, { court }));
  const back = pairs.map((pair) => pair.out);
  const known = withRecord(put, team, {
    replacedOut: replacedOut.filter((player) => !back.includes(player)),
  });
  if (pairs.length === 0 && rules.formerReading !== true && lostTheFaultyRally(set, team)) {
    return accept(known);
  }
  const { id, at } = event;
  return accept(scorePoint(rules, known, { id, at, winner: otherSide(team) }, 'penalty'));
}

/** The last rally that the team served went to the opponent, and with it the fault's point and serve. */
function lostTheFaultyRally(set: SetState, team: Side): boolean {
  const rallies = set.points.filter((point) => point.origin === 'rally');
  // Points not recorded rally by rally may hold a later service of the team.
  if (set.serving !== otherSide(team) || rallies.at(-1)?.no !== set.rallies) return false;
  return rallies.findLast((point) => point.served === team)?.winner === otherSide(team);
}

/**
 * All positions as they are put right. A libero who is not among them has left with them, and one whose
 * regular player stands on court again replaces nobody (Rule 19.3.2.9).
 */
function onCourtAgain(court: Court, positions: readonly number[]): Court {
  const acting = court.libero;
  const acts =
    acting !== null && positions.includes(acting.libero) && !positions.includes(acting.replaced);
  return { ...court, positions, libero: acts ? acting : null };
}

/** The last `count` points of a side struck out; those not recorded one by one come off last. */
function withoutLastPoints(set: SetState, side: Side, count: number): SetState {
  let left = count;
  const struck = set.points.map((point) => point);
  for (let index = struck.length - 1; index >= 0 && left > 0; index -= 1) {
    const point = struck[index]!;
    if (point.winner !== side || point.cancelled) continue;
    struck[index] = { ...point, cancelled: true };
    left -= 1;
  }
  const team = { ...set[side], unknownPoints: set[side].unknownPoints - left };
  return side === 'team1'
    ? { ...set, points: struck, team1: team, team1Score: set.team1Score - count }
    : { ...set, points: struck, team2: team, team2Score: set.team2Score - count };
}

/**
 * The table misinformed a team: back to the moment after rally `toRally`, with its score, server and
 * positions. Sanctions and their points stay, and so do time-outs taken; later rallies and
 * substitutions are as if they had not been.
 */
export function restore(
  rules: MatchRules,
  state: MatchState,
  event: EventNamed<'restore'>,
): Applied {
  const set = activeSet(state);
  if (isRefused(set)) return set;
  const index = set.points.findIndex((point) => point.no === event.toRally);
  const record = set.points[index];
  const known = set.points.filter((point) => point.no !== null);
  const knownBefore = known.filter((point) => point.no! <= event.toRally).length;
  const gapBefore = event.toRally - knownBefore;
  const gaps = set.rallies - known.length;
  if ((record === undefined && event.toRally !== 0) || gapBefore !== gaps) {
    const detail = `What stood after rally ${event.toRally} is not known rally by rally.`;
    return refuse('STALE_RALLY', detail, 'toRally');
  }
  const base =
    record === undefined
      ? restartSet(state, set)
      : afterRecord(rules, set, record, set.points.slice(0, index + 1));
  const preserved = { left: set.left, sideChanges: set.sideChanges, replays: set.replays };
  const restored: SetState = {
    ...base,
    ...preserved,
    technicalTimeouts: set.technicalTimeouts,
    team1: { ...set.team1, court: base.team1.court },
    team2: { ...set.team2, court: base.team2.court },
  };
  for (const side of ['team1', 'team2'] as const) {
    // Points that officials took away go with the point that they were taken from.
    const missing = Math.max(0, -pointsOf(restored, side));
    restored[side] = { ...restored[side], awarded: restored[side].awarded + missing };
  }
  restored.team1Score = pointsOf(restored, 'team1');
  restored.team2Score = pointsOf(restored, 'team2');
  let next = withLastSet(state, restored);
  for (const point of set.points.slice(index + 1)) {
    if (point.origin !== 'penalty' || liveSet(next) === null) continue;
    const { event: id, at, winner } = point;
    next = scorePoint(rules, next, { id, at, winner }, 'penalty');
  }
  return accept(next);
}

/** The points of a side by its rallies, by totals whose rallies are unknown, and by awards. */
function pointsOf(set: SetState, side: Side): number {
  const won = set.points.filter((point) => point.winner === side && !point.cancelled).length;
  return won + set[side].unknownPoints + set[side].awarded;
}

function afterRecord(
  rules: MatchRules,
  set: SetState,
  record: PointRecord,
  points: readonly PointRecord[],
): SetState {
  return {
    ...set,
    points,
    serving: record.winner,
    rallies: record.no!,
    team1: { ...set.team1, court: courtAfter(rules, record, 'team1', record.court1) },
    team2: { ...set.team2, court: courtAfter(rules, record, 'team2', record.court2) },
  };
}

function courtAfter(
  rules: MatchRules,
  record: PointRecord,
  side: Side,
  court: Court | null,
): Court | null {
  const sideOut = record.winner === side && record.served === otherSide(side);
  return court !== null && sideOut ? regainServe(rules, court) : court;
}
