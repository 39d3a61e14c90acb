import { setImmediate as nextTurn } from 'node:timers/promises';
import { textOf } from '#contract/text/text.ts';
import type { CsvRecord } from '../read/read-csv.ts';
import { cellText } from '../read/table-file.ts';
import { textsByColumn } from './assign-columns.ts';
import { isNone, NO_TEAM } from './fill-blocks.ts';
import { headedTeam } from './sections.ts';
import type { TableRow } from './shape.ts';
import type { Understanding } from './understanding.ts';

const TURN = 200;
const MOST_LEFT_OUT = 50;
const MAX_TEXT = 80;

type Below<Column extends string> = Understanding<Column> & {
  columns: readonly (string | null)[];
  headings: readonly string[];
  titles: readonly string[];
  isCsv: boolean;
};

/** The rows below the headings; titles among them count for what follows, sums and signatures are left out. */
export async function readRows<Column extends string>(
  below: readonly CsvRecord[],
  options: Below<Column>,
): Promise<{ rows: TableRow<Column>[]; leftOut: { row: number; text: string }[]; merged: number }> {
  const { shape, columns, headings, faults, isCsv } = options;
  const rows: TableRow<Column>[] = [];
  const leftOut: { row: number; text: string }[] = [];
  let section = titleSection(options);
  let merged = 0;
  for (const [at, { row, cells, isFilled }] of below.entries()) {
    if (at % TURN === TURN - 1) await nextTurn();
    const texts = cells.map(cellText);
    if (headings.every((heading, place) => heading === (texts[place] ?? ''))) continue;
    const alone = aloneIn(texts);
    if (alone !== undefined && isNoRow(alone, options)) {
      const values = shape.section(alone.text);
      if (values === undefined) leftOut.push({ row, text: alone.text.slice(0, MAX_TEXT) });
      else section = { ...section, ...values };
      continue;
    }
    const beyond = texts.findIndex((text, place) => place >= headings.length && text !== '');
    if (isCsv && beyond >= 0) faults.add(row, `#${beyond + 1}`, textOf('import.cellBeyondHeader'));
    const found = textsByColumn(columns, (place) => texts[place] ?? '');
    const rowCells = { ...section, ...cellsOf(found, shape.columns) };
    if (isFilled) merged += 1;
    rows.push({ row, cells: rowCells, original: cells });
  }
  return { rows, leftOut: leftOut.slice(0, MOST_LEFT_OUT), merged };
}

function cellsOf<Column extends string>(
  texts: Readonly<Record<string, string>>,
  columns: readonly Column[],
): Partial<Record<Column, string>> {
  const cells: Partial<Record<Column, string>> = {};
  for (const column of columns) {
    const text = texts[column] ?? '';
    if (text === '') continue;
    // A dash means that a player is in no team; in other columns it is a blank cell.
    if (!isNone(text)) cells[column] = text;
    else if (column === 'team') cells[column] = NO_TEAM;
  }
  return cells;
}

function aloneIn(texts: readonly string[]): { text: string; place: number } | undefined {
  const place = texts.findIndex((text) => text !== '');
  const isAlone = place >= 0 && texts.every((text, at) => at === place || text === '');
  return isAlone ? { text: texts[place]!, place } : undefined;
}

/** A text alone on its line, which is a row only in the column that no row goes without. */
function isNoRow<Column extends string>(
  { text, place }: { text: string; place: number },
  { columns, shape, isTeam }: Below<Column>,
): boolean {
  if (columns.filter((column) => column !== null).length < 2 && columns.length < 2) return false;
  const column = columns[place];
  if (column !== shape.main && column !== '#first' && column !== '#match') return true;
  const hasTeams = columns.includes('team');
  return !hasTeams && (headedTeam(text) !== undefined || (isTeam?.(text) ?? false));
}

/** `TIMU: BANDARI` above the table. */
function titleSection<Column extends string>({
  titles,
  columns,
  shape,
}: Below<Column>): Partial<Record<Column, string>> {
  const team = 'team' as Column;
  if (!shape.columns.includes(team) || columns.includes('team')) return {};
  const named = titles.map(headedTeam).findLast((name) => name !== undefined);
  return named === undefined ? {} : ({ [team]: named } as Partial<Record<Column, string>>);
}
