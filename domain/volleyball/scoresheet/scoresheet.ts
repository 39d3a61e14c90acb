/**
 * The blocks of a paper scoresheet, filled from a match log of any level of detail: what the log does
 * not tell stays empty. Players are shirt numbers; names, and who may read them, are the reader's.
 */
import type { SanctionGrade, StaffRole } from '../events.ts';
import type { MatchLog } from '../match-log.ts';
import type { MatchState, Note, SignatureRecord } from '../match-state.ts';
import type { Detail } from '../set-state.ts';
import { SIDES, type Side } from '../side.ts';
import { type DecisionLine, decisionLines } from './decision-lines.ts';
import { type Occasion, type OwnScore, occasions, scoreAt, setNumberAt } from './occasions.ts';
import { type SetSheet, setSheet } from './set-sheet.ts';

/** W warning, P penalty, E expulsion, D disqualification; X an improper request. */
export type SanctionColumn = 'W' | 'P' | 'E' | 'D' | 'X';

export type SanctionLine = {
  team: Side;
  column: SanctionColumn;
  /** A shirt number, a letter of the staff, or `D` for a delay; null for an improper request. */
  person: number | string | null;
  set: number;
  score: OwnScore;
};

/** One team's part of a line of results; `won` is 1 or 0, or null while nobody has won. */
export type TeamResult = {
  timeouts: number;
  substitutions: number;
  won: number | null;
  points: number;
};

export type ResultLine = {
  set: number;
  team1: TeamResult;
  team2: TeamResult;
  /** Whole minutes; null where not known. */
  minutes: number | null;
};

export type TeamList = {
  players: readonly number[];
  captain: number | null;
  liberos: readonly number[];
  staff: Partial<Record<StaffRole, string>>;
  /** Colours of this match, `#rrggbb`; null where nobody has chosen them. */
  shirt: string | null;
  liberoShirt: string | null;
};

export type Scoresheet = {
  detail: Detail;
  /** 0 until the sheet is official. */
  version: number;
  sets: readonly SetSheet[];
  sanctions: readonly SanctionLine[];
  decisions: readonly DecisionLine[];
  notes: readonly Note[];
  signatures: readonly SignatureRecord[];
  results: readonly ResultLine[];
  totals: { team1: TeamResult; team2: TeamResult; minutes: number | null };
  team1Wins: number;
  team2Wins: number;
  winner: MatchState['winner'];
  /** Epoch milliseconds by the scorer's clock. */
  startedAt: number | null;
  endedAt: number | null;
  team1: TeamList;
  team2: TeamList;
};

const MINUTE_MS = 60_000;
const COLUMN: Record<SanctionGrade, SanctionColumn | null> = {
  verbal: null,
  warning: 'W',
  penalty: 'P',
  expulsion: 'E',
  disqualification: 'D',
};

/** @throws UnfoldableLogError when the events do not fold */
export function scoresheet(log: MatchLog): Scoresheet {
  const { rules, state } = log;
  const all = occasions(log);
  const sets = state.sets.map((set) =>
    setSheet(
      rules,
      set,
      all.filter(({ before }) => before.sets.at(-1)?.set === set.set),
    ),
  );
  const results = sets.map(resultLine);
  const startedAt = sets[0]?.startedAt ?? null;
  const endedAt = sets.at(-1)?.endedAt ?? null;
  return {
    detail: state.detail,
    version: state.sheetVersion,
    sets,
    sanctions: all.flatMap(sanctionLine),
    decisions: decisionLines(all),
    notes: state.notes,
    signatures: state.signatures,
    results,
    totals: {
      team1: totalOf(results, 'team1', state.team1Wins),
      team2: totalOf(results, 'team2', state.team2Wins),
      minutes: minutesBetween(startedAt, endedAt),
    },
    team1Wins: state.team1Wins,
    team2Wins: state.team2Wins,
    winner: state.winner,
    startedAt,
    endedAt,
    team1: teamList(log, 'team1'),
    team2: teamList(log, 'team2'),
  };
}

/** Whole minutes from one instant to another; null where one is missing or the clock went back. */
export function minutesBetween(from: number | null, to: number | null): number | null {
  if (from === null || to === null || to < from) return null;
  return Math.round((to - from) / MINUTE_MS);
}

function sanctionLine({ event, before }: Occasion): SanctionLine[] {
  if (event.type !== 'sanction' && event.type !== 'delay' && event.type !== 'improper') return [];
  const { team } = event;
  const place = { team, set: setNumberAt(before), score: scoreAt(before, team) };
  if (event.type === 'improper') return [{ ...place, column: 'X', person: null }];
  if (event.type === 'delay') {
    return [{ ...place, column: before[team].delays === 0 ? 'W' : 'P', person: 'D' }];
  }
  const column = COLUMN[event.grade];
  return column === null ? [] : [{ ...place, column, person: event.person }];
}

function resultLine(sheet: SetSheet): ResultLine {
  const [team1, team2] = SIDES.map((side) => ({
    timeouts: sheet[side].timeouts.length,
    substitutions: sheet[side].substitutions,
    won: sheet.winner === null ? null : Number(sheet.winner === side),
    points: sheet[side].score,
  }));
  const minutes = minutesBetween(sheet.startedAt, sheet.endedAt);
  return { set: sheet.set, team1: team1!, team2: team2!, minutes };
}

function totalOf(results: readonly ResultLine[], side: Side, won: number): TeamResult {
  const sum = (of: (team: TeamResult) => number) =>
    results.reduce((total, line) => total + of(line[side]), 0);
  return {
    timeouts: sum((team) => team.timeouts),
    substitutions: sum((team) => team.substitutions),
    won,
    points: sum((team) => team.points),
  };
}

/** The team sheet, or else whoever was seen on court. */
function teamList({ state }: MatchLog, side: Side): TeamList {
  const { players, liberos, captain, staff, shirt, liberoShirt } = state[side];
  const known = players ?? seenOnCourt(state, side);
  return { players: known, liberos, captain, staff, shirt, liberoShirt };
}

function seenOnCourt(state: MatchState, side: Side): number[] {
  const seen = new Set<number>();
  for (const { [side]: team } of state.sets) {
    for (const number of team.court?.starters ?? []) seen.add(number);
    for (const { substitute } of team.court?.pairs ?? []) seen.add(substitute);
  }
  return [...seen].sort((a, b) => a - b);
}
