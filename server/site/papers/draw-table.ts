import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import { ratioText } from '#domain/competition/standings/ratio-text.ts';
import {
  type Area,
  closePaper,
  GREEN,
  openPaper,
  type Paper,
  QUIET,
  type TextStyle,
} from '#server/play/scoresheets/paper.ts';
import { blocksByPage } from './blocks-by-page.ts';
import { framePage, pageOf } from './frame-page.ts';
import type { PaperTable, TableFacts } from './paper-facts.ts';
import { type PaperWords, WORDS } from './words.ts';

/** On A4, in points; on larger sheets in proportion, for a wall. */
const HEIGHTS = { heads: 44, row: 21 } as const;
/** Shares of the width. */
const COLUMNS = [
  ['place', 0.06],
  ['team', 0.33],
  ['played', 0.06],
  ['won', 0.06],
  ['lost', 0.06],
  ['sets', 0.09],
  ['setRatio', 0.09],
  ['balls', 0.1],
  ['pointRatio', 0.09],
  ['points', 0.06],
] as const satisfies readonly (readonly [keyof PaperWords['tableHeads'], number])[];

/** The tables of a league below each other. */
export async function drawTable(
  facts: TableFacts,
  language: Language,
  size: PaperSize,
): Promise<Uint8Array> {
  const words = WORDS[language];
  const layout = 'portrait';
  const page = pageOf(size, layout);
  const { body } = page;
  const scale = page.width / pageOf('A4', layout).width;
  const title = `${words.titles.table}: ${facts.subject}`;
  const paper = await openPaper(title, { size, layout });
  const sheets = tablesBySheet(facts.tables, body.height / scale);
  for (const [index, tables] of sheets.entries()) {
    framePage(paper, page, { facts, words, title }, { page: index + 1, of: sheets.length });
    let { y } = body;
    for (const { group, rows } of tables) {
      const head = { ...body, y, height: HEIGHTS.heads * scale };
      drawHeads(paper, head, group === null ? '' : words.group(group), words, scale);
      y += head.height;
      for (const row of rows) {
        const area = { ...body, y, height: HEIGHTS.row * scale };
        drawRow(paper, area, cellsOf(row, words), { size: 9 * scale });
        y += area.height;
        paper.line(body.x, y, body.x + body.width, y);
      }
      if (rows.length === 0) paper.text(words.noTeams, { ...body, y, height: 20 }, { size: 9 });
    }
  }
  return closePaper(paper);
}

/** A table that fits on a sheet is not broken; one that goes on has its heads there, too. */
export function tablesBySheet(tables: readonly PaperTable[], height: number): PaperTable[][] {
  const blocks = tables.map(({ group, rows }) => ({ head: group, lines: rows }));
  const sheets = blocksByPage(blocks, height, { head: HEIGHTS.heads, line: HEIGHTS.row });
  return sheets.map((sheet) => sheet.map(({ head, lines }) => ({ group: head, rows: lines })));
}

function drawHeads(paper: Paper, area: Area, group: string, words: PaperWords, scale: number) {
  const half = area.height / 2;
  paper.text(group, { ...area, height: half }, { size: 11 * scale, bold: true, color: GREEN });
  const heads = { ...area, y: area.y + half, height: half };
  drawRow(paper, heads, words.tableHeads, { size: 7.5 * scale, color: QUIET });
  const foot = area.y + area.height;
  paper.line(area.x, foot, area.x + area.width, foot, GREEN, 0.8);
}

type Cells = Record<(typeof COLUMNS)[number][0], string>;

function drawRow(paper: Paper, area: Area, cells: Cells, style: TextStyle) {
  let { x } = area;
  for (const [name, share] of COLUMNS) {
    const width = area.width * share;
    const bold = style.color === undefined && (name === 'team' || name === 'points');
    const align = name === 'team' ? 'left' : 'right';
    const cell = { ...area, x: x + (name === 'team' ? 6 : 0), width: width - 6 };
    paper.text(cells[name], cell, { ...style, bold, align });
    x += width;
  }
}

export function cellsOf(row: StandingsRow, words: PaperWords): Cells {
  const { team, withdrawn } = row;
  return {
    place: `${row.rank}`,
    team: withdrawn ? `${team.name} (${words.withdrawn})` : team.name,
    played: `${row.played}`,
    won: `${row.won}`,
    lost: `${row.lost}`,
    sets: `${row.setsWon}–${row.setsLost}`,
    setRatio: ratioText(row.setRatio),
    balls: `${row.pointsWon}–${row.pointsLost}`,
    pointRatio: ratioText(row.pointRatio),
    points: `${row.points}`,
  };
}
