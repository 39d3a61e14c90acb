import type { ImportReading } from '#contract/administration/import.ts';
import type { DayOrder, ImportDecisions } from '#contract/administration/import-decisions.ts';
import type { Questions } from '../questions.ts';
import { type DayOf, orderShownBy, readDay } from '../values/days.ts';
import type { TableRow } from './shape.ts';

/**
 * The reading of 3/4/01 in this file: as a person said, else as the other days of the file show, else
 * with the day first, and then it is asked once.
 */
export function decideDayOrder<Column extends string>(
  rows: readonly TableRow<Column>[],
  column: Column,
  { of, now, decided }: { of: DayOf; now: number; decided: ImportDecisions['dayOrder'] },
  questions: Questions,
): { order: DayOrder; days: ImportReading['days'] } {
  const shown = new Set<DayOrder>();
  const open: { row: number; text: string; byDay: string; byMonth: string }[] = [];
  for (const { row, cells } of rows) {
    const text = cells[column] ?? '';
    const order = orderShownBy(text);
    if (order !== undefined) shown.add(order);
    const reading = readDay(text, of, now);
    if (reading?.kind === 'two') open.push({ row, text, ...reading });
  }
  const evidence = shown.size === 1 ? [...shown][0] : undefined;
  const order = decided ?? evidence ?? 'day';
  if (open.length === 0) return { order, days: null };
  const [first] = open;
  if (decided === undefined && evidence === undefined) {
    const options = [
      { id: 'day', name: first!.byDay },
      { id: 'month', name: first!.byMonth },
    ];
    for (const { row } of open)
      questions.ask({ kind: 'days', value: first!.text, options, mayBeNew: false }, row);
  }
  return { order, days: { count: open.length, order } };
}
