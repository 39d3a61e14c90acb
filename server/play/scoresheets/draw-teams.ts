import { tonesOf } from '#domain/crest/match-colors.ts';
import { STAFF } from '#domain/volleyball/events.ts';
import type { TeamList } from '#domain/volleyball/scoresheet/scoresheet.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { type Area, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

const MIN_ROWS = 14;
/** Below the players: the staff, and who signed the list. */
const FOOT = 40;

/** Number and name of each player, the captain's number circled, liberos below; the staff and the signatures. */
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
  const { names, unnumbered = [] } = facts[side];
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
  const title = { ...head, width: head.width - 24 };
  paper.text(`${letter}  ${facts.match[side].name}`, title, { size: 6, bold: true });
  drawShirts(paper, facts.sheet[side], words, head);
  const rows = Math.max(MIN_ROWS, lines.length);
  const height = (area.height - 10 - FOOT) / rows;
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
  const foot = { ...area, y: area.y + area.height - FOOT + 1, height: FOOT - 1 };
  drawStaff(paper, facts, words, side, foot);
  drawListSignatures(paper, facts, words, side, foot);
}

/** The colours of this match: of the players, and of the liberos with their letter. */
function drawShirts(
  paper: Paper,
  { shirt, liberoShirt }: TeamList,
  words: SheetWords,
  head: Area,
): void {
  const box = { y: head.y + 1, width: 9, height: 7 };
  for (const [place, color] of [shirt, liberoShirt].entries()) {
    if (color === null) continue;
    const field = { ...box, x: head.x + head.width - 21 + place * 11 };
    paper.fill(field, color);
    paper.frame(field, QUIET);
    if (place === 0) continue;
    paper.text(words.libero, field, { size: 5, align: 'center', color: tonesOf(color).ink });
  }
}

const STAFF_ROW = 6.6;

/** The head coach by the site where the table wrote nobody. */
function drawStaff(paper: Paper, facts: SheetFacts, words: SheetWords, side: Side, area: Area) {
  const staff = { C: facts[side].coach, ...facts.sheet[side].staff };
  for (const [index, role] of STAFF.entries()) {
    const width = area.width / 2;
    // The coach over the whole width, the others in pairs.
    const place = index === 0 ? 0 : index + 1;
    const cell = {
      x: area.x + (place % 2) * width,
      y: area.y + Math.floor(place / 2) * STAFF_ROW,
      width: index === 0 ? area.width : width - 2,
      height: STAFF_ROW,
    };
    paper.text(`${words.staff[role]}: ${staff[role] ?? ''}`, cell, { size: 5, color: QUIET });
  }
}

/** Captain and coach sign the list before the match. */
function drawListSignatures(
  paper: Paper,
  facts: SheetFacts,
  words: SheetWords,
  side: Side,
  area: Area,
) {
  const y = area.y + 3 * STAFF_ROW + 1;
  paper.text(words.listSigned, { ...area, y, height: 5 }, { size: 4, color: QUIET });
  const number = side === 'team1' ? '1' : '2';
  const labels = { captain: words.captainSigns, coach: words.coachSigns };
  for (const [index, kind] of (['captain', 'coach'] as const).entries()) {
    const width = area.width / 2 - 3;
    const cell = { x: area.x + index * (width + 3), y: y + 5, width, height: 13 };
    const signed = facts.signatures.find(({ of, role }) => of === 'list' && role === kind + number);
    const changed = signed?.changed ? ` (${words.listChanged})` : '';
    const manner = signed ? ` · ${words.manners[signed.manner]}` : '';
    const label = `${labels[kind]}${changed} ${signed?.name ?? ''}${manner}`;
    paper.text(label, { ...cell, height: 5 }, { size: 4.5, color: QUIET });
    const field = { x: cell.x + width * 0.55, y: cell.y + 4, width: width * 0.45, height: 9 };
    if (signed?.drawing) paper.strokes(signed.drawing, field);
    else if (signed) paper.text('✓', field, { size: 7, align: 'right' });
    paper.line(cell.x, cell.y + cell.height, cell.x + width, cell.y + cell.height);
  }
}
