import { emptyLog, type MatchLog } from '#domain/volleyball/match-log.ts';
import { maxSets } from '#domain/volleyball/match-rules.ts';
import {
  type Scoresheet,
  scoresheet,
  type TeamList,
} from '#domain/volleyball/scoresheet/scoresheet.ts';
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

type Teams = { team1: TeamFacts; team2: TeamFacts };
type BlankSheet = Teams & { sheet: Scoresheet; isBlank: true };

/**
 * The sheet of a match that is still to be written by hand: a panel for every set that the rules allow,
 * and the team lists of the table or, as long as there are none, the rosters.
 */
export function blankSheet(log: MatchLog, teams: Teams): BlankSheet {
  const { rules, state } = log;
  const sets = Array.from({ length: maxSets(rules) }, (_, index) => blankSet(index + 1));
  const known = scoresheet(log);
  // By hand a match begins anew: nothing that was recorded in its sets stands on the paper.
  const sheet = state.sets.length === 0 ? known : scoresheet(emptyLog(rules));
  const listed = { team1: known.team1.players.length > 0, team2: known.team2.players.length > 0 };
  return {
    sheet: {
      ...sheet,
      sets,
      team1: listed.team1 ? known.team1 : rosterOf(teams.team1),
      team2: listed.team2 ? known.team2 : rosterOf(teams.team2),
    },
    team1: listed.team1 ? { ...teams.team1, unnumbered: [] } : teams.team1,
    team2: listed.team2 ? { ...teams.team2, unnumbered: [] } : teams.team2,
    isBlank: true,
  };
}

/** Liberos and captains are named on the day. */
function rosterOf({ names }: TeamFacts): TeamList {
  const asUsual = { staff: {}, shirt: null, liberoShirt: null };
  return {
    players: [...names.keys()].toSorted((a, b) => a - b),
    captain: null,
    liberos: [],
    ...asUsual,
  };
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
    technical: [],
    team1: TEAM,
    team2: TEAM,
  };
}
