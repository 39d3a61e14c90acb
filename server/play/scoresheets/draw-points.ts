import { isDecidingSet, type MatchRules } from '#domain/volleyball/match-rules.ts';
import type { TeamSetSheet } from '#domain/volleyball/scoresheet/set-sheet.ts';
import { type Area, FAINT, GREEN, INK, type Paper } from './paper.ts';

const COLUMNS = 4;

/** The running points: made ones struck, penalties and the last one circled, the rest struck out. */
export function drawPoints(
  paper: Paper,
  { struck, score, carried = 0 }: TeamSetSheet & { carried?: number },
  isOver: boolean,
  printed: number,
  area: Area,
) {
  const rows = Math.ceil(Math.max(printed, score) / COLUMNS);
  const width = area.width / COLUMNS;
  const height = Math.min(11.5, area.height / rows);
  for (let point = 1; point <= rows * COLUMNS; point += 1) {
    const column = Math.floor((point - 1) / rows);
    const cell = {
      x: area.x + column * width,
      y: area.y + ((point - 1) % rows) * height,
      width,
      height,
    };
    const scored = struck[point - 1];
    const color = scored === undefined || point <= carried ? FAINT : INK;
    paper.text(point, cell, { size: 5.5, align: 'center', color });
    // Points from before the change of sides stand in the panel of that part.
    if (scored === undefined || point <= carried) continue;
    const middle = cell.x + width / 2;
    paper.line(middle - 4, cell.y + height - 2, middle + 4, cell.y + 2, GREEN, 0.5);
    if (scored.origin === 'penalty' || (isOver && point === score)) paper.circle(cell);
  }
  if (!isOver) return;
  // Points that were not needed are struck out, column by column.
  for (let column = 0; column < COLUMNS; column += 1) {
    const first = Math.max(0, score - column * rows);
    if (first >= rows) continue;
    const x = area.x + column * width + width / 2;
    const top = area.y + first * height + 1;
    paper.line(x, top, x, area.y + rows * height - 1, FAINT, 0.6);
  }
}

/** Twice the points of a set less two, in whole columns: 48 of 25, 28 of 15. */
export function printedPoints(rules: MatchRules, set: number): number {
  const target = isDecidingSet(rules, set) ? rules.decidingTarget : rules.target;
  return Math.ceil((target * 2 - 2) / 4) * 4;
}
