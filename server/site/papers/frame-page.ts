import { encode } from 'uqr';
import { type Language, LOCALES } from '#contract/language.ts';
import { EAT_OFFSET_MS } from '#domain/competition/schedule/local-time.ts';
import { type Area, GREEN, INK, type Paper, QUIET } from '#server/play/scoresheets/paper.ts';
import type { PaperHead } from './paper-facts.ts';
import type { PaperWords } from './words.ts';

export const MARGIN = 28;
const HEAD = 48;
const FOOT = 14;

/** Points, upright. */
const SIZES = { A4: [595.28, 841.89], A3: [841.89, 1190.55] } as const;

export type Page = { width: number; height: number; body: Area };

/** A sheet, and what the head and the foot leave of it. */
export function pageOf(size: 'A4' | 'A3', layout: 'portrait' | 'landscape'): Page {
  const [short, long] = SIZES[size];
  const [width, height] = layout === 'portrait' ? [short, long] : [long, short];
  const body = {
    x: MARGIN,
    y: MARGIN + HEAD + 6,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN - HEAD - FOOT - 12,
  };
  return { width, height, body };
}

type Frame = { facts: PaperHead; words: PaperWords; title: string };

/** A new sheet: association and title above, the moment and the page below, the page's code at the right. */
export function framePage(
  paper: Paper,
  { width, height }: Page,
  { facts, words, title }: Frame,
  number: { page: number; of: number },
): void {
  paper.addPage();
  const inner = width - 2 * MARGIN;
  const text = { x: MARGIN, width: inner - HEAD - 8 };
  const association = { size: 10, bold: true, color: GREEN };
  paper.text(facts.association, { ...text, y: MARGIN, height: 13 }, association);
  paper.text(title, { ...text, y: MARGIN + 15, height: 20 }, { size: 15, bold: true });
  paper.text(facts.address, { ...text, y: MARGIN + 36, height: 9 }, { size: 7, color: QUIET });
  drawCode(paper, facts.address, { x: width - MARGIN - HEAD, y: MARGIN - 4, width: HEAD });
  paper.line(MARGIN, MARGIN + HEAD, width - MARGIN, MARGIN + HEAD, INK, 1);
  const foot = { x: MARGIN, y: height - MARGIN - FOOT + 4, width: inner, height: 10 };
  const style = { size: 7, color: QUIET };
  paper.text(words.asOf(momentOf(facts.now)), foot, style);
  paper.text(words.page(number.page, number.of), foot, { ...style, align: 'right' });
}

/** The head of a day or of an official: green, with its rule at the foot of the area. */
export function drawSectionHead(paper: Paper, value: string, area: Area): void {
  const foot = area.y + area.height;
  const text = { ...area, y: foot - 16, height: 12 };
  paper.text(value, text, { size: 9.5, bold: true, color: GREEN });
  paper.line(area.x, foot - 1, area.x + area.width, foot - 1, GREEN, 0.8);
}

/** An address as squares for a camera. */
export function drawCode({ doc }: Paper, address: string, area: Omit<Area, 'height'>): void {
  const { data, size } = encode(address, { ecc: 'L', border: 0 });
  const module = area.width / size;
  doc.fillColor(INK);
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) doc.rect(area.x + x * module, area.y + y * module, module, module);
  doc.fill();
}

/** `2026-12-05 16:00` in Tanzania. */
export function momentOf(now: number): string {
  return new Date(now + EAT_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

export function dayInWords(language: Language, day: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...form, timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
