import type { PlayerSummary } from '#contract/people/player.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import {
  explained,
  type PlayerPoints,
  pointsByPlayer,
} from '#domain/volleyball/statistics/points-by.ts';

/** `player` is who wears that shirt in the team today; null where nobody known does. */
export type PointScorer = PlayerPoints & { who: { id: string; name: string } | null };
export type PointScorers = {
  /** Rallies that say how they were won, of `rallies`. */
  explained: number;
  rallies: number;
  team1: PointScorer[];
  team2: PointScorer[];
};

const MOST = 5;

type Rosters = { team1: readonly PlayerSummary[]; team2: readonly PlayerSummary[] };

/** The first five of each team by points; null where the log names no scorer of a point. */
export function pointScorers(log: MatchLog, rosters: Rosters): PointScorers | null {
  const of = (side: 'team1' | 'team2') =>
    pointsByPlayer(log, side)
      .slice(0, MOST)
      .map((points) => ({ ...points, who: playerOfShirt(rosters[side], points.player) }));
  const team1 = of('team1');
  const team2 = of('team2');
  if (team1.length + team2.length === 0) return null;
  return { ...explained(log), team1, team2 };
}

function playerOfShirt(roster: readonly PlayerSummary[], shirt: number): PointScorer['who'] {
  const found = roster.find((player) => player.jerseyNumber === shirt);
  return found ? { id: found.id, name: found.fullName } : null;
}
