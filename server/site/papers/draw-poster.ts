import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import {
  type Area,
  closePaper,
  GREEN,
  openPaper,
  type Paper,
  QUIET,
} from '#server/play/scoresheets/paper.ts';
import { inParts } from './day-grid.ts';
import { drawMatchLines, MOST_LINES } from './draw-poster-lines.ts';
import { dayInWords, drawCode, MARGIN, momentOf, pageOf } from './frame-page.ts';
import type { PosterFacts, PosterMatch } from './paper-facts.ts';
import { type PaperWords, teamName, WORDS } from './words.ts';

const WHITE = '#ffffff';
/** On A4, in points; on larger sheets in proportion. */
const HEAD = 118;
const FOOT = 96;
const GAP = 10;
const MOST_OF_SHEET = 8;
const HIGHEST = 92;

/**
 * Matches in letters for a wall: a band with the league and the round, a block for each match. On A3 more matches
 * than a sheet of blocks holds stand in lines, all of a day on one poster.
 */
export async function drawPoster(
  facts: PosterFacts,
  language: Language,
  size: PaperSize,
): Promise<Uint8Array> {
  const words = WORDS[language];
  const layout = 'portrait';
  const { width, height } = pageOf(size, layout);
  // Drawn in points of A4, and enlarged with the sheet.
  const a4 = pageOf('A4', layout);
  const part = partInWords(facts, language);
  const title = [facts.league ?? words.titles.poster, part].filter(Boolean).join(', ');
  const paper = await openPaper(title, { size, layout });
  const isInLines = size === 'A3' && facts.matches.length > MOST_OF_SHEET;
  const most = isInLines ? MOST_LINES : MOST_OF_SHEET;
  const sheets = facts.matches.length === 0 ? [[]] : inParts(facts.matches, most);
  const hasLeague = facts.league === null;
  const days = new Set(facts.matches.map(({ date }) => date));
  for (const [index, matches] of sheets.entries()) {
    paper.addPage();
    paper.doc.scale(width / a4.width, height / a4.height);
    drawBand(paper, a4.width, [facts.association, facts.league ?? words.titles.poster, part]);
    const room = a4.height - HEAD - FOOT - 2 * GAP;
    if (isInLines) {
      const body = { x: MARGIN, y: HEAD + GAP, width: a4.width - 2 * MARGIN, height: room };
      drawMatchLines(paper, matches, body, { language, words, hasDay: days.size > 1, hasLeague });
    }
    const step = Math.min(room / Math.max(matches.length, 1), HIGHEST);
    for (const [at, match] of isInLines ? [] : matches.entries()) {
      const y = HEAD + GAP + at * step;
      const area = { x: MARGIN, y, width: a4.width - 2 * MARGIN, height: step - GAP };
      const day = days.size > 1 ? dayInWords(language, match.date) : '';
      drawMatch(paper, match, area, { day, words, hasLeague });
    }
    const body = { x: MARGIN, y: HEAD + 2 * GAP, width: a4.width - 2 * MARGIN, height: 30 };
    if (matches.length === 0) paper.text(words.empty, body, { size: 16 });
    drawFoot(paper, a4, facts, words, words.page(index + 1, sheets.length));
  }
  return closePaper(paper);
}

/** The round and, where all its matches are on one day, the day. */
export function partInWords(
  { part, matches }: Pick<PosterFacts, 'part' | 'matches'>,
  language: Language,
): string {
  if (part === null) return '';
  if ('day' in part) return dayInWords(language, part.day);
  const days = new Set(matches.map(({ date }) => date));
  const [day] = days;
  const stage = WORDS[language].stage(part.stage);
  return days.size === 1 && day !== undefined ? `${stage}, ${dayInWords(language, day)}` : stage;
}

function drawBand(paper: Paper, width: number, lines: [string, string, string]) {
  paper.fill({ x: 0, y: 0, width, height: HEAD }, GREEN);
  const text = { x: MARGIN, width: width - 2 * MARGIN, height: 0 };
  const [association, league, part] = lines;
  paper.text(association, { ...text, y: 18, height: 14 }, { size: 11, color: WHITE });
  paper.text(league, { ...text, y: 38, height: 32 }, { size: 26, bold: true, color: WHITE });
  paper.text(part, { ...text, y: 76, height: 24 }, { size: 18, color: WHITE });
}

type InWords = { day: string; words: PaperWords; hasLeague: boolean };

function drawMatch(paper: Paper, match: PosterMatch, area: Area, inWords: InWords) {
  const { day, words, hasLeague } = inWords;
  paper.fill(area);
  const time = match.notBefore ? words.notBefore(match.time) : match.time;
  const left = { x: area.x + 10, width: 92 };
  const middle = area.y + area.height / 2;
  const isPlain = day === '';
  const hour = { ...left, y: middle - (isPlain ? 13 : 21), height: 26 };
  paper.text(time, hour, { size: 22, bold: true, color: GREEN });
  if (!isPlain) paper.paragraph(day, { ...left, y: middle + 6, height: 20 }, 8);
  const x = left.x + left.width + 8;
  const wide = area.x + area.width - x - 12;
  const top = middle - 29;
  for (const at of [0, 1] as const) {
    const y = top + at * 21;
    const color = match.colors?.[at];
    if (color !== undefined) {
      paper.fill({ x, y: y + 3, width: 12, height: 13 }, color);
      paper.frame({ x, y: y + 3, width: 12, height: 13 }, QUIET);
    }
    const name = { x: x + 18, y, width: wide - 50, height: 19 };
    paper.text(teamName(at === 0 ? match.team1 : match.team2, words), name, {
      size: 15,
      bold: true,
    });
    const wins = { x: x + wide - 28, y, width: 28, height: 19 };
    const won = match.result?.wins[at];
    if (won !== undefined) paper.text(won, wins, { size: 18, bold: true, align: 'right' });
  }
  const about = [
    words.status[match.status],
    match.result === null ? '' : match.result.sets.join('  '),
    [match.location, match.court === null ? '' : words.court(match.court)]
      .filter(Boolean)
      .join(', '),
    match.group === null ? '' : words.group(match.group),
    hasLeague ? match.league : '',
  ].filter(Boolean);
  const foot = { x: x + 18, y: top + 43, width: wide - 18, height: 12 };
  paper.text(about.join(' · '), foot, { size: 9, color: QUIET });
}

function drawFoot(
  paper: Paper,
  { width, height }: { width: number; height: number },
  facts: PosterFacts,
  words: PaperWords,
  page: string,
) {
  const top = height - FOOT;
  drawCode(paper, facts.address, { x: MARGIN, y: top, width: 72 });
  const text = { x: MARGIN + 84, width: width - 2 * MARGIN - 84 };
  paper.text(words.follow, { ...text, y: top + 10, height: 18 }, { size: 15, bold: true });
  paper.text(facts.address, { ...text, y: top + 30, height: 14 }, { size: 10, color: GREEN });
  const { ussdCode, smsNumber } = facts;
  const ways = [
    ussdCode === null ? '' : words.dial(ussdCode),
    smsNumber === null ? '' : words.write(smsNumber),
  ].filter(Boolean);
  const way = { ...text, y: top + 43, height: 14 };
  if (ways.length > 0) paper.text(ways.join(' · '), way, { size: 10, bold: true });
  const small = { ...text, y: top + 58, height: 10 };
  paper.text(words.asOf(momentOf(facts.now)), small, { size: 7, color: QUIET });
  paper.text(page, small, { size: 7, color: QUIET, align: 'right' });
}
