import type { Language } from '#contract/language.ts';
import {
  type Area,
  closePaper,
  FAINT,
  GREEN,
  openPaper,
  type Paper,
  QUIET,
} from '#server/play/scoresheets/paper.ts';
import { inParts } from './day-grid.ts';
import { drawCode } from './frame-page.ts';
import type { PassCard, PassFacts } from './paper-facts.ts';
import { type PaperWords, WORDS } from './words.ts';

/** The size of a bank card in points, so that holders fit. */
const CARD = { width: 242.6, height: 153 } as const;
const SHEET = { width: 595.28, height: 841.89 } as const;
const IN_ROW = 2;
const MOST_OF_SHEET = 10;
const PAD = 9;
const FACE = 62;
/** A shirt in a field of 96 by 104. */
const SHIRT = 'M30 6 L6 20 L14 42 L24 37 L24 98 L72 98 L72 37 L82 42 L90 20 L66 6 Q48 20 30 6 Z';

/** Passes to cut out: ten on a sheet, each with picture or shirt, licence and code. */
export async function drawPasses(facts: PassFacts, language: Language): Promise<Uint8Array> {
  const words = WORDS[language];
  const title = `${words.titles.passes}: ${facts.subject}`;
  const paper = await openPaper(title, { size: 'A4', layout: 'portrait' });
  const sheets = facts.cards.length === 0 ? [[]] : inParts(facts.cards, MOST_OF_SHEET);
  for (const cards of sheets) {
    paper.addPage();
    if (cards.length === 0) {
      paper.text(words.passes.none, { x: 40, y: 40, width: 500, height: 20 }, { size: 12 });
    }
    for (const [at, card] of cards.entries()) {
      const x = (SHEET.width - IN_ROW * CARD.width) / 2 + (at % IN_ROW) * CARD.width;
      const rows = MOST_OF_SHEET / IN_ROW;
      const top = (SHEET.height - rows * CARD.height) / 2;
      const y = top + Math.floor(at / IN_ROW) * CARD.height;
      drawCard(paper, card, { ...CARD, x, y }, { facts, words });
    }
  }
  return closePaper(paper);
}

type On = { facts: PassFacts; words: PaperWords };

function drawCard(paper: Paper, card: PassCard, area: Area, { facts, words }: On): void {
  paper.frame(area);
  const { x, y } = area;
  paper.fill({ x, y, width: area.width, height: 20 }, GREEN);
  const head = { x: x + PAD, y, width: area.width - 2 * PAD, height: 20 };
  paper.text(facts.association, head, { size: 8.5, bold: true, color: '#ffffff' });
  drawFace(paper, card, { x: x + PAD, y: y + 28, width: FACE, height: FACE });
  const left = x + PAD + FACE + 8;
  const line = (at: number, height = 11) => ({
    x: left,
    y: y + 27 + at,
    width: area.width - FACE - 2 * PAD - 8,
    height,
  });
  paper.text(card.name, line(0, 14), { size: 11, bold: true });
  paper.text(card.team, line(15), { size: 8.5 });
  const { passes } = words;
  const facts_ = [
    [passes.shirt, card.number],
    [passes.born, card.birth],
    [passes.licence, card.licence],
    [passes.until, card.until ?? passes.noEnd],
  ] as const;
  const code = 58;
  let at = 30;
  for (const [label, value] of facts_) {
    if (value === null) continue;
    const place = { ...line(at), width: line(at).width - code - 4 };
    paper.text(`${label} ${value}`, place, { size: 8 });
    at += 12;
  }
  const corner = { x: x + area.width - PAD - code, y: y + area.height - PAD - code, width: code };
  drawCode(paper, card.address, corner);
  const foot = { x: x + PAD, y: y + area.height - 30, width: 150, height: 10 };
  paper.text(facts.subject, foot, { size: 7.5 });
  paper.text(passes.scan, { ...foot, y: foot.y + 11 }, { size: 6.5, color: QUIET });
}

function drawFace({ doc, ...paper }: Paper, card: PassCard, area: Area): void {
  if (card.photo !== null) {
    doc.image(Buffer.from(card.photo), area.x, area.y, { width: area.width, height: area.height });
    return;
  }
  const [shirt, collar] = card.colors;
  doc
    .save()
    .translate(area.x, area.y)
    .scale(area.width / 104);
  doc.lineWidth(1.5).fillColor(shirt).strokeColor(FAINT).path(SHIRT).fillAndStroke();
  doc.lineWidth(4).strokeColor(collar).path('M30 6 Q48 20 66 6').stroke().restore();
  if (card.number === null) return;
  const place = { ...area, width: area.width * 0.92, y: area.y + area.height * 0.12 };
  paper.text(card.number, place, { size: 20, bold: true, align: 'center', color: inkOn(shirt) });
}

/** Dark or light letters, by the brightness of the shirt. */
function inkOn(color: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 140 ? '#0e1613' : '#ffffff';
}
