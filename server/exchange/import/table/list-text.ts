import type { PLAYER_COLUMNS, TEAM_COLUMNS } from '#contract/administration/import.ts';
import type { CsvRecord } from '../read/read-csv.ts';
import { positionOf } from '../values/positions.ts';
import { headedTeam, isFoot, teamSection } from './sections.ts';

type Columns = readonly ((typeof PLAYER_COLUMNS)[number] | (typeof TEAM_COLUMNS)[number])[];

const PLAYER_HEAD = [
  'fullName',
  'jerseyNumber',
  'position',
  'team',
  'dateOfBirth',
  'height',
  'phone',
] as const satisfies Columns;
const TEAM_HEAD = ['name', 'city', 'gender', 'group'] as const satisfies Columns;

const MOST_LINES = 5000;
const MAX_LINE = 300;
/** `[23/11/2026, 10:14] Kocha Juma: ` before a message that was copied from a chat. */
const CHAT =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?\]?(?: -)? [^:]{1,40}: ?/i;
const COUNTED = /^(\d{1,3})\s*[.):–-]\s*/;
const PHONE = /(?:\+?255|\b0)[ -]?[67]\d{2}[ -]?\d{3}[ -]?\d{3}\b/;
const BORN = /\b(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|(?:19|20)\d\d)\b/;
const HEIGHT = /\b(?:[12][.,]\d{1,2} ?m\b|\d{3} ?cm\b)/i;
const SHIRT = /(?:^|[\s(#])(?:jezi|no\.?|namba|#)?\s*(\d{1,2})\)?(?=$|[\s,;)-])/i;

type Line = { row: number; count: number | undefined; text: string };

/**
 * A list as it stands in a message: `1. Asha Juma 7 setter`, below the name of the team. As records of
 * our own columns, their headings first; empty where the text is no such list.
 */
export function listRecords(text: string, list: 'players' | 'teams'): CsvRecord[] {
  const lines = linesOf(text);
  const counted = lines.filter(({ count }) => count !== undefined);
  if (counted.length < 2) return [];
  return list === 'players' ? playersOf(lines) : teamsOf(lines);
}

function linesOf(text: string): Line[] {
  return text
    .split(/\r\n|\n|\r/, MOST_LINES)
    .map((line, at) => {
      const text = plain(line.slice(0, MAX_LINE)).replace(CHAT, '');
      const count = COUNTED.exec(text);
      const rest = count ? text.slice(count[0].length) : text;
      return { row: at + 1, count: count ? Number(count[1]) : undefined, text: rest.trim() };
    })
    .filter(({ text: rest }) => rest !== '');
}

/** Without stars for bold letters, signs of direction, pictures and the boxes around numbers. */
function plain(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0F/g, '')
    .replace(/(\d)\u20E3/g, '$1. ')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(/[*_~•]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(\d)\. \. /, '$1. ')
    .trim();
}

function playersOf(lines: readonly Line[]): CsvRecord[] {
  const records: CsvRecord[] = [{ row: 0, cells: PLAYER_HEAD }];
  // Numbers that count the lines are on no shirt.
  const counts = countsLines(lines);
  let team = '';
  for (const { row, count, text } of lines) {
    if (count === undefined) {
      const named = headedTeam(text) ?? (isFoot(text) || isTalk(text) ? undefined : text);
      if (named !== undefined) team = named.replace(/:$/, '').trim();
      continue;
    }
    const cells = playerIn(text);
    if (cells.jerseyNumber === '' && !counts) cells.jerseyNumber = String(count);
    records.push({ row, cells: PLAYER_HEAD.map((column) => ({ ...cells, team })[column]) });
  }
  return records;
}

function countsLines(lines: readonly Line[]): boolean {
  const numbers = lines.flatMap(({ count }) => count ?? []);
  let next = 1;
  for (const number of numbers) {
    if (number !== next && number !== 1) return false;
    next = number + 1;
  }
  return numbers[0] === 1;
}

/** A sentence, and no name of a team. */
function isTalk(text: string): boolean {
  return text.split(' ').length > 6 || /[?!,]|\bhabari\b|\basante\b|\bhello\b/i.test(text);
}

function playerIn(text: string) {
  let rest = text;
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(rest);
    if (!found) return '';
    rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`;
    return (found[1] ?? found[0]).trim();
  };
  const phone = take(PHONE);
  const dateOfBirth = take(BORN);
  const height = take(HEIGHT);
  const jerseyNumber = take(SHIRT);
  const parts = rest
    .split(/\s*[,;|\t]\s*|\s+[–—-]\s*/)
    .map((part) => part.replace(/^[\s–—-]+|[\s–—-]+$/g, ''))
    .filter((part) => part !== '');
  const named = parts.filter((part) => positionOf(part) === undefined);
  const placed = parts.find((part) => positionOf(part) !== undefined);
  const name = named[0] ?? '';
  const split = placed === undefined ? positionBehind(name) : { name, position: placed };
  return {
    fullName: split.name,
    position: split.position,
    jerseyNumber,
    dateOfBirth,
    height,
    phone,
  };
}

/** `Asha Juma setter`: up to three words behind a name of at least two letters. */
function positionBehind(text: string): { name: string; position: string } {
  const words = text.split(' ');
  for (const length of [3, 2, 1]) {
    const position = words.slice(-length).join(' ');
    // One letter behind two names is rather the first letter of a third.
    const isLetter = position.length === 1;
    if (words.length > length && !isLetter && positionOf(position) !== undefined)
      return { name: words.slice(0, -length).join(' '), position };
  }
  return { name: text, position: '' };
}

function teamsOf(lines: readonly Line[]): CsvRecord[] {
  const records: CsvRecord[] = [{ row: 0, cells: TEAM_HEAD }];
  let group = '';
  let gender = '';
  for (const { row, count, text } of lines) {
    if (count === undefined) {
      const found = teamSection(text);
      group = found?.group ?? group;
      gender = found?.gender ?? gender;
      continue;
    }
    const [name = '', city = ''] = text.split(/\s*[,;|]\s*|\s+[–—-]\s+|\s*\(\s*/);
    records.push({ row, cells: [name, city.replace(/\)$/, ''), gender, group] });
  }
  return records;
}
