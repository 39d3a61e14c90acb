import { maxSets } from '#domain/volleyball/match-rules.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { type Area, INK, PAGE, type Paper, QUIET } from '../paper.ts';
import type { SheetFacts } from '../sheet-facts.ts';
import type { SheetWords } from '../words.ts';
import type { BlankWords } from './blank-words.ts';

/** Cut out along the lines: a row for each team, a slip for each set. */
const SLIPS_ACROSS = 5;
const GAP = 8;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
/** As the referee sees a team from behind: the front row above, II and I at the right. */
const COURT_OF_SIX = [
  [3, 2, 1],
  [4, 5, 0],
] as const;

export function drawSlips(
  paper: Paper,
  facts: SheetFacts,
  words: SheetWords & { blank: BlankWords },
): void {
  const sets = maxSets(facts.rules);
  const width = (PAGE.width - 2 * PAGE.margin - (SLIPS_ACROSS - 1) * GAP) / SLIPS_ACROSS;
  const height = (PAGE.height - 2 * PAGE.margin - GAP) / 2;
  for (let first = 1; first <= sets; first += SLIPS_ACROSS) {
    paper.addPage();
    for (const [row, side] of SIDES.entries()) {
      for (let set = first; set < first + SLIPS_ACROSS && set <= sets; set += 1) {
        const x = PAGE.margin + (set - first) * (width + GAP);
        const y = PAGE.margin + row * (height + GAP);
        drawSlip(paper, facts, { side, set }, words, { x, y, width, height });
      }
    }
  }
}

function drawSlip(
  paper: Paper,
  { match, rules }: SheetFacts,
  { side, set }: { side: Side; set: number },
  words: SheetWords & { blank: BlankWords },
  area: Area,
) {
  paper.frame(area, QUIET);
  const inner = { x: area.x + 6, width: area.width - 12 };
  const line = (at: number, height: number) => ({ ...inner, y: area.y + at, height });
  paper.text(words.blank.slip, line(5, 9), { size: 7, color: QUIET });
  paper.text(`${words.set} ${set}`, line(4, 12), { size: 11, bold: true, align: 'right' });
  const letter = side === 'team1' ? 'A' : 'B';
  paper.text(`${letter}  ${match[side].name}`, line(18, 14), { size: 10, bold: true });
  const teams = `${match.matchDate} · ${match.team1.name} – ${match.team2.name}`;
  paper.text(teams, line(33, 9), { size: 6, color: QUIET });
  drawPositions(paper, rules.playersOnCourt, line(48, 112));
  if (rules.liberos.max > 0) {
    paper.text(words.blank.liberos, line(168, 9), { size: 6, color: QUIET });
    const width = 34;
    for (let index = 0; index < rules.liberos.max; index += 1) {
      const x = inner.x + index * (width + 6);
      paper.frame({ x, y: area.y + 179, width, height: 22 }, INK);
    }
  }
  const foot = area.y + area.height - 20;
  paper.line(inner.x, foot, inner.x + inner.width, foot, INK);
  paper.text(words.blank.signature, line(area.height - 18, 9), { size: 6, color: QUIET });
}

/** Six stand as on the court; fewer only serve in an order, so that they stand in one row. */
function drawPositions(paper: Paper, players: number, area: Area) {
  const inOrder = [Array.from({ length: players }, (_, position) => position)];
  const rows: readonly (readonly number[])[] = players === 6 ? COURT_OF_SIX : inOrder;
  const height = area.height / 2;
  for (const [row, positions] of rows.entries()) {
    const width = area.width / positions.length;
    for (const [column, position] of positions.entries()) {
      const cell = { x: area.x + column * width, y: area.y + row * height, width, height };
      paper.frame(cell, INK);
      const name = NUMERALS[position] ?? `${position + 1}`;
      const corner = { x: cell.x + 3, y: cell.y + 2, width: width - 6, height: 9 };
      paper.text(name, corner, { size: 6, color: QUIET });
    }
  }
}
