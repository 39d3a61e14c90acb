import type { Match } from '#contract/matches/match.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { SetState } from '#domain/volleyball/set-state.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { pointsByPlayer } from '#domain/volleyball/statistics/points-by.ts';

/** A match of the player's team, its log, and which side the team is. */
export type LoggedMatch = { match: Match; log: MatchLog; side: Side };

/** The statistics of one shirt of a team from the logs of matches. */
export type PlayerRecord = {
  /** Matches in which the shirt was seen on court or made a point. */
  matches: number;
  sets: number;
  points: number;
  attack: number;
  block: number;
  ace: number;
  best: { match: Match; points: number } | null;
};

/** null where no log shows the shirt. */
export function playerRecord(shirt: number, logged: readonly LoggedMatch[]): PlayerRecord | null {
  const record = { matches: 0, sets: 0, points: 0, attack: 0, block: 0, ace: 0 };
  let best: PlayerRecord['best'] = null;
  for (const { match, log, side } of logged) {
    const own = pointsByPlayer(log, side).find(({ player }) => player === shirt);
    const sets = log.state.sets.filter((set) => isOnCourt(set, side, shirt)).length;
    if (own === undefined && sets === 0) continue;
    record.matches += 1;
    record.sets += sets;
    if (own === undefined) continue;
    for (const kind of ['points', 'attack', 'block', 'ace'] as const) record[kind] += own[kind];
    if (own.points > (best?.points ?? 0)) best = { match, points: own.points };
  }
  return record.matches === 0 ? null : { ...record, best };
}

/** Before one of its points, or now; a libero stands in the place of another. */
function isOnCourt(set: SetState, side: Side, shirt: number): boolean {
  const before = set.points.map((point) => (side === 'team1' ? point.court1 : point.court2));
  return [...before, set[side].court].some(
    (court) => court?.positions.includes(shirt) || court?.libero?.libero === shirt,
  );
}
