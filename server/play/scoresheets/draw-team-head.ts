import type { SetPanel } from '#domain/volleyball/scoresheet/deciding-panels.ts';
import type { SetSheet } from '#domain/volleyball/scoresheet/set-sheet.ts';
import { type Area, GREEN, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';

/** `isOpen`: the toss decides which team it is. */
type TeamPanel = Pick<SetPanel, 'side' | 'sheet' | 'isLast'> & { isOpen?: boolean };

/** Letter and name of a team over its half of a set, who served first, the score. */
export function drawTeamHead(
  paper: Paper,
  facts: SheetFacts,
  set: SetSheet,
  { side, sheet, isLast, isOpen = false }: TeamPanel,
  area: Area,
): void {
  const { x, y, width } = area;
  const head = { x, y: y + 1, width, height: 11 };
  const ring = { ...head, y: head.y + 1, width: 9, height: 9 };
  paper.circle(ring);
  if (isOpen) return;
  paper.text(side === 'team1' ? 'A' : 'B', ring, { size: 6.5, bold: true, align: 'center' });
  paper.text(facts.match[side].name, { ...head, x: x + 11, width: width - 46 }, { size: 6.5 });
  if (set.firstServe !== null) {
    const mark = { x: x + width - 34, y: head.y + 1, width: 9, height: 9 };
    paper.circle(mark, QUIET);
    paper.text(set.firstServe === side ? 'S' : 'R', mark, { size: 5.5, align: 'center' });
  }
  const isWinner = set.winner === side && isLast;
  const color = isWinner ? GREEN : QUIET;
  const score = facts.isBlank ? '' : sheet.score;
  paper.text(score, head, { size: 9, bold: isWinner, color, align: 'right' });
}
