import { type Area, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

const ROW = 9;
const COLUMNS = ['W', 'P', 'E', 'D'] as const;

/**
 * The person, the column, the team, the set and the score. Sanctions that do not fit go on among
 * the remarks.
 */
export function drawSanctions(
  paper: Paper,
  { sheet }: SheetFacts,
  words: SheetWords,
  area: Area,
): number {
  paper.heading(words.sanctions, { ...area, height: 9 });
  const names = [words.warning, words.penalty, words.expulsion, words.disqualification];
  const heads = [...names, 'A/B', words.set, words.score];
  const width = area.width / heads.length;
  const cell = (row: number, column: number) => ({
    x: area.x + column * width,
    y: area.y + 10 + row * ROW,
    width,
    height: ROW,
  });
  for (const [index, head] of heads.entries()) {
    paper.text(head, cell(0, index), { size: 5.5, bold: true, color: QUIET, align: 'center' });
  }
  const rows = Math.floor((area.height - 10 - 2 * ROW) / ROW);
  const lines = sheet.sanctions.filter(({ column }) => column !== 'X');
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 0; column < heads.length; column += 1) paper.frame(cell(row, column));
    const line = lines[row - 1];
    if (line === undefined) continue;
    const values = COLUMNS.map((column) => (column === line.column ? String(line.person) : ''));
    const score = `${line.score.own}:${line.score.other}`;
    const all = [...values, line.team === 'team1' ? 'A' : 'B', line.set, score];
    for (const [index, value] of all.entries()) {
      paper.text(value, cell(row, index), { align: 'center' });
    }
  }
  const improper = (['team1', 'team2'] as const).map((team) => {
    const isRequested = sheet.sanctions.some((line) => line.column === 'X' && line.team === team);
    return `${team === 'team1' ? 'A' : 'B'} ${isRequested ? '☒' : '☐'}`;
  });
  const foot = { x: area.x, y: area.y + area.height - ROW, width: area.width, height: ROW };
  paper.text(`${words.improper}:  ${improper.join('   ')}`, foot, { size: 5.5 });
  return rows;
}
