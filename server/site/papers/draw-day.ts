import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import {
  type Area,
  closePaper,
  openPaper,
  type Paper,
  QUIET,
} from '#server/play/scoresheets/paper.ts';
import { dayGrid } from './day-grid.ts';
import { dayInWords, drawCode, framePage, pageOf } from './frame-page.ts';
import type { MatchesFacts, PaperMatch } from './paper-facts.ts';
import { type PaperWords, teamName, WORDS } from './words.ts';

const TIMES = 38;
const HEADS = 24;
const ROW = 64;
const CODE = 46;
/** Of a court's column: less cannot hold the name of a team beside a code. */
const NARROWEST = 145;

/** The matches of a day: courts beside each other, starts below each other. */
export async function drawDay(
  facts: MatchesFacts,
  language: Language,
  size: PaperSize,
): Promise<Uint8Array> {
  const words = WORDS[language];
  const layout = 'landscape';
  const page = pageOf(size, layout);
  const { body } = page;
  const title = `${words.daySheet}: ${dayInWords(language, facts.subject)}`;
  const paper = await openPaper(title, { size, layout });
  const sheets = dayGrid(facts.matches, {
    columns: Math.floor((body.width - TIMES) / NARROWEST),
    rows: Math.floor((body.height - HEADS) / ROW),
  });
  for (const [index, { courts, rows }] of sheets.entries()) {
    framePage(paper, page, { facts, words, title }, { page: index + 1, of: sheets.length });
    const width = (body.width - TIMES) / Math.max(courts.length, 2);
    for (const [at, { location, court }] of courts.entries()) {
      const head = { x: body.x + TIMES + at * width, y: body.y, width: width - 6, height: 11 };
      paper.text(location || words.noVenue, head, { size: 9, bold: true });
      const name = court === null ? '' : words.court(court);
      paper.text(name, { ...head, y: head.y + 11 }, { size: 8, color: QUIET });
    }
    for (const [down, { time, cells }] of rows.entries()) {
      const y = body.y + HEADS + down * ROW;
      paper.line(body.x, y, body.x + body.width, y);
      paper.text(time, { x: body.x, y: y + 4, width: TIMES - 4, height: 12 }, BOLD);
      for (const [at, match] of cells.entries()) {
        const x = body.x + TIMES + at * width;
        if (match) drawMatch(paper, match, words, { x, y, width: width - 12, height: ROW });
      }
    }
    if (rows.length === 0) paper.text(words.empty, { ...body, height: 20 }, { size: 9 });
  }
  return closePaper(paper);
}

const BOLD = { size: 10, bold: true };

function drawMatch(paper: Paper, match: PaperMatch, words: PaperWords, area: Area) {
  const { x, y } = area;
  const width = match.address === null ? area.width : area.width - CODE - 6;
  const line = (at: number, height: number) => ({ x, y: y + at, width, height });
  const about = [
    words.status[match.status],
    match.notBefore ? words.notBefore(match.time) : '',
    match.round === null ? '' : words.round(match.round),
    match.group === null ? '' : words.group(match.group),
    match.league,
  ];
  const quiet = { size: 6.5, color: QUIET };
  paper.text(about.filter(Boolean).join(' · '), line(4, 9), quiet);
  paper.text(teamName(match.team1, words), line(15, 12), { size: 8.5, bold: true });
  paper.text(teamName(match.team2, words), line(28, 12), { size: 8.5, bold: true });
  paper.paragraph(match.officials.map(({ name }) => name).join(', '), line(43, 17), 6.5);
  const code = { x: x + area.width - CODE, y: y + 8, width: CODE };
  if (match.address !== null) drawCode(paper, match.address, code);
}
