import { IMPORT_COLUMNS, type ImportColumn } from '#contract/administration/import.ts';
import type { DayOrder } from '#contract/administration/import-decisions.ts';
import { localDateSchema, localTimeSchema } from '#contract/primitives.ts';
import { type Text, textOf } from '#contract/text/text.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { TableRow } from '../table/shape.ts';
import { dayOf, readDay } from '../values/days.ts';
import { timeBeside, timeOf } from './clock-text.ts';
import type { Faults } from './faults.ts';
import { isFormulaFault } from './formula-faults.ts';

/** The values of a row. An empty cell says nothing, and is undefined here. */
export type ImportRow = {
  /** The line of the file. */
  row: number;
  date: string;
  time: string | undefined;
  team1: string;
  team2: string;
  location: string | undefined;
  court?: string | undefined;
  group: string | undefined;
  round: string | undefined;
  /** Points of team 1 and team 2, set by set. */
  sets: readonly (readonly [number, number])[];
  result: { forfeit: Side | 'both' } | { wins: readonly [number, number] } | undefined;
  counts: boolean | undefined;
};

const NAME_LENGTH = 120;
const TEXT_LENGTH = 200;
const COURT_LENGTH = 20;

/** As people say it, and as Excel keeps a box that is ticked. */
export const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'ndiyo', 'true'].map((word) => [word, true] as const),
  ...['no', 'hapana', 'false'].map((word) => [word, false] as const),
]);

/** The order of day and month in the file, and today's date. */
export type DaysOf = { order: DayOrder; now: number };

/** The row, or undefined where its cells are at fault; each fault is noted. */
export function readRow(
  { row, cells }: TableRow<ImportColumn>,
  days: DaysOf,
  faults: Faults,
): ImportRow | undefined {
  const before = faults.count();
  const text = (column: ImportColumn): string => cells[column] ?? '';
  for (const column of IMPORT_COLUMNS) {
    const longest = column === 'team1' || column === 'team2' ? NAME_LENGTH : TEXT_LENGTH;
    const fault = unkeepable(text(column), longest);
    if (fault) faults.add(row, column, fault);
  }
  if (text('court').length > COURT_LENGTH)
    faults.add(
      row,
      'court',
      textOf('import.cellTooLong', { count: text('court').length, max: COURT_LENGTH }),
    );
  if (faults.count() > before) return undefined;
  const read: ImportRow = {
    row,
    date: readDate(text('date'), days, (fault) => faults.add(row, 'date', fault)),
    time: readTime(text('time') || (timeBeside(text('date')) ?? ''), (fault) =>
      faults.add(row, 'time', fault),
    ),
    team1: readName(text('team1'), (fault) => faults.add(row, 'team1', fault)),
    team2: readName(text('team2'), (fault) => faults.add(row, 'team2', fault)),
    location: text('location') || undefined,
    court: text('court') || undefined,
    group: text('group') || undefined,
    round: text('round') || undefined,
    sets: readSets(text('sets'), (fault) => faults.add(row, 'sets', fault)),
    result: readResult(text('result'), (fault) => faults.add(row, 'result', fault)),
    counts: readCounts(text('counts'), (fault) => faults.add(row, 'counts', fault)),
  };
  return faults.count() > before ? undefined : read;
}

type Note = (fault: Text) => void;

/** The reason why a text cannot be kept. */
export function unkeepable(text: string, longest: number): Text | undefined {
  if (isFormulaFault(text)) return textOf('import.formulaFault', { value: text });
  if (text.length > longest)
    return textOf('import.cellTooLong', { count: text.length, max: longest });
  if (/\p{Cc}/u.test(text)) return textOf('import.controlCharacter');
  // Decoding leaves this character where the bytes were not UTF-8: the name would be kept mangled.
  if (text.includes('\uFFFD')) return textOf('import.notUtf8');
  return undefined;
}

function readDate(text: string, { order, now }: DaysOf, note: Note): string {
  if (text === '') {
    note(textOf('field.missing'));
    return '';
  }
  const reading = readDay(text, 'match', now);
  const day = reading && dayOf(reading, order);
  if (day === undefined || !localDateSchema.safeParse(day).success)
    note(textOf('import.day', { value: text }));
  return day ?? text;
}

function readTime(text: string, note: Note): string | undefined {
  if (text === '') return undefined;
  const time = timeOf(text);
  if (!localTimeSchema.safeParse(time).success) note(textOf('import.time', { value: text }));
  return time;
}

function readName(text: string, note: Note): string {
  if (text === '') note(textOf('field.missing'));
  return text;
}

function readSets(text: string, note: Note): [number, number][] {
  if (text === '') return [];
  return text.split(/[\s,;]+/).flatMap((part): [number, number][] => {
    const found = /^(\d{1,3})[-:–](\d{1,3})$/.exec(part);
    if (found) return [[Number(found[1]), Number(found[2])]];
    note(textOf('import.setScore', { value: part }));
    return [];
  });
}

const FORFEITS: Record<string, Side | 'both'> = { 1: 'team1', 2: 'team2', 12: 'both' };

function readResult(text: string, note: Note): ImportRow['result'] {
  if (text === '') return undefined;
  const forfeit = /^forfeit(12|1|2)$/i.exec(text);
  if (forfeit) return { forfeit: FORFEITS[forfeit[1]!]! };
  const wins = /^(\d{1,2})[-:–](\d{1,2})$/.exec(text);
  if (wins) return { wins: [Number(wins[1]), Number(wins[2])] };
  note(textOf('import.result', { value: text }));
  return undefined;
}

function readCounts(text: string, note: Note): boolean | undefined {
  if (text === '') return undefined;
  const word = text.toLowerCase();
  const counts = YES_OR_NO.get(word);
  if (counts === undefined) note(textOf('import.neitherYesNorNo', { value: text }));
  return counts;
}
