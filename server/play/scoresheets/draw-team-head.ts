import type { SetSheet } from '#domain/volleyball/scoresheet/set-sheet.ts';
import type { Side } from '#domain/volleyball/side.ts';
import { type Area, GREEN, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** Letter and name of a team over its half of a set, who served first, the score. */
export function drawTeamHead(
  paper: Paper,
  facts: SheetFacts,
  set: SetSheet,
  side: Side,
  area: Area,
): void {
  const { x, y, width } = area;
  const head = { x, y: y + 1, width, height: 11 };
  const letter = side === 'team1' ? 'A' : 'B';
  paper.text(letter, { ...head, width: 8 }, { size: 7, bold: true });
  paper.text(facts.match[side].name, { ...head, x: x + 9, width: width - 44 }, { size: 6.5 });
  if (set.firstServe !== null) {
    const mark = { x: x + width - 34, y: head.y + 1, width: 9, height: 9 };
    paper.circle(mark, QUIET);
    paper.text(set.firstServe === side ? 'S' : 'R', mark, { size: 5.5, align: 'center' });
  }
  const isWinner = set.winner === side;
  const color = isWinner ? GREEN : QUIET;
  const score = facts.isBlank ? '' : set[side].score;
  paper.text(score, head, { size: 9, bold: isWinner, color, align: 'right' });
}
