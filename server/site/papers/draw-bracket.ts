import { type Language, LOCALES } from '#contract/language.ts';
import type { BracketSide } from '#contract/leagues/bracket/bracket.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import {
  type Area,
  closePaper,
  FAINT,
  INK,
  openPaper,
  type Paper,
  QUIET,
} from '#server/play/scoresheets/paper.ts';
import { bracketSheets, type PlacedTie } from './bracket-sheets.ts';
import { type BracketWords, bracketWords, sourceInWords, tieInWords } from './bracket-words.ts';
import { framePage, pageOf } from './frame-page.ts';
import type { BracketFacts, PaperTie } from './paper-facts.ts';
import { type PaperWords, teamName, WORDS } from './words.ts';

/** The smallest that is read on paper, in points: a tie with its two lines, and what is around it. */
const SMALLEST = { column: 106, label: 8.5, side: 11.5, foot: 8, between: 1.8 } as const;
const ROW = SMALLEST.label + 2 * SMALLEST.side + SMALLEST.foot + SMALLEST.between;
/** At most so many times as large. Widths of a box, and of the gap between two of them. */
const LARGEST = 1.8;
const USUAL = 120;
const WIDEST = 240;
const GAP = 14;
/** Of the names, and beside them. */
const LETTERS = 8;
const PAD = 4;

type Style = {
  scale: number;
  /** Of a box. */
  width: number;
  words: PaperWords;
  bracket: BracketWords;
  /** Ties have their codes: some sides have no room for words, and name a tie by its code. */
  hasCodes: boolean;
};

/** A knock-out across the sheet: a column for each round, lines from a tie to the next. */
export async function drawBracket(
  facts: BracketFacts,
  language: Language,
  size: PaperSize,
): Promise<Uint8Array> {
  const words = WORDS[language];
  const bracket = bracketWords(language);
  const layout = 'landscape';
  const page = pageOf(size, layout);
  const { body } = page;
  const place = onlyPlace(facts.ties);
  const title = [`${words.titles.bracket}: ${facts.subject}`, place].filter(Boolean).join(', ');
  const paper = await openPaper(title, { size, layout });
  const { grid, sheets } = bracketSheets(facts.ties, mostOn(body));
  const of = Math.max(sheets.length, 1);
  const pages = new Map(
    sheets.flatMap((sheet, index) => sheet.map(({ tie }) => [tie.key, index + 1] as const)),
  );
  const step = { x: body.width / grid.columns, y: body.height / grid.rows };
  const scale = Math.min(step.x / USUAL, step.y / ROW, LARGEST);
  const style = { scale: Math.max(scale, 1), words, bracket, width: 0, hasCodes: false };
  step.x = Math.min(step.x, (WIDEST + GAP) * style.scale);
  step.y = Math.min(step.y, 2 * ROW * style.scale);
  style.width = step.x - GAP * style.scale;
  style.hasCodes = facts.ties.some(({ sides }) =>
    sides.some((side) => sideText(paper, side, style).isShort),
  );
  for (const [index, sheet] of sheets.entries()) {
    framePage(paper, page, { facts, words, title }, { page: index + 1, of });
    const placed = sheet.map((item) => ({ tie: item.tie, area: areaOf(item, body, step, style) }));
    drawLines(paper, placed, style, facts.ties);
    for (const { tie, area } of placed) {
      const next = facts.ties.find(({ feeders }) => feeders.includes(tie.key));
      const on = next && pages.get(next.key);
      const isHere = on === undefined || on === index + 1;
      const name = isHere || style.hasCodes ? next?.label : tieInWords(bracket, next!.label);
      const goesOn = isHere ? '' : bracket.goesOn(name!, on);
      const about = { day: shortDay(language, tie), location: place === '' ? tie.location : '' };
      drawTie(paper, tie, area, { ...style, goesOn, ...about });
    }
  }
  if (sheets.length === 0) {
    framePage(paper, page, { facts, words, title }, { page: 1, of });
    paper.text(bracket.none, { ...body, height: 30 }, { size: 12 });
  }
  return closePaper(paper);
}

/** The place of all ties, which the head then says once; empty where there are several. */
export function onlyPlace(ties: readonly Pick<PaperTie, 'location'>[]): string {
  const places = new Set(ties.map(({ location }) => location));
  const [first = ''] = places;
  return places.size === 1 ? first : '';
}

/** The columns and rows that fit on a sheet. */
export function mostOn({ width, height }: Pick<Area, 'width' | 'height'>) {
  return { columns: Math.floor(width / SMALLEST.column), rows: Math.floor(height / ROW) };
}

