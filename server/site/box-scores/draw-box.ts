import type { Language } from '#contract/language.ts';
import type { CellValue } from '#server/exchange/exports/csv-text.ts';
import {
  type Area,
  closePaper,
  GREEN,
  openPaper,
  PAGE,
  type Paper,
  QUIET,
} from '#server/play/scoresheets/paper.ts';
import type { BoxFacts, TeamBoxFacts } from './box-facts.ts';
import { COLUMNS, cellsOf, GROUPS } from './columns.ts';
import { type BoxWords, WORDS } from './words.ts';

const HEAD = 44;
const FOOT = 22;
const LEFT = 190;
/** Sixteen players a team still fit on the sheet; more are set closer. */
const ROW = 12.5;

/** Both teams below each other on one A4 across. */
export async function drawBox(facts: BoxFacts, language: Language): Promise<Uint8Array> {
  const words = WORDS[language];
  const paper = await openPaper(`${words.title}: ${facts.subject}`);
  paper.addPage();
  const { width, height, margin } = PAGE;
  const inner = { x: margin, width: width - 2 * margin };
  drawHead(paper, facts, words, { ...inner, y: margin, height: HEAD });
  const body = height - 2 * margin - HEAD - FOOT;
  // Heads, players and the team's own line of both teams.
  const rows = facts.teams.reduce((total, { players }) => total + players.length + 3.5, 0);
  const row = Math.min(ROW, body / rows);
  let y = margin + HEAD + 4;
  for (const team of facts.teams) {
    y = drawTeam(paper, team, words, { ...inner, y, height: row }) + row / 2;
  }
  const foot = { ...inner, y: height - margin - FOOT + 4, height: FOOT - 4 };
  paper.paragraph(facts.isScouted ? words.key : words.noTouches, foot, 6.5);
  return closePaper(paper);
}

function drawHead(paper: Paper, facts: BoxFacts, words: BoxWords, area: Area): void {
  const { x, y, width } = area;
  paper.text(words.title, { x, y, width, height: 12 }, { size: 9, bold: true, color: GREEN });
  paper.text(facts.subject, { x, y: y + 12, width, height: 16 }, { size: 14, bold: true });
  paper.text(facts.about, { x, y: y + 29, width, height: 10 }, { size: 7.5, color: QUIET });
  const right = { x, y: y + 12, width, height: 16 };
  paper.text(facts.result, right, { size: 12, bold: true, align: 'right' });
}

/** The place below the team. */
function drawTeam(paper: Paper, team: TeamBoxFacts, words: BoxWords, top: Area): number {
  const cell = (top.width - LEFT) / COLUMNS.length;
  const { height } = top;
  const groupHeads = { ...top };
  paper.text(team.name, { ...groupHeads, width: LEFT }, { size: 8.5, bold: true, color: GREEN });
  for (const group of GROUPS) {
    const at = COLUMNS.findIndex((column) => column.group === group);
    const number = COLUMNS.filter((column) => column.group === group).length;
    const area = { ...groupHeads, x: top.x + LEFT + at * cell, width: number * cell };
    paper.text(words.groups[group], area, { size: 7, bold: true, align: 'center' });
    paper.line(area.x, top.y, area.x, top.y + height * (team.players.length + 3));
  }
  let y = top.y + height;
  const heads = COLUMNS.map(({ name }) => words.columns[name]);
  drawRow(paper, { ...top, y }, [words.shirt, words.name, words.sets, ...heads], QUIET);
  for (const { shirt, name, sets, cells } of team.players) {
    y += height;
    paper.line(top.x, y, top.x + top.width, y);
    drawRow(paper, { ...top, y }, [shirt, name, sets || null, ...cells]);
  }
  y += height;
  paper.fill({ ...top, y });
  drawRow(paper, { ...top, y }, [null, words.total, team.sets, ...cellsOf(team.line)], GREEN);
  return y + height;
}

const LEFT_PARTS = [
  ['right', 0, 22],
  ['left', 28, 134],
  ['right', 162, 24],
] as const;

function drawRow(paper: Paper, area: Area, cells: readonly CellValue[], color?: string): void {
  const style = { size: 7, ...(color === undefined ? {} : { color }) };
  const [shirt, name, sets, ...figures] = cells;
  for (const [at, value] of [shirt, name, sets].entries()) {
    const [align, shift, width] = LEFT_PARTS[at]!;
    paper.text(value ?? '', { ...area, x: area.x + shift, width }, { ...style, align });
  }
  const width = (area.width - LEFT) / figures.length;
  for (const [at, value] of figures.entries()) {
    const x = area.x + LEFT + at * width;
    paper.text(value ?? '', { ...area, x, width: width - 3 }, { ...style, align: 'right' });
  }
}
