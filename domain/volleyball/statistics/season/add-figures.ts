import { addCounts, addShares } from '../add-counts.ts';
import type { PhasesAt } from '../phases-by-place.ts';
import { addTallies } from '../touches/zone-counts.ts';
import type { FiguresByPlace, TeamFigures, TouchFigures } from './team-figures.ts';

/** The sum of two matches, or of a season so far and one more match. */
export function addFigures(first: TeamFigures, second: TeamFigures): TeamFigures {
  return {
    phases: sum(first.phases, second.phases, addCounts),
    rotations: sum(first.rotations, second.rotations, addByPlace),
    setter: sum(first.setter, second.setter, addByPlace),
    touches: sum(first.touches, second.touches, addTouches),
    shirts: addShirts(first.shirts, second.shirts),
  };
}

/** Also of two shirts that one player wore. */
export function addTouches(first: TouchFigures, second: TouchFigures): TouchFigures {
  return {
    matches: first.matches + second.matches,
    sets: first.sets + second.sets,
    line: addCounts(first.line, second.line),
    attack: addCounts(first.attack, second.attack),
    zones: addTallies(first.zones, second.zones),
  };
}

/** A match that does not tell it adds nothing. */
function sum<T>(first: T | null, second: T | null, add: (first: T, second: T) => T): T | null {
  if (first === null || second === null) return first ?? second;
  return add(first, second);
}

function addByPlace(first: FiguresByPlace, second: FiguresByPlace): FiguresByPlace {
  return {
    matches: first.matches + second.matches,
    sets: first.sets + second.sets,
    places: addPlaces(first.places, second.places),
  };
}

/** Matches of one league may have been played by different numbers of players. */
function addPlaces(first: PhasesAt[], second: PhasesAt[]): PhasesAt[] {
  if (first.length < second.length) return addPlaces(second, first);
  return first.map((own, at) => {
    const other = second[at];
    if (other === undefined) return own;
    return {
      place: own.place,
      sideOut: addShares(own.sideOut, other.sideOut),
      breakPoint: addShares(own.breakPoint, other.breakPoint),
    };
  });
}

function addShirts(
  first: TeamFigures['shirts'],
  second: TeamFigures['shirts'],
): TeamFigures['shirts'] {
  const sums = new Map(first);
  for (const [shirt, figures] of second) {
    const before = sums.get(shirt);
    sums.set(shirt, before ? addTouches(before, figures) : figures);
  }
  return sums;
}
