import { lineText } from './line-text.ts';

/** Lists as people write them into a message, made into the rows of an import, line for line. */

export type WrittenTeam = { name: string; city: string; group: string };
export type WrittenPlayer = { name: string; number: string; position: string };
/** The entry of each line of a list; undefined for empty lines and headings. */
type ByLine<T> = readonly (T | undefined)[];

/** A line of the list that an import's row is: the header is row 1, so the first line is row 2. */
export function lineOfRow(row: number): number {
  return row - 1;
}

export function rowOfLine(line: number): number {
  return line + 1;
}

/** A line that cannot be kept, found before anything was. */
export class WrongLineError extends Error {
  override readonly name = 'WrongLineError';
  readonly row: number;
  readonly column: string;

  /** @param row as of an import */
  constructor(row: number, column: string, message: string) {
    super(message);
    this.row = row;
    this.column = column;
  }
}

/**
 * One team on a line, its place behind a comma. A line that ends in a colon or says 'Kundi A' is no
 * team: it names the group of those below.
 */
export function readTeams(list: string): ByLine<WrittenTeam> {
  let group = '';
  return list.split('\n').map((line) => {
    const text = lineText(line);
    const heading = headingOf(text) ?? groupHeading(text);
    if (heading !== undefined) group = heading;
    const [name, city] = parts(lineText(text.replace(/^\d{1,2}\s*[.):-]\s*(?=\S)/, '')), /[,;\t]/);
    return heading !== undefined || name === '' ? undefined : { name, city, group };
  });
}

export function teamRows(list: string, gender: string): string {
  const rows = readTeams(list).map((team) =>
    team ? cells([team.name, gender, team.city, team.group]) : '',
  );
  return ['name,gender,city,group', ...rows].join('\n');
}

/**
 * One player on a line: the shirt number first or last, or none, and the position behind a comma. A
 * number behind the name is the shirt's, one before it then only counts the lines.
 */
export function readPlayers(list: string): ByLine<WrittenPlayer> {
  return list.split('\n').map((line) => {
    const text = lineText(line);
    if (text === '' || headingOf(text) !== undefined) return undefined;
    const first = /^(?:#|n[oa][.\s]|namba\s|jezi\s)?\s*(\d+)(?:\s*[.):-]\s*|\s+)(.*)$/i.exec(text);
    const [name, rest] = parts(lineText(first?.[2] ?? text), /[,;\t]|\s[-–—]\s/);
    const last = /^(.*?[^\d\s(#])\s*[\s(#]\s*(\d{1,2})\)?$/.exec(name);
    const isNumber = /^#?\d{1,2}$/.test(rest);
    return {
      name: lineText((last?.[1] ?? name).replace(/\s*\((?:c|k|captain|nahodha)\)$/i, '')),
      number: isNumber ? rest.replace('#', '') : (last?.[2] ?? first?.[1] ?? ''),
      position: isNumber ? '' : rest,
    };
  });
}

/** Lines whose shirt number stands on a line before. Lines are counted from 1. */
export function sameNumbers(list: string): { line: number; number: number; first: number }[] {
  const firsts = new Map<number, number>();
  return readPlayers(list).flatMap((player, index) => {
    if (player === undefined || player.number === '') return [];
    const line = index + 1;
    const number = Number(player.number);
    const first = firsts.get(number) ?? line;
    firsts.set(number, first);
    return first === line ? [] : [{ line, number, first }];
  });
}

export function playerRows(list: string): string {
  const rows = readPlayers(list).map((player) =>
    player ? cells([player.name, player.number, player.position]) : '',
  );
  return ['fullName,jerseyNumber,position', ...rows].join('\n');
}

/** The lines that tell something. */
export function known<T>(lines: ByLine<T>): readonly T[] {
  return lines.filter((line) => line !== undefined);
}

function headingOf(text: string): string | undefined {
  return /^(.*\S)\s*:$/.exec(text)?.[1];
}

/** 'KUNDI A', 'Pool 2': what nobody calls a team. */
function groupHeading(text: string): string | undefined {
  return /^(?:kundi|group|pool)\s+[\p{L}\d]{1,2}$/iu.exec(text)?.[0];
}

function parts(text: string, between: RegExp): [string, string] {
  const at = between.exec(text);
  if (!at) return [text, ''];
  return [text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim()];
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
}
