import { isDecidingSet } from '#domain/volleyball/match-rules.ts';
import { decidingPanels, type SetPanel } from '#domain/volleyball/scoresheet/deciding-panels.ts';
import { minutesBetween } from '#domain/volleyball/scoresheet/scoresheet.ts';
import type { SetSheet, TeamSetSheet } from '#domain/volleyball/scoresheet/set-sheet.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { localTime } from '#server/platform/time/local-time.ts';
import { drawPoints, printedPoints } from './draw-points.ts';
import { drawServiceOrder } from './draw-service-order.ts';
import { drawTeamHead } from './draw-team-head.ts';
import { boxesOfTimeouts, drawTimeouts, scoreText } from './draw-timeouts.ts';
import { type Area, GREEN, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
const COLUMN = 14.5;
/** Of each of the three panels of a deciding set. */
const NARROW_COLUMN = 12.4;
const ROW = 10.5;
const TITLE = 11;
const POINTS_WIDTH = 50;
const NARROW_POINTS = 38;

/** One set: its times, and a half for each team. */
export function drawSet(
  paper: Paper,
  facts: SheetFacts,
  set: SetSheet,
  words: SheetWords,
  area: Area,
) {
  drawTitle(paper, set, words, area);
  if (facts.rules.rotation === 'order') {
    drawServiceOrder(paper, facts, set, words, {
      ...area,
      y: area.y + TITLE,
      height: area.height - TITLE,
    });
    return paper.frame(area, QUIET);
  }
  const panels = panelsOf(facts, set);
  const width = area.width / panels.length;
  for (const [index, panel] of panels.entries()) {
    const x = area.x + index * width;
    const part = { x: x + 3, y: area.y + TITLE, width: width - 6, height: area.height - TITLE };
    drawPart(paper, facts, set, panel, { words, area: part, isNarrow: panels.length > 2 });
    if (index > 0) paper.line(x, area.y + TITLE, x, area.y + area.height);
  }
  paper.frame(area, QUIET);
}

/** Whether the set is the one in which the teams change sides: it has three panels and needs the room. */
export function hasThreePanels({ rules }: SheetFacts, { set }: SetSheet): boolean {
  return isDecidingSet(rules, set) && rules.sides.decider !== null && rules.rotation !== 'order';
}

function panelsOf(facts: SheetFacts, set: SetSheet): readonly SetPanel[] {
  if (hasThreePanels(facts, set)) return decidingPanels(set);
  return SIDES.map((side) => ({ side, sheet: set[side], carried: 0, isLast: true }));
}

/** The number of the set, its times, and the scores at its changes of sides and technical time-outs. */
function drawTitle(paper: Paper, set: SetSheet, words: SheetWords, area: Area) {
  const title = { ...area, height: TITLE };
  paper.fill(title);
  paper.text(`${words.set} ${set.set}`, { ...title, x: area.x + 4 }, { size: 7, bold: true });
  paper.text(timesOf(set, words), { ...title, x: area.x + 44, width: 110 }, { color: QUIET });
  const changes = set.changes.map(({ team1, team2 }) => `${team1}:${team2}`).join('  ');
  if (changes !== '') {
    const right = { ...title, x: area.x + 150, width: area.width - 154 };
    paper.text(`${words.changes} ${changes}`, right, { size: 5, color: QUIET, align: 'right' });
  }
}

function timesOf({ startedAt, endedAt }: SetSheet, words: SheetWords): string {
  if (startedAt === null) return '';
  const minutes = minutesBetween(startedAt, endedAt);
  const to = endedAt === null ? '' : localTime(endedAt);
  return `${localTime(startedAt)}–${to}${minutes === null ? '' : `  ${words.minutes(minutes)}`}`;
}

type Place = { words: SheetWords; area: Area; isNarrow: boolean };

/** One team in a panel: its line-up with the rounds of service, its points and its time-outs. */
function drawPart(
  paper: Paper,
  facts: SheetFacts,
  set: SetSheet,
  panel: SetPanel,
  { words, area, isNarrow }: Place,
) {
  const { sheet, carried, isLast } = panel;
  const { x, y, width } = area;
  const ofPoints = isNarrow ? NARROW_POINTS : POINTS_WIDTH;
  const isOpen = facts.isBlank === true && isNarrow;
  drawTeamHead(paper, facts, set, { ...panel, isOpen }, area);
  const left = { x, y: y + 14, width: width - ofPoints - 4, height: area.height - 16 };
  const column = isNarrow ? NARROW_COLUMN : COLUMN;
  drawOrder(paper, sheet, facts.rules.playersOnCourt, { ...left, width: column });
  const timeouts = { ...left, y: area.y + area.height - 24, height: 20 };
  drawTimeouts(paper, sheet.timeouts, boxesOfTimeouts(facts.rules, set.set), timeouts);
  const points = { x: x + width - ofPoints, y: y + 14, width: ofPoints };
  const printed = printedPoints(facts.rules, set.set);
  const isOver = set.isOver && isLast;
  const height = area.height - (carried > 0 ? 28 : 18);
  drawPoints(paper, { ...sheet, carried }, isOver, printed, { ...points, height });
  if (carried === 0) return;
  const foot = { ...points, x: points.x - 12, y: y + area.height - 13, height: 12 };
  const mark = { ...foot, x: x + width - 14, width: 13 };
  const label = { ...foot, width: points.width - 3 };
  paper.text(words.atChange, label, { size: 4.5, color: QUIET, align: 'right' });
  paper.text(carried, mark, { size: 7, bold: true, align: 'center' });
  paper.circle(mark);
}

/** Service order with starters, substitutes and their scores, and the boxes of the rounds below; `area` is the first column. */
function drawOrder(
  paper: Paper,
  { order, rounds }: TeamSetSheet,
  playersOnCourt: number,
  area: Area,
) {
  const size = Math.max(order.length, rounds === null ? 0 : highestOf(rounds));
  const columns = size === 0 ? playersOnCourt : size;
  for (let column = 0; column < columns; column += 1) {
    const x = area.x + column * area.width;
    const cell = (row: number, rows = 1) => ({
      x,
      y: area.y + row * ROW,
      width: area.width,
      height: ROW * rows,
    });
    paper.text(ROMAN[column] ?? column + 1, cell(0), { size: 5, color: QUIET, align: 'center' });
    const starter = order[column];
    paper.frame(cell(1));
    if (starter) paper.text(starter.starter, cell(1), { size: 7, bold: true, align: 'center' });
    paper.frame(cell(2));
    paper.frame(cell(3, 2));
    const last = starter?.substitutes.at(-1);
    if (last) {
      paper.text(last.number, cell(2), { size: 6.5, align: 'center' });
      if (last.left !== null) paper.circle(cell(2));
      paper.text(scoreText(last.came), cell(3), { size: 5, align: 'center' });
      paper.text(scoreText(last.left), cell(4), { size: 5, align: 'center' });
    }
    const own = (rounds ?? []).filter((box) => box.player === column + 1);
    drawRounds(paper, own, { x, y: area.y + 5 * ROW + 2, width: area.width, height: 4 * ROW });
  }
}

type Box = NonNullable<TeamSetSheet['rounds']>[number];

/** Eight boxes, 1 to 4 down the left and 5 to 8 down the right; more only where more were served. */
function drawRounds(paper: Paper, boxes: readonly Box[], area: Area) {
  const rows = Math.max(4, Math.ceil(Math.max(0, ...boxes.map(({ round }) => round)) / 2));
  const height = area.height / rows;
  const width = area.width / 2;
  for (let round = 1; round <= rows * 2; round += 1) {
    const place = {
      x: area.x + (round > rows ? width : 0),
      y: area.y + ((round - 1) % rows) * height,
    };
    const cell = { ...place, width, height };
    paper.frame(cell);
    const box = boxes.find((candidate) => candidate.round === round);
    if (box === undefined) continue;
    if (box.score === null) {
      paper.line(cell.x + 1, cell.y + 1, cell.x + width - 1, cell.y + height - 1, QUIET);
      paper.line(cell.x + 1, cell.y + height - 1, cell.x + width - 1, cell.y + 1, QUIET);
    } else {
      paper.text(box.score, cell, { size: 4.6, bold: box.isLast, align: 'center' });
      if (box.isLast) paper.circle(cell, GREEN);
    }
  }
}

function highestOf(boxes: readonly Box[]): number {
  return Math.max(0, ...boxes.map(({ player }) => player));
}
