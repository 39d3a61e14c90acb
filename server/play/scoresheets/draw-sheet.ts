import type { Language } from '#contract/language.ts';
import { drawApproval } from './draw-approval.ts';
import { drawHeader, HEADER_HEIGHT } from './draw-header.ts';
import { drawRemarks } from './draw-remarks.ts';
import { drawResults } from './draw-results.ts';
import { drawSanctions } from './draw-sanctions.ts';
import { drawSet, hasThreePanels } from './draw-set.ts';
import { drawTeams } from './draw-teams.ts';
import { closePaper, openPaper, PAGE, type Paper } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { type SheetWords, WORDS } from './words.ts';

const TOP = PAGE.margin + HEADER_HEIGHT + 6;
const SIDE = 214;
const GAP = 6;
/** Two columns of three panels a page. */
const PANELS = 6;
const FIRST_PANELS = 5;
/** The part of a cell that three panels take from their neighbour. */
const WIDER = 0.28;

/**
 * A scoresheet of our own drawing, A4 across, with the blocks of a paper one: sets at the left, the
 * last panel for remarks; results, sanctions, teams and approval at the right. More than five sets
 * go on on further pages.
 */
export async function drawSheet(facts: SheetFacts, language: Language): Promise<Uint8Array> {
  const words = WORDS[language];
  const { team1, team2 } = facts.match;
  const paper = await openPaper(`${words.title}: ${team1.name} – ${team2.name}`);
  drawSheetPages(paper, facts, words);
  return closePaper(paper);
}

/** The pages of one match, at the end of a paper that may hold others. */
export function drawSheetPages(paper: Paper, facts: SheetFacts, words: SheetWords): void {
  const { sheet } = facts;
  const width = PAGE.width - 2 * PAGE.margin;
  const bottom = PAGE.height - PAGE.margin;
  const pages = 1 + Math.max(0, Math.ceil((sheet.sets.length - FIRST_PANELS) / PANELS));
  const header = (page: number) => {
    paper.addPage();
    const area = { x: PAGE.margin, y: PAGE.margin, width, height: HEADER_HEIGHT };
    drawHeader(paper, facts, words, area, words.page(page, pages));
  };
  const wide = sheet.sets.findIndex((set) => hasThreePanels(facts, set));
  const panel = (index: number) => {
    const area = { width: (width - SIDE - 2 * GAP) / 2, height: (bottom - TOP - 2 * GAP) / 3 };
    const column = index % 2;
    const row = Math.floor(index / 2);
    const cell = {
      ...area,
      x: PAGE.margin + column * (area.width + GAP),
      y: TOP + row * (area.height + GAP),
    };
    // Three panels take room from the cell at their right, which no set needs: the deciding one is the last.
    const more = area.width * WIDER;
    if (index === wide % PANELS) return { ...cell, width: area.width + more };
    const isAfterWide = wide >= 0 && column === 1 && index === (wide % PANELS) + 1;
    return isAfterWide ? { ...cell, x: cell.x + more, width: area.width - more } : cell;
  };

  header(1);
  for (const [index, set] of sheet.sets.slice(0, FIRST_PANELS).entries()) {
    drawSet(paper, facts, set, words, panel(index));
  }
  const side = { x: PAGE.width - PAGE.margin - SIDE + GAP, width: SIDE - GAP };
  const results = { ...side, y: TOP, height: 96 };
  drawResults(paper, facts, words, results);
  const sanctions = { ...side, y: TOP + 104, height: 104 };
  const lines = drawSanctions(paper, facts, words, sanctions);
  drawTeams(paper, facts, words, { ...side, y: TOP + 214, height: 176 });
  drawApproval(paper, facts, words, { ...side, y: TOP + 396, height: bottom - TOP - 396 });
  drawRemarks(paper, facts, words, panel(FIRST_PANELS), lines);

  for (let page = 2; page <= pages; page += 1) {
    header(page);
    const from = FIRST_PANELS + (page - 2) * PANELS;
    for (const [index, set] of sheet.sets.slice(from, from + PANELS).entries()) {
      drawSet(paper, facts, set, words, panel(index));
    }
  }
}
