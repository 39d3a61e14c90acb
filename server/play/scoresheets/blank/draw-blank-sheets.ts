import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import { drawSheetPages } from '../draw-sheet.ts';
import { closePaper, openPaper, PAGE } from '../paper.ts';
import { WORDS } from '../words.ts';
import type { BlankSheets } from './blank-queries.ts';
import { BLANK_WORDS } from './blank-words.ts';
import { drawLiberoControl } from './draw-libero-control.ts';
import { drawSlips } from './draw-slips.ts';

/**
 * The reserve for a day on which the program fails: of each match the scoresheet with its rosters, the
 * line-up sheets of all sets and, where there are liberos, the libero control sheet.
 */
export async function drawBlankSheets(
  { date, sheets }: BlankSheets,
  language: Language,
  size: PaperSize,
): Promise<Uint8Array> {
  const blank = BLANK_WORDS[language];
  const words = { ...WORDS[language], blank };
  const paper = await openPaper(`${blank.title}: ${date}`, { size, isEnlarged: true });
  for (const facts of sheets) {
    drawSheetPages(paper, facts, words);
    drawSlips(paper, facts, words);
    if (facts.rules.liberos.max > 0) drawLiberoControl(paper, facts, words);
  }
  if (sheets.length === 0) {
    paper.addPage();
    const line = { x: PAGE.margin, y: PAGE.margin, width: PAGE.width - 2 * PAGE.margin };
    paper.text(`${blank.title}: ${date}`, { ...line, height: 20 }, { size: 14, bold: true });
    paper.text(blank.none, { ...line, y: PAGE.margin + 24, height: 14 }, { size: 10 });
  }
  return closePaper(paper);
}
