import { FILE_SIDES, type FileSide } from './file-side.ts';

/** `line` counts from 1, as an editor does. */
export type FileLine = { line: number; text: string };

/** Shirt numbers in positions 1..6 of both teams. */
export type Courts = { home: readonly number[]; away: readonly number[] };

/** A serve, reception, attack, block ... with its mark: `#` made a point, `=` lost one. `code`: all that its line says. */
export type Touch = { skill: string; mark: string; player: number | null; code: string };

/** The positions of the setters, 1 to 6, where the scout named them. */
export type Setters = { home: number | null; away: number | null };

type Place = {
  line: number;
  /** Seconds of the day on the scout's clock; null where none was kept. */
  seconds: number | null;
  courts: Courts | null;
  setters: Setters;
};

/** The facts of one line of `[3SCOUT]` about the course of the match. */
export type ScoutEntry = Place &
  (
    | { kind: 'lineup'; set: number }
    | { kind: 'touch'; side: FileSide; touch: Touch }
    | { kind: 'point'; side: FileSide; score: { home: number; away: number } }
    | { kind: 'substitution'; side: FileSide; out: number; in: number }
    | { kind: 'timeout'; side: FileSide }
    | { kind: 'set-end'; set: number }
  );

const TIME_FIELD = 7;
const SET_FIELD = 8;
const SETTER_FIELDS = { home: 9, away: 10 } as const;
const COURT_FIELD = 14;
const PLAYERS = 6;
/** Player, skill, kind and mark are five of them (`TOUCH_CODE`). */
const MOST_SIGNS = 35;

/** The entry; null where the course of the match does not need it; `unknown` for a code we do not know. */
export function readScoutLine({ line, text }: FileLine): ScoutEntry | null | 'unknown' {
  const fields = text.split(';');
  const code = fields[0]!;
  const place = {
    line,
    seconds: secondsOf(fields[TIME_FIELD]),
    courts: courtsOf(fields),
    setters: {
      home: positionOf(fields[SETTER_FIELDS.home]),
      away: positionOf(fields[SETTER_FIELDS.away]),
    },
  };
  const over = /^\*\*(\d)set/.exec(code);
  if (over !== null) return { ...place, kind: 'set-end', set: Number(over[1]) };
  const side = FILE_SIDES[code[0] as keyof typeof FILE_SIDES];
  if (side === undefined) return 'unknown';
  const entry = code.slice(1);
  if (/^[Pz]\d+>LUp/i.test(entry)) {
    return { ...place, kind: 'lineup', set: Number(fields[SET_FIELD]) };
  }
  const score = /^p(\d+):(\d+)/.exec(entry);
  if (score !== null) {
    const home = Number(score[1]);
    const away = Number(score[2]);
    return { ...place, kind: 'point', side, score: { home, away } };
  }
  const change = /^c(\d+)[:.](\d+)/i.exec(entry);
  if (change !== null) {
    return { ...place, kind: 'substitution', side, out: Number(change[1]), in: Number(change[2]) };
  }
  if (/^T/.test(entry)) return { ...place, kind: 'timeout', side };
  // Where the setter is, and a point that only names who won it: the positions say the one, the
  // line with the score the other.
  if (/^[Pz]\d/.test(entry) || /^\$\$&/.test(entry)) return null;
  const parts = /^(\d\d|\$\$|~.)([SRABDEF])[A-Z]([#+!/=-])/.exec(entry);
  if (parts === null) return 'unknown';
  const player = /^\d/.test(parts[1]!) ? Number(parts[1]) : null;
  const touch = { skill: parts[2]!, mark: parts[3]!, player, code: cleanCode(entry) };
  return { ...place, kind: 'touch', side, touch };
}

/** As long as the log takes it, without the letters of other alphabets that some scouts add at its end. */
function cleanCode(entry: string): string {
  return entry.replace(/[^!-~]/g, '~').slice(0, MOST_SIGNS);
}

function positionOf(field: string | undefined): number | null {
  return /^[1-6]$/.test(field ?? '') ? Number(field) : null;
}

function secondsOf(field: string | undefined): number | null {
  const time = /^(\d\d)\.(\d\d)\.(\d\d)$/.exec(field ?? '');
  if (time === null) return null;
  return (Number(time[1]) * 60 + Number(time[2])) * 60 + Number(time[3]);
}

/** Lines that were typed afterwards carry no positions. */
function courtsOf(fields: readonly string[]): Courts | null {
  const all = fields.slice(COURT_FIELD, COURT_FIELD + 2 * PLAYERS);
  if (all.length < 2 * PLAYERS || all.some((field) => !/^\d{1,3}$/.test(field))) return null;
  const numbers = all.map(Number);
  return { home: numbers.slice(0, PLAYERS), away: numbers.slice(PLAYERS) };
}
