import { emptyLog } from '#domain/volleyball/match-log.ts';
import { type MatchRules, maxSets } from '#domain/volleyball/match-rules.ts';
import { type Scoresheet, scoresheet } from '#domain/volleyball/scoresheet/scoresheet.ts';
import type { SetSheet, TeamSetSheet } from '#domain/volleyball/scoresheet/set-sheet.ts';
import type { TeamFacts } from '../sheet-facts.ts';

const TEAM: TeamSetSheet = {
  score: 0,
  order: [],
  rounds: null,
  struck: [],
  timeouts: [],
  substitutions: 0,
  exceptional: 0,
};

/**
 * The sheet of a match that is still to be written by hand: a panel for every set that the rules allow,
 * and the rosters. Liberos and captains are named on the day.
 */
export function blankSheet(rules: MatchRules, team1: TeamFacts, team2: TeamFacts): Scoresheet {
  const sets = Array.from({ length: maxSets(rules) }, (_, index) => blankSet(index + 1));
  const listOf = ({ names }: TeamFacts) => ({
    players: [...names.keys()].toSorted((a, b) => a - b),
    captain: null,
    liberos: [],
  });
  const sheet = scoresheet(emptyLog(rules));
  return { ...sheet, sets, team1: listOf(team1), team2: listOf(team2) };
}

function blankSet(set: number): SetSheet {
  return {
    set,
    startedAt: null,
    endedAt: null,
    firstServe: null,
    left: null,
    winner: null,
    isOver: false,
    changes: [],
    team1: TEAM,
    team2: TEAM,
  };
}
