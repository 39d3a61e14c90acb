import type { SanctionGrade, SigningManner, SigningRole, StaffRole, TossChoice } from './events.ts';
import type { MATCH_STATUSES } from './names/kinds.ts';
import type { Warning } from './refusal.ts';
import type { Detail, SetState } from './set-state.ts';
import type { Side } from './side.ts';

export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const PHASES = [
  'scheduled',
  'ready',
  'set-ready',
  'live',
  'interval',
  'finished',
  'official',
  'corrected',
  'postponed',
  'suspended',
  'cancelled',
] as const;
export type Phase = (typeof PHASES)[number];

export type SanctionRecord = {
  event: string;
  person: number | string;
  grade: SanctionGrade;
  /** The set it falls in; between sets, the next one. */
  set: number;
};

/** The facts that a team carries through the whole match. */
export type TeamRecord = {
  /** null while no team sheet is in: then anybody may play. */
  players: readonly number[] | null;
  liberos: readonly number[];
  captain: number | null;
  staff: Partial<Record<StaffRole, string>>;
  /** The colours of this match, `#rrggbb`; null where nobody has chosen them. */
  shirt: string | null;
  liberoShirt: string | null;
  improperUsed: boolean;
  delays: number;
  sanctions: readonly SanctionRecord[];
  /** Players replaced exceptionally: out for the match. */
  replacedOut: readonly number[];
  /** Players who had their recovery time. */
  recovered: readonly number[];
  challengesLost: number;
};

export type Lineup = { set: number; players: readonly number[] };

/** The winner of the toss and the choice, where known; `firstServe` and `left` open the set. */
export type Toss = {
  winner: Side | null;
  choice: TossChoice | null;
  firstServe: Side | null;
  left: Side | null;
};

export type Note = { event: string; kind: 'remark' | 'protest' | 'lot'; text: string };

/** `seal`: the SHA-256 of what was signed, and `manner` how, where they are known. */
export type SignatureRecord = {
  role: SigningRole;
  name: string | null;
  underProtest?: true;
  seal?: string;
  manner?: SigningManner;
};

/**
 * All that follows from the rules and the events. Everything here is derived; nothing is truth of its
 * own. Scores in points, times in epoch milliseconds by the scorer's clock.
 */
export type MatchState = {
  status: MatchStatus;
  phase: Phase;
  sets: readonly SetState[];
  team1Wins: number;
  team2Wins: number;
  winner: Side | 'draw' | null;
  /** The result stands by the rules: nothing more is to be played. */
  decided: boolean;
  serving: Side | null;
  /** Shirt number of the next server, where line-ups are known. */
  server: number | null;
  setPoint: Side | 'both' | null;
  matchPoint: Side | 'both' | null;
  detail: Detail;
  /** The side that forfeits; `doubleForfeit` when both do. */
  forfeit: Side | null;
  doubleForfeit: boolean;
  /** Number of the set that is being played. */
  currentSet: number | null;
  left: Side | null;
  /** The last point made the teams change sides, or called for a technical time-out. */
  sideChange: boolean;
  technicalTimeoutDue: boolean;
  /** Set wins where nothing else is known. */
  result: { team1Wins: number; team2Wins: number; irregular: boolean } | null;
  startedAt: number | null;
  endedAt: number | null;
  suspendedAt: number | null;
  /** Milliseconds of all finished suspensions together. */
  suspendedMs: number;
  toss: Toss | null;
  team1: TeamRecord;
  team2: TeamRecord;
  lineup1: Lineup | null;
  lineup2: Lineup | null;
  /** Points of penalties between sets: they open the next one. */
  pending: readonly { event: string; at: number; winner: Side }[];
  notes: readonly Note[];
  signatures: readonly SignatureRecord[];
  /** Of the team lists, before the match; a new list of a team is not signed. */
  listSignatures: readonly SignatureRecord[];
  finalised: boolean;
  /** Changed after it was finalised. */
  corrected: boolean;
  /** 0 until the sheet is official, then 1, and one more with every correction. */
  sheetVersion: number;
  warnings: readonly (Warning & { event: string })[];
};

const noRecord: TeamRecord = {
  players: null,
  liberos: [],
  captain: null,
  staff: {},
  shirt: null,
  liberoShirt: null,
  improperUsed: false,
  delays: 0,
  sanctions: [],
  replacedOut: [],
  recovered: [],
  challengesLost: 0,
};

export const INITIAL_STATE: MatchState = {
  status: 'not started',
  phase: 'scheduled',
  sets: [],
  team1Wins: 0,
  team2Wins: 0,
  winner: null,
  decided: false,
  serving: null,
  server: null,
  setPoint: null,
  matchPoint: null,
  detail: 'none',
  forfeit: null,
  doubleForfeit: false,
  currentSet: null,
  left: null,
  sideChange: false,
  technicalTimeoutDue: false,
  result: null,
  startedAt: null,
  endedAt: null,
  suspendedAt: null,
  suspendedMs: 0,
  toss: null,
  team1: noRecord,
  team2: noRecord,
  lineup1: null,
  lineup2: null,
  pending: [],
  notes: [],
  signatures: [],
  listSignatures: [],
  finalised: false,
  corrected: false,
  sheetVersion: 0,
  warnings: [],
};

/** The set being played, or null between sets. */
export function liveSet(state: MatchState): SetState | null {
  const last = state.sets.at(-1);
  return last !== undefined && !last.over ? last : null;
}

/** A set that is not played from its start leaves nothing that was waiting for it. */
export function withUnplayedSet(state: MatchState, set: SetState): MatchState {
  const sets = [...state.sets, set];
  return { ...state, result: null, sets, lineup1: null, lineup2: null, toss: null, pending: [] };
}

export function withLastSet(state: MatchState, set: SetState): MatchState {
  return { ...state, sets: withLastOf(state.sets, set) };
}

/** As `with(-1, set)`, in half of its time. */
export function withLastOf(sets: readonly SetState[], set: SetState): readonly SetState[] {
  const next = sets.slice();
  next[next.length - 1] = set;
  return next;
}

export function withRecord(state: MatchState, team: Side, change: Partial<TeamRecord>): MatchState {
  const record: TeamRecord = { ...state[team], ...change };
  return team === 'team1' ? { ...state, team1: record } : { ...state, team2: record };
}
