import type { Match } from '#contract/matches/match.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { addLine, type Total } from '#domain/volleyball/statistics/leaders.ts';
import { shirtLines } from '#domain/volleyball/statistics/shirt-lines.ts';

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
  let total: Total | undefined;
  let best: PlayerRecord['best'] = null;
  for (const { match, log, side } of logged) {
    const own = shirtLines(log, side).find((line) => line.shirt === shirt);
    if (own === undefined) continue;
    total = addLine(total, own);
    if (own.points > (best?.points ?? 0)) best = { match, points: own.points };
  }
  return total === undefined ? null : { ...total, best };
}
