import { isDecidingSet } from '#domain/volleyball/match-rules.ts';
import {
  orderOfService,
  type ServiceLine,
} from '#domain/volleyball/scoresheet/order-of-service.ts';
import type { SetSheet } from '#domain/volleyball/scoresheet/set-sheet.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { drawPoints, printedPoints } from './draw-points.ts';
import { drawTeamHead } from './draw-team-head.ts';
import { boxesOfTimeouts, drawTimeouts } from './draw-timeouts.ts';
import { type Area, FAINT, GREEN, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
/** Turns of serving that a paper sheet has room for; more only where more were served. */
const TURNS = 15;
const ROW = 13;
const NAME_WIDTH = 62;

/**
 * A set without rotation (beach): one line for each player in the order in which both teams serve, I to IV, with
 * the points after each turn; below it the points of both teams, time-outs and the technical one.
 */
export function drawServiceOrder(
  paper: Paper,
  facts: SheetFacts,
  set: SetSheet,
  words: SheetWords,
  area: Area,
): void {
  const lines = orderOfService(set, facts.rules.playersOnCourt);
  for (const [index, line] of lines.entries()) {
    const row = { ...area, x: area.x + 3, width: area.width - 6, height: ROW };
    drawLine(paper, facts, line, ROMAN[index] ?? String(index + 1), {
      ...row,
      y: area.y + 2 + index * ROW,
    });
  }
  const top = area.y + lines.length * ROW + 4;
  const bottom = { y: top, height: area.y + area.height - top };
  const width = area.width / 2;
  for (const [index, side] of SIDES.entries()) {
    const half = { x: area.x + index * width + 3, ...bottom, width: width - 6 };
    drawTeamHead(paper, facts, set, { side, sheet: set[side], isLast: true }, half);
    const timeouts = { ...half, y: area.y + area.height - 22, height: 20 };
    drawTimeouts(paper, set[side].timeouts, boxesOfTimeouts(facts.rules, set.set), timeouts);
    const points = { ...half, y: top + 14, height: bottom.height - 36 };
    drawPoints(paper, set[side], set.isOver, printedPoints(facts.rules, set.set), points);
  }
  paper.line(area.x + width, top, area.x + width, area.y + area.height);
  drawTechnical(paper, facts, set, words, area);
}

/** The place in the order, team and shirt, and a box for each turn. */
function drawLine(paper: Paper, facts: SheetFacts, line: ServiceLine, place: string, area: Area) {
  const { x, y, width, height } = area;
  const letter = line.side === 'team1' ? 'A' : 'B';
  paper.text(place, { x, y, width: 11, height }, { size: 6.5, bold: true, color: QUIET });
  paper.text(letter, { x: x + 12, y, width: 8, height }, { size: 6.5, bold: true });
  const name = line.player === null ? '' : (facts[line.side].names.get(line.player) ?? '');
  paper.text(line.player ?? '', { x: x + 20, y, width: 10, height }, { size: 6.5, bold: true });
  paper.text(name, { x: x + 31, y, width: NAME_WIDTH - 33, height }, { size: 5 });
  const turns = Math.max(TURNS, ...line.boxes.map(({ round }) => round));
  const box = (width - NAME_WIDTH) / turns;
  for (let turn = 1; turn <= turns; turn += 1) {
    const cell = {
      x: x + NAME_WIDTH + (turn - 1) * box,
      y: y + 0.5,
      width: box,
      height: height - 1,
    };
    paper.frame(cell);
    const served = line.boxes.find(({ round }) => round === turn);
    if (served?.score === undefined || served.score === null) continue;
    paper.text(served.score, cell, { size: 5.5, bold: served.isLast, align: 'center' });
    if (served.isLast) paper.circle(cell, GREEN);
  }
}

/** The technical time-out, where the rules have one in this set. */
function drawTechnical(
  paper: Paper,
  { rules }: SheetFacts,
  set: SetSheet,
  words: SheetWords,
  area: Area,
): void {
  const { tto } = rules;
  if (tto === null || (tto.sets === 'all-but-deciding' && isDecidingSet(rules, set.set))) return;
  const y = area.y + area.height - 18;
  const x = area.x + area.width - 70;
  paper.text(
    words.technical,
    { x, y, width: 20, height: 12 },
    { size: 6, bold: true, color: QUIET },
  );
  for (const index of tto.at.keys()) {
    const box = { x: x + 21 + index * 25, y, width: 23, height: 12 };
    paper.frame(box, FAINT);
    const score = set.technical[index];
    if (score) paper.text(`${score.team1}:${score.team2}`, box, { size: 6, align: 'center' });
  }
}
