import type { RallyReason, Scouting } from './events.ts';
import type { DETAILS } from './names/kinds.ts';
import type { Side } from './side.ts';

/** The detail of a set, from none to rallies with a reason, a player or line-ups. */
export type Detail = (typeof DETAILS)[number];

/** Points won in play and by penalty; what officials award is counted apart (`awarded`). */
export const POINT_ORIGINS = ['rally', 'penalty'] as const;
export type PointOrigin = (typeof POINT_ORIGINS)[number];

export type SubstitutionPairState = {
  starter: number;
  substitute: number;
  /** The starter has come back. */
  closed: boolean;
};

/** One team on court: shirt numbers in positions 1..n, the first of them serves next. */
export type Court = {
  positions: readonly number[];
  starters: readonly number[];
  /** Regular pairs of starter and substitute. */
  pairs: readonly SubstitutionPairState[];
  /** Regular substitutions used, in players. */
  substitutions: number;
  exceptional: number;
  /** The acting libero and the player who waits for the place. */
  libero: { libero: number; replaced: number } | null;
  /** A request was made, or a libero replaced, since the last completed rally. */
  requested: boolean;
  liberoMoved: boolean;
  /** In an order of service only a second turn advances it. */
  hasServed: boolean;
  /** The starter in whose place a libero has served in this set. */
  liberoServedFor: number | null;
};

/** One point as it was made; the score is the one after it, `served` and the courts those before it. */
export type PointRecord = {
  event: string;
  origin: PointOrigin;
  winner: Side;
  served: Side | null;
  /** The rally's number in its set; null for penalties. */
  no: number | null;
  at: number;
  team1Score: number;
  team2Score: number;
  reason: RallyReason | null;
  player: number | null;
  /** The shirt of the loser who made the error. */
  errorBy: number | null;
  court1: Court | null;
  court2: Court | null;
  /** Taken away later by a rotational fault. */
  cancelled: boolean;
  /** The touches of the rally; absent where no scout wrote them down. */
  scouting?: Scouting;
};

/** Points and requests of one team in one set. */
export type TeamInSet = {
  timeouts: number;
  /** Those of them taken when a first one was not to be had any more (`firstBefore` of the rules). */
  lateTimeouts: number;
  /** A request was rejected with a delay warning since the last completed rally. */
  requestRejected: boolean;
  challengesLost: number;
  court: Court | null;
  /** Points known only from a running score or a total, not rally by rally. */
  unknownPoints: number;
  /** Points given by officials: award, incomplete team, forfeit. May be negative. */
  awarded: number;
};

export type SetState = {
  set: number;
  team1Score: number;
  team2Score: number;
  over: boolean;
  /** null while open, and for a set that time ended level. */
  winner: Side | null;
  /** Epoch milliseconds by the scorer's clock; null where only a total is known. */
  startedAt: number | null;
  endedAt: number | null;
  /** A total that play cannot reach, confirmed by a person. */
  irregular: boolean;
  /** False for a set played after the decision. */
  counts: boolean;
  confirmed: boolean;
  detail: Detail;
  firstServe: Side | null;
  serving: Side | null;
  left: Side | null;
  /** Side changes made during the set. */
  sideChanges: number;
  technicalTimeouts: number;
  /** The time limit has passed and the next lead decides. */
  timeUp: boolean;
  replays: number;
  /** A rally was challenged, and none completed since. */
  challenged: boolean;
  /** Number of the last rally, unknown ones included. */
  rallies: number;
  points: readonly PointRecord[];
  team1: TeamInSet;
  team2: TeamInSet;
};

const untouched: TeamInSet = {
  timeouts: 0,
  lateTimeouts: 0,
  requestRejected: false,
  challengesLost: 0,
  court: null,
  unknownPoints: 0,
  awarded: 0,
};

export function newSet(set: number, counts: boolean): SetState {
  return {
    set,
    team1Score: 0,
    team2Score: 0,
    over: false,
    winner: null,
    startedAt: null,
    endedAt: null,
    irregular: false,
    counts,
    confirmed: false,
    detail: 'none',
    firstServe: null,
    serving: null,
    left: null,
    sideChanges: 0,
    technicalTimeouts: 0,
    timeUp: false,
    replays: 0,
    challenged: false,
    rallies: 0,
    points: [],
    team1: untouched,
    team2: untouched,
  };
}

export function leaderOf(a: number, b: number): Side | null {
  if (a === b) return null;
  return a > b ? 'team1' : 'team2';
}
