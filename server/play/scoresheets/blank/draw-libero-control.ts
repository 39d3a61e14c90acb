import { maxSets } from '#domain/volleyball/match-rules.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import { drawHeader, HEADER_HEIGHT } from '../draw-header.ts';
import { type Area, FAINT, GREEN, INK, PAGE, type Paper, QUIET } from '../paper.ts';
import type { SheetFacts } from '../sheet-facts.ts';
import type { SheetWords } from '../words.ts';
import type { BlankWords } from './blank-words.ts';

const GAP = 6;
const FOOT = 18;
const SETS_ACROSS = 5;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
/** Of starters and substitutes; below them come the exchanges. */
const NAMED_ROWS = 2;
const EXCHANGES = 11;

/**
 * The assistant scorer's own paper: under each starter of each set the exchanges with a libero, in the
 * order in which they happen.
 */
export function drawLiberoControl(
  paper: Paper,
  facts: SheetFacts,
  words: SheetWords & { blank: BlankWords },
): void {
  const sets = maxSets(facts.rules);
  const pages = Math.ceil(sets / SETS_ACROSS);
  const width = PAGE.width - 2 * PAGE.margin;
  const top = PAGE.margin + HEADER_HEIGHT + GAP;
  const bottom = PAGE.height - PAGE.margin - FOOT;
  for (let page = 1; page <= pages; page += 1) {
    paper.addPage();
    const head = { x: PAGE.margin, y: PAGE.margin, width, height: HEADER_HEIGHT };
    const title = words.blank.liberoControl;
    drawHeader(paper, facts, { ...words, title }, head, words.page(page, pages));
    const first = (page - 1) * SETS_ACROSS + 1;
    const last = Math.min(sets, first + SETS_ACROSS - 1);
    const column = (width - (SETS_ACROSS - 1) * GAP) / SETS_ACROSS;
    for (let set = first; set <= last; set += 1) {
      const x = PAGE.margin + (set - first) * (column + GAP);
      drawSet(paper, facts, set, words, { x, y: top, width: column, height: bottom - top });
    }
    const foot = { x: PAGE.margin, y: bottom + 6, width, height: 10 };
    paper.text(words.blank.exchanges, foot, { size: 6, color: QUIET });
    const signature = `${words.blank.assistant}: ______________________________`;
    paper.text(signature, foot, { size: 7, align: 'right' });
  }
}

function drawSet(
  paper: Paper,
  facts: SheetFacts,
  set: number,
  words: SheetWords & { blank: BlankWords },
  area: Area,
) {
  paper.heading(`${words.set} ${set}`, { ...area, height: 10 });
  const height = (area.height - 14 - GAP) / 2;
  for (const [index, side] of SIDES.entries()) {
    const half = { ...area, y: area.y + 14 + index * (height + GAP), height };
    const letter = side === 'team1' ? 'A' : 'B';
    const name = `${letter}  ${facts.match[side].name}`;
    paper.text(name, { ...half, height: 10 }, { size: 7, bold: true });
    const liberos = `${words.blank.liberos}: ____  ____`;
    paper.text(liberos, { ...half, y: half.y + 10, height: 10 }, { size: 6, align: 'right' });
    drawColumns(paper, words.blank, { ...half, y: half.y + 22, height: half.height - 22 });
  }
}

function drawColumns(paper: Paper, words: BlankWords, area: Area) {
  const width = area.width / NUMERALS.length;
  const height = (area.height - 8) / (NAMED_ROWS + EXCHANGES);
  for (const [column, numeral] of NUMERALS.entries()) {
    const x = area.x + column * width;
    paper.text(
      numeral,
      { x, y: area.y, width, height: 8 },
      { size: 6, color: QUIET, align: 'center' },
    );
    for (let row = 0; row < NAMED_ROWS + EXCHANGES; row += 1) {
      const cell = { x, y: area.y + 8 + row * height, width, height };
      paper.frame(cell, row < NAMED_ROWS ? INK : FAINT);
      if (row >= NAMED_ROWS) paper.line(x + width / 2, cell.y, x + width / 2, cell.y + height);
    }
  }
  const rule = area.y + 8 + NAMED_ROWS * height;
  paper.line(area.x, rule, area.x + area.width, rule, GREEN, 1);
  for (const [row, label] of [words.lineup, words.substitutes].entries()) {
    const y = area.y + 8 + row * height;
    const corner = { x: area.x + 2, y, width: area.width - 4, height: 6 };
    paper.text(label, corner, { size: 4.5, color: QUIET });
  }
}
