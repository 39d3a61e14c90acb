import { DECIDED, type LiveScore, momentOf } from '#contract/matches/live.ts';
import { RALLY_REASONS } from '#domain/volleyball/events.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { MatchState } from '#domain/volleyball/match-state.ts';
import { runningTimeout } from '#domain/volleyball/running-timeout.ts';
import type { SetState } from '#domain/volleyball/set-state.ts';
import { courtMoves } from './court-moves.ts';
import { shownStatus } from './projection.ts';

/** The largest size of a rally: a phone on its network pays for each of them. */
const MAX_BYTES = 120;

export type Appending = {
  before: MatchLog;
  after: MatchLog;
  /** The line says all that a list of matches shows. */
  isComplete: boolean;
  /** Uses or courts changed in a way that is not judged by comparing them. */
  hasMore: boolean;
};

/** The line that viewers get of entries that were appended. */
export function appendedLine(
  matchId: string,
  version: number,
  { before, after, isComplete, hasMore }: Appending,
  now: number,
): string {
  const moves = courtMoves(before, after);
  const isMore = hasMore || moves === null || challengesOf(before) !== challengesOf(after);
  const uses = usesOf(after.state);
  const line: LiveScore = {
    ...scoreOf(matchId, version, after.state),
    ...timeoutOf(after, now),
    ...(String(uses) === String(usesOf(before.state)) ? {} : { u: uses }),
    ...(moves && moves.length > 0 ? { c: moves } : {}),
    ...(isMore ? { more: 1 } : {}),
    ...(isComplete ? {} : { full: 1 }),
  };
  return fitting(line);
}

/** Of a match that changed otherwise: `full` tells readers to read again. */
export function fullLine(matchId: string, version: number, state: MatchState): string {
  const line: LiveScore = { ...scoreOf(matchId, version, state), full: 1 };
  return JSON.stringify(line);
}

/** Nothing was played: the line says who writes from now on, and repeats the score. */
export function penLine(
  matchId: string,
  version: number,
  log: MatchLog,
  epoch: number,
  now: number,
): string {
  const score = scoreOf(matchId, version, log.state);
  const line: LiveScore = { ...score, ...timeoutOf(log, now), pen: epoch };
  return JSON.stringify(line);
}

/** All that a line can say of a match as it stands, for those who ask for it. */
export function standingLine(
  matchId: string,
  version: number,
  log: MatchLog,
  now: number,
): LiveScore {
  const score = scoreOf(matchId, version, log.state);
  return { ...score, ...timeoutOf(log, now), u: usesOf(log.state) };
}

function scoreOf(matchId: string, version: number, state: MatchState): LiveScore {
  const set = state.sets.at(-1);
  return {
    id: matchId,
    v: version,
    s: shownStatus(state),
    wins: [state.team1Wins, state.team2Wins],
    set: set?.set ?? 0,
    score: [set?.team1Score ?? 0, set?.team2Score ?? 0],
    serve: state.serving === null ? 0 : state.serving === 'team1' ? 1 : 2,
    ...lastPointOf(state, set),
  };
}

function lastPointOf(state: MatchState, set: SetState | undefined): Pick<LiveScore, 'y'> {
  const moment = momentNow(state);
  const { reason, player } = set?.points.at(-1) ?? {};
  if (!reason || reason === 'unknown') return moment > 0 ? { y: moment } : {};
  const shirt = player != null && player < 100 ? player : 0;
  return { y: 1000 * moment + 100 * (RALLY_REASONS.indexOf(reason) + 1) + shirt };
}

function momentNow(state: MatchState): number {
  if (shownStatus(state) !== 'Live') return 0;
  return state.decided ? DECIDED : momentOf(state.setPoint, state.matchPoint);
}

function timeoutOf(log: MatchLog, now: number): Pick<LiveScore, 't'> {
  const timeout = runningTimeout(log, now);
  if (timeout === null) return {};
  const team = timeout.team === null ? 0 : timeout.team === 'team1' ? 1 : 2;
  return { t: [team, Math.ceil(timeout.until / 1000)] };
}

function usesOf(state: MatchState): [number, number, number, number] {
  const set = state.sets.at(-1);
  return [
    set?.team1.timeouts ?? 0,
    set?.team2.timeouts ?? 0,
    set?.team1.court?.substitutions ?? 0,
    set?.team2.court?.substitutions ?? 0,
  ];
}

function challengesOf({ state }: MatchLog): string {
  const set = state.sets.at(-1);
  return `${set?.team1.challengesLost ?? 0} ${set?.team2.challengesLost ?? 0}`;
}

/** With thousands of versions the reason of a point goes, and the moment stays. */
function fitting(line: LiveScore): string {
  const text = JSON.stringify(line);
  const isRally = !(line.t || line.u || line.c || line.more || line.full);
  if (!isRally || text.length <= MAX_BYTES || (line.y ?? 0) < 1000) return text;
  return JSON.stringify({ ...line, y: Math.floor(line.y! / 1000) });
}
