import { type FileLine, readScoutLine, type ScoutEntry } from './scout-line.ts';

/** A team of the file; which of ours it is the reader decides. */
export type FileTeam = {
  name: string;
  players: readonly number[];
  liberos: readonly number[];
};

/**
 * The contents of a `.dvw` file (DataVolley, FILEFORMAT 2.0) about a match: sections headed
 * `[3NAME]`, fields between semicolons. `setScores` are the final scores of the header, home first,
 * entered apart from the rallies.
 */
export type DataVolleyFile = {
  home: FileTeam;
  away: FileTeam;
  setScores: readonly (readonly [number, number])[];
  entries: readonly ScoutEntry[];
  /** Lines of the scouting that say nothing we know. */
  unknown: readonly FileLine[];
};

/** The file, or null for a text without scouting, which is no `.dvw`. */
export function readDataVolley(text: string): DataVolleyFile | null {
  const sections = sectionsOf(text);
  const scouting = sections.get('3SCOUT');
  const teams = fieldsOf(sections.get('3TEAMS'));
  if (scouting === undefined || teams.length < 2) return null;
  const entries: ScoutEntry[] = [];
  const unknown: FileLine[] = [];
  for (const line of scouting) {
    const entry = readScoutLine(line);
    if (entry === 'unknown') unknown.push({ line: line.line, text: line.text.slice(0, 80) });
    else if (entry !== null) entries.push(entry);
  }
  return {
    home: teamOf(teams[0], sections.get('3PLAYERS-H')),
    away: teamOf(teams[1], sections.get('3PLAYERS-V')),
    setScores: fieldsOf(sections.get('3SET')).flatMap(setScoreOf),
    entries,
    unknown,
  };
}

/** Some files end with padding (NUL) or with the end-of-file mark of old systems. */
function isBlank(raw: string): boolean {
  return !/[^\s\p{Cc}]/u.test(raw);
}

function sectionsOf(text: string): Map<string, FileLine[]> {
  const sections = new Map<string, FileLine[]>();
  let current: FileLine[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const heading = /^\uFEFF?\[(3[A-Z-]+)\]\s*$/.exec(raw);
    if (heading !== null) {
      current = [];
      sections.set(heading[1]!, current);
    } else if (!isBlank(raw)) current.push({ line: index + 1, text: raw.trim() });
  }
  return sections;
}

function fieldsOf(lines: readonly FileLine[] = []): string[][] {
  return lines.map(({ text }) => text.split(';').map((field) => field.trim()));
}

const NUMBER_FIELD = 1;
/** Holds `L` for a libero, `C` for the captain, or both. */
const ROLE_FIELD = 12;

function teamOf(fields: string[] | undefined, lines: readonly FileLine[] | undefined): FileTeam {
  const players = fieldsOf(lines).filter((player) => /^\d{1,3}$/.test(player[NUMBER_FIELD] ?? ''));
  const liberos = players.filter((player) => player[ROLE_FIELD]?.includes('L'));
  const numbers = (of: string[][]) => [
    ...new Set(of.map((player) => Number(player[NUMBER_FIELD]))),
  ];
  return { name: fields?.[1] ?? '', players: numbers(players), liberos: numbers(liberos) };
}

/** `True;` the scores on the way to 8, 16 and 21 `;` the final one `;` minutes. */
function setScoreOf(fields: string[]): [number, number][] {
  const score = /^(\d+)\s*-\s*(\d+)$/.exec(fields[4] ?? '');
  return score === null ? [] : [[Number(score[1]), Number(score[2])]];
}
