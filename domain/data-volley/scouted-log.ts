import type { Scouting } from '../volleyball/events.ts';
import type { MatchLog } from '../volleyball/match-log.ts';
import type { PointRecord } from '../volleyball/set-state.ts';
import { FILE_SIDES } from './file-side.ts';
import { rallyReason } from './rally-reason.ts';

/** The touches that a statistician wrote of rallies, by the ids of their entries. */
export type ScoutedRallies = ReadonlyMap<string, Scouting>;

/**
 * The log with the touches that a statistician wrote beside it: for statistics, never for the score. The
 * scorer says who won a rally; the statistician says how, where the scorer does not.
 */
export function withScouting(log: MatchLog, scouted: ScoutedRallies): MatchLog {
  if (scouted.size === 0) return log;
  const sets = log.state.sets.map((set) => ({
    ...set,
    points: set.points.map((point) => {
      const scouting = scouted.get(point.event);
      return scouting ? withTouches(point, scouting) : point;
    }),
  }));
  return { ...log, state: { ...log.state, sets } };
}

function withTouches(point: PointRecord, scouting: Scouting): PointRecord {
  const known = { ...point, scouting };
  if (point.reason !== null && point.reason !== 'unknown') {
    const own = decidedBy(point.winner, scouting);
    if (own.reason !== point.reason) return known;
    return {
      ...known,
      player: point.player ?? own.player ?? null,
      errorBy: point.errorBy ?? own.errorBy ?? null,
    };
  }
  const { reason, player = null, errorBy = null } = decidedBy(point.winner, scouting);
  return { ...known, reason, player, errorBy };
}

/** The reason for the point of `winner` by the touches; unknown where they give it to the other side, or say nothing. */
export function decidedBy(winner: PointRecord['winner'], { touches = [] }: Scouting) {
  const read = touches.map((code) => ({
    side: FILE_SIDES[code[0] as keyof typeof FILE_SIDES],
    touch: {
      skill: code[3]!,
      mark: code[5]!,
      player: /^\d\d$/.test(code.slice(1, 3)) ? Number(code.slice(1, 3)) : null,
    },
  }));
  return rallyReason(read, winner === 'team1' ? 'home' : 'away');
}
