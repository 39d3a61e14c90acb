import type { MatchLog } from '../../match-log.ts';
import type { Side } from '../../side.ts';
import { type PhasesAt, phasesByRotation, phasesBySetter } from '../phases-by-place.ts';
import { type ServePhases, servePhases } from '../serve-phases.ts';
import { type AttacksByPhase, attackPhases } from '../touches/attack-phases.ts';
import type { BoxLine } from '../touches/box-line.ts';
import { boxScore, type TeamBox } from '../touches/box-score.ts';
import { type ScoutedRally, scoutedRallies } from '../touches/scouted-rallies.ts';
import { type ZoneTally, zoneTally } from '../touches/zone-counts.ts';

/** The matches and sets that figures rest on: those in which a rally tells them. */
export type Basis = { matches: number; sets: number };

/** Places as in the match: rotations, or positions of the setter. */
export type FiguresByPlace = Basis & { places: PhasesAt[] };

/** Of a team or one player, touch by touch. */
export type TouchFigures = Basis & { line: BoxLine; attack: AttacksByPhase; zones: ZoneTally };

/**
 * All that sums up over a season, of one match or of several. Null where no match tells it: a match
 * that was scored point by point has side-outs, and touches only where a scout was there.
 */
export type TeamFigures = {
  /** Of rallies whose server is known. */
  phases: (Basis & ServePhases) | null;
  rotations: FiguresByPlace | null;
  setter: FiguresByPlace | null;
  touches: TouchFigures | null;
  shirts: ReadonlyMap<number, TouchFigures>;
};

const NO_TOUCHES: Pick<TeamFigures, 'touches' | 'shirts'> = { touches: null, shirts: new Map() };

export const NO_FIGURES: TeamFigures = {
  phases: null,
  rotations: null,
  setter: null,
  ...NO_TOUCHES,
};

/** Both sides of one match. A rally that was voided counts nowhere; of one that was cancelled later the touches stay. */
export function teamFigures(log: MatchLog): Record<Side, TeamFigures> {
  const rallies = scoutedRallies(log);
  const box = boxScore(rallies);
  const figuresOf = (side: Side): TeamFigures => ({
    phases: phasesOf(log, side),
    rotations: byPlace(log, side, phasesByRotation),
    setter: byPlace(log, side, phasesBySetter),
    ...(box ? touchesOf(rallies, side, box[side]) : NO_TOUCHES),
  });
  return { team1: figuresOf('team1'), team2: figuresOf('team2') };
}

function touchesOf(rallies: readonly ScoutedRally[], side: Side, box: TeamBox) {
  const touched = (line: BoxLine, sets: number, player?: number): TouchFigures => ({
    matches: 1,
    sets,
    line,
    attack: attackPhases(rallies, side, player),
    zones: zoneTally(rallies, side, player),
  });
  return {
    touches: touched(box.team, box.sets.length),
    shirts: new Map(
      box.players.map(({ shirt, sets, line }) => [shirt, touched(line, sets, shirt)]),
    ),
  };
}

function phasesOf(log: MatchLog, side: Side): TeamFigures['phases'] {
  const sets = setsOf(log).filter((set) => hasRallies(servePhases(set)[side])).length;
  return sets === 0 ? null : { matches: 1, sets, ...servePhases(log)[side] };
}

function hasRallies({ sideOut, breakPoint }: ServePhases): boolean {
  return sideOut.of + breakPoint.of > 0;
}

type CountPlaces = (log: MatchLog, side: Side) => PhasesAt[] | null;

function byPlace(log: MatchLog, side: Side, count: CountPlaces): FiguresByPlace | null {
  const places = count(log, side);
  const sets = setsOf(log).filter((set) => count(set, side) !== null).length;
  return places && { matches: 1, sets, places };
}

/** The log of each set alone. */
function setsOf(log: MatchLog): MatchLog[] {
  return log.state.sets.map((set) => ({ ...log, state: { ...log.state, sets: [set] } }));
}