/** The box with both sides; its heading stands above it, day and place below. */
function areaOf(
  { column, row }: PlacedTie,
  body: Area,
  step: { x: number; y: number },
  { scale, width }: Pick<Style, 'scale' | 'width'>,
): Area {
  const spare = step.y - ROW * scale;
  const y = body.y + row * step.y + spare / 2 + SMALLEST.label * scale;
  return { x: body.x + column * step.x, y, width, height: 2 * SMALLEST.side * scale };
}

type OnSheet = { tie: PaperTie; area: Area };

function drawLines(
  paper: Paper,
  placed: readonly OnSheet[],
  { scale }: Style,
  ties: readonly PaperTie[],
) {
  const areas = new Map(placed.map(({ tie, area }) => [tie.key, area]));
  const middle = ({ y, height }: Area) => y + height / 2;
  const half = (GAP * scale) / 2;
  for (const { feeders, key } of ties) {
    const to = areas.get(key);
    for (const feeder of feeders) {
      const from = areas.get(feeder);
      if (from === undefined) continue;
      const end = from.x + from.width;
      // Where the next tie is on another sheet, the line ends at once.
      const bend = to === undefined ? end + half : to.x - half;
      paper.line(end, middle(from), bend, middle(from), QUIET, 0.7);
      if (to === undefined) continue;
      paper.line(bend, middle(from), bend, middle(to), QUIET, 0.7);
      paper.line(bend, middle(to), to.x, middle(to), QUIET, 0.7);
    }
  }
}

type TieStyle = Style & { goesOn: string; day: string; location: string };

function drawTie(paper: Paper, tie: PaperTie, area: Area, style: TieStyle) {
  const { scale, words, bracket, goesOn, day, location } = style;
  const head = { ...area, y: area.y - SMALLEST.label * scale, height: SMALLEST.label * scale };
  const name = tieInWords(bracket, tie.label);
  const code = style.hasCodes && name !== tie.label ? `${tie.label}: ` : '';
  const needed = paper.doc
    .font('regular')
    .fontSize(6 * scale)
    .widthOfString(goesOn);
  const right = Math.min(needed, head.width / 2);
  const label = { ...head, width: head.width - right };
  paper.text(code + name, label, { size: 6.5 * scale, bold: true });
  const rest = { ...head, x: head.x + label.width, width: right };
  paper.text(goesOn, rest, { size: 6 * scale, color: QUIET, align: 'right' });
  for (const [at, side] of tie.sides.entries()) {
    const height = SMALLEST.side * scale;
    drawSide(paper, side, { ...area, y: area.y + at * height, height }, style);
  }
  const between = area.y + area.height / 2;
  paper.line(area.x, between, area.x + area.width, between, FAINT, 0.5);
  paper.frame(area, INK, 0.7);
  const about = [
    words.status[tie.status],
    [day, tie.notBefore ? words.notBefore(tie.time) : tie.time].filter(Boolean).join(' '),
    tie.court === null ? '' : words.court(tie.court),
    location,
  ].filter(Boolean);
  const foot = { ...area, y: area.y + area.height, height: SMALLEST.foot * scale };
  paper.text(about.join(' · '), foot, { size: 6 * scale, color: QUIET });
}

/** The team, or where it comes from, and the sets won; of the winner in bold. */
function drawSide(paper: Paper, side: BracketSide, area: Area, style: Style) {
  if (side.isWinner) paper.fill(area);
  const bold = side.isWinner;
  const pad = PAD * style.scale;
  const score = side.wins === null ? 0 : 10 * style.scale;
  const name = { ...area, x: area.x + pad, width: area.width - 2 * pad - score };
  const size = LETTERS * style.scale;
  const color = side.team === null ? QUIET : INK;
  paper.text(sideText(paper, side, style).text, name, { size, bold, color });
  const wins = { ...area, x: area.x + area.width - pad - score, width: score };
  paper.text(side.wins ?? '', wins, { size, bold, align: 'right' });
}

/** The name of a side; 'Winner W2.1' where its words do not fit in small letters either. */
function sideText(
  { doc }: Paper,
  side: BracketSide,
  { scale, width, words, bracket }: Style,
): { text: string; isShort: boolean } {
  const { team, source } = side;
  const text = nameOfSide(side, bracket);
  if (team !== null || source === null) return { text, isShort: false };
  const smallest = doc.font('regular').fontSize(0.75 * LETTERS * scale);
  const isLong = smallest.widthOfString(text) > width - 2 * PAD * scale;
  const isShort = isLong && (source.kind === 'winner' || source.kind === 'loser');
  return { text: isShort ? teamName({ name: '', source }, words) : text, isShort };
}

export function nameOfSide({ team, source }: BracketSide, words: BracketWords): string {
  return team?.name ?? (source === null ? '' : sourceInWords(words, source));
}

/** `5 Dec`. */
function shortDay(language: Language, { date }: PaperTie): string {
  const form = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(LOCALES[language], form);
  return format.format(Date.parse(`${date}T00:00:00Z`));
}
