import { IMPORT_COLUMNS, type ImportColumn } from '#contract/import.ts';
import { localDateSchema, localTimeSchema } from '#contract/primitives.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { dayOf, timeBeside, timeOf } from './clock-text.ts';
import type { Faults } from './faults.ts';
import { isFormulaFault } from './formula-faults.ts';
import { cellText } from './table-file.ts';

/** What a row says. An empty cell says nothing, and is undefined here. */
export type ImportRow = {
  /** The line of the file. */
  row: number;
  date: string;
  time: string | undefined;
  team1: string;
  team2: string;
  location: string | undefined;
  group: string | undefined;
  round: string | undefined;
  /** Points of team 1 and team 2, set by set. */
  sets: readonly (readonly [number, number])[];
  result: { forfeit: Side } | { wins: readonly [number, number] } | undefined;
  counts: boolean | undefined;
};

/** Which cell holds which column. */
export type Header = ReadonlyMap<ImportColumn, number>;

const NAME_LENGTH = 120;
const TEXT_LENGTH = 200;

/** As people say it, and as Excel keeps a box that is ticked. */
export const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'ndiyo', 'true'].map((word) => [word, true] as const),
  ...['no', 'hapana', 'false'].map((word) => [word, false] as const),
]);

/** The row, or undefined where its cells are at fault; each fault is noted. */
export function readRow(
  header: Header,
  row: number,
  cells: readonly string[],
  faults: Faults,
): ImportRow | undefined {
  const before = faults.count();
  const text = (column: ImportColumn): string => {
    const index = header.get(column);
    return index === undefined ? '' : cellText(cells[index] ?? '');
  };
  for (const column of IMPORT_COLUMNS) {
    const longest = column === 'team1' || column === 'team2' ? NAME_LENGTH : TEXT_LENGTH;
    const fault = unkeepable(text(column), longest);
    if (fault) faults.add(row, column, fault);
  }
  cells.forEach((cell, index) => {
    if (index >= header.size && cell.trim() !== '') {
      faults.add(row, `#${index + 1}`, 'is a cell more than the header has columns');
    }
  });
  if (faults.count() > before) return undefined;
  const read: ImportRow = {
    row,
    date: readDate(text('date'), (message) => faults.add(row, 'date', message)),
    time: readTime(text('time') || (timeBeside(text('date')) ?? ''), (message) =>
      faults.add(row, 'time', message),
    ),
    team1: readName(text('team1'), (message) => faults.add(row, 'team1', message)),
    team2: readName(text('team2'), (message) => faults.add(row, 'team2', message)),
    location: text('location') || undefined,
    group: text('group') || undefined,
    round: text('round') || undefined,
    sets: readSets(text('sets'), (message) => faults.add(row, 'sets', message)),
    result: readResult(text('result'), (message) => faults.add(row, 'result', message)),
    counts: readCounts(text('counts'), (message) => faults.add(row, 'counts', message)),
  };
  return faults.count() > before ? undefined : read;
}

type Note = (message: string) => void;

/** Why a text cannot be kept. */
export function unkeepable(text: string, longest: number): string | undefined {
  if (isFormulaFault(text)) return `${text} stands there instead of the result of a formula`;
  if (text.length > longest) return `has ${text.length} characters, at most ${longest} are kept`;
  if (/\p{Cc}/u.test(text)) return 'holds a control character';
  // What decoding leaves where the bytes were not UTF-8: the name would be kept mangled.
  if (text.includes('\uFFFD')) return 'is not UTF-8 text: save the file as UTF-8';
  return undefined;
}

function readDate(text: string, note: Note): string {
  const day = dayOf(text);
  if (text === '') note('is missing');
  else if (!localDateSchema.safeParse(day).success) {
    note(`'${text}' is not a day YYYY-MM-DD of the calendar`);
  }
  return day;
}

function readTime(text: string, note: Note): string | undefined {
  if (text === '') return undefined;
  const time = timeOf(text);
  if (!localTimeSchema.safeParse(time).success) note(`'${text}' is not a time HH:mm`);
  return time;
}

function readName(text: string, note: Note): string {
  if (text === '') note('is missing');
  return text;
}

function readSets(text: string, note: Note): [number, number][] {
  if (text === '') return [];
  return text.split(/[\s,;]+/).flatMap((part): [number, number][] => {
    const found = /^(\d{1,3})[-:–](\d{1,3})$/.exec(part);
    if (found) return [[Number(found[1]), Number(found[2])]];
    note(`'${part}' is not a set score such as 25-20`);
    return [];
  });
}

function readResult(text: string, note: Note): ImportRow['result'] {
  if (text === '') return undefined;
  const forfeit = /^forfeit([12])$/i.exec(text);
  if (forfeit) return { forfeit: forfeit[1] === '1' ? 'team1' : 'team2' };
  const wins = /^(\d{1,2})[-:–](\d{1,2})$/.exec(text);
  if (wins) return { wins: [Number(wins[1]), Number(wins[2])] };
  note(`'${text}' is neither set wins such as 3-1 nor forfeit1 nor forfeit2`);
  return undefined;
}

function readCounts(text: string, note: Note): boolean | undefined {
  if (text === '') return undefined;
  const word = text.toLowerCase();
  const counts = YES_OR_NO.get(word);
  if (counts === undefined) note(`'${text}' is neither yes nor no`);
  return counts;
}
