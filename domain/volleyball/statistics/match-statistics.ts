import type { MatchLog } from '../match-log.ts';
import { SIDES, type Side } from '../side.ts';
import {
  comebackInSets,
  longestRun,
  type SetLeads,
  setDurations,
  setLeads,
} from './course-of-sets.ts';
import { type PointOrigins, pointOrigins } from './known-points.ts';
import { type PhasesAt, phasesByRotation, phasesBySetter } from './phases-by-place.ts';
import { type SavedPoints, savedPoints } from './saved-points.ts';
import { pointsOnServe, type ServePhases, type ServerTurns, servePhases } from './serve-phases.ts';
import { type ShirtLine, shirtLines } from './shirt-lines.ts';
import { type AttacksByPhase, attackPhases } from './touches/attack-phases.ts';
import { boxScore, type TeamBox } from './touches/box-score.ts';
import { scoutedRallies } from './touches/scouted-rallies.ts';
import { type ZoneCounts, zonesOfTally, zoneTally } from './touches/zone-counts.ts';

/** Everything that a log tells of one team. Unknown figures are null or an empty list, never zero. */
export type TeamStatistics = {
  origins: PointOrigins;
  phases: ServePhases;
  rotations: PhasesAt[] | null;
  setter: PhasesAt[] | null;
  servers: ServerTurns[];
  saved: SavedPoints | null;
  longestRun: number | null;
  /** Points by player, as whoever scored named them. */
  shirts: ShirtLine[];
  /** The touches, where a scout wrote them down. */
  box: TeamBox | null;
  attack: AttacksByPhase | null;
  zones: ZoneCounts;
};

export type SetFacts = { set: number; ms: number | null; leads: SetLeads | null };

export type MatchStatistics = Record<Side, TeamStatistics> & {
  /** Rallies with touches, of all that were recorded. */
  scouted: number;
  rallies: number;
  sets: SetFacts[];
  comebackInSets: number | null;
};

/** @param player the one shirt whose zones are counted; without it all of a team */
export function matchStatistics(
  log: MatchLog,
  player?: { side: Side; shirt: number },
): MatchStatistics {
  const rallies = scoutedRallies(log);
  const box = boxScore(rallies);
  const origins = pointOrigins(log);
  const phases = servePhases(log);
  const saved = savedPoints(log);
  const durations = setDurations(log);
  const teamOf = (side: Side): TeamStatistics => ({
    origins: origins[side],
    phases: phases[side],
    rotations: phasesByRotation(log, side),
    setter: phasesBySetter(log, side),
    servers: pointsOnServe(log, side),
    saved: saved?.[side] ?? null,
    longestRun: longestRun(log, side),
    shirts: shirtLines(log, side),
    box: box?.[side] ?? null,
    attack: box && attackPhases(rallies, side),
    zones: zonesOfTally(zoneTally(rallies, side, player?.side === side ? player.shirt : undefined)),
  });
  const [team1, team2] = SIDES.map(teamOf) as [TeamStatistics, TeamStatistics];
  return {
    team1,
    team2,
    scouted: rallies.length,
    rallies: log.state.sets.reduce((total, set) => total + set.rallies, 0),
    sets: log.state.sets.map((set, at) => ({
      set: set.set,
      ms: durations[at]!.ms,
      leads: setLeads(set),
    })),
    comebackInSets: comebackInSets(log),
  };
}
