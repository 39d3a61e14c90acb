import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { type Area, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

const MIN_ROWS = 14;

/** Number and name of each player, the captain's number circled, liberos below, the coach at the foot. */
export function drawTeams(paper: Paper, facts: SheetFacts, words: SheetWords, area: Area) {
  paper.heading(words.teams, { ...area, height: 9 });
  const width = area.width / 2;
  for (const [index, side] of SIDES.entries()) {
    const half = { x: area.x + index * width, y: area.y + 11, width: width - 4 };
    drawTeam(paper, facts, words, side, { ...half, height: area.height - 11 });
  }
}

function drawTeam(paper: Paper, facts: SheetFacts, words: SheetWords, side: Side, area: Area) {
  const { players, liberos, captain } = facts.sheet[side];
  const { names, coach, unnumbered = [] } = facts[side];
  const others = facts.isBlank ? unnumbered : [];
  const lineOf = (number: number, mark: string) => ({
    number,
    name: names.get(number) ?? '',
    mark,
  });
  const lines = [
    ...players.filter((number) => !liberos.includes(number)).map((number) => lineOf(number, '')),
    ...liberos.map((number) => lineOf(number, words.libero)),
    ...others.map((name) => ({ number: '', name, mark: '' })),
  ];
  const head = { ...area, height: 9 };
  const letter = side === 'team1' ? 'A' : 'B';
  paper.text(`${letter}  ${facts.match[side].name}`, head, { size: 6, bold: true });
  const rows = Math.max(MIN_ROWS, lines.length);
  const height = (area.height - 20) / rows;
  for (let row = 0; row < rows; row += 1) {
    const y = area.y + 10 + row * height;
    const number = { x: area.x, y, width: 11, height };
    paper.line(area.x, y + height, area.x + area.width, y + height);
    const line = lines[row];
    if (line === undefined) continue;
    paper.text(line.number, number, { size: 5.5, bold: true, align: 'center' });
    if (line.number === captain) paper.circle(number);
    const name = { x: area.x + 13, y, width: area.width - 22, height };
    paper.text(line.name, name, { size: 5.5 });
    const mark = { x: area.x + area.width - 9, y, width: 9, height };
    paper.text(line.mark, mark, { size: 5.5, bold: true, align: 'center', color: QUIET });
  }
  const foot = { ...area, y: area.y + area.height - 9, height: 9 };
  paper.text(coach === '' ? '' : `${words.coach}: ${coach}`, foot, { size: 5.5, color: QUIET });
}
