import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import {
  type Area,
  closePaper,
  openPaper,
  type Paper,
  QUIET,
} from '#server/play/scoresheets/paper.ts';
import { dayInWords, drawSectionHead, framePage, pageOf } from './frame-page.ts';
import type { MatchesFacts, PaperMatch } from './paper-facts.ts';
import { type PaperWords, teamName, WORDS } from './words.ts';

type Line = { kind: 'day'; day: string } | { kind: 'match'; match: PaperMatch };

const HEIGHTS = { day: 24, match: 17 } as const;
const HEADS = 14;
/** Shares of the width. */
const COLUMNS = [
  ['time', 0.1],
  ['round', 0.11],
  ['teams', 0.36],
  ['place', 0.18],
  ['court', 0.07],
  ['officials', 0.18],
] as const satisfies readonly (readonly [keyof PaperWords['heads'], number])[];

/** The schedule of a league: its days below each other, a line for each match. */
export async function drawSchedule(
  facts: MatchesFacts,
  language: Language,
  size: PaperSize,
): Promise<Uint8Array> {
  const words = WORDS[language];
  const layout = 'portrait';
  const page = pageOf(size, layout);
  const { body } = page;
  const isDraft = facts.matches.some((match) => match.isDraft);
  const name = `${words.schedule}: ${facts.subject}`;
  const title = isDraft ? `${name} (${words.draft})` : name;
  const paper = await openPaper(title, { size, layout });
  const pages = linesByPage(facts.matches, body.height - HEADS);
  for (const [index, lines] of pages.entries()) {
    framePage(paper, page, { facts, words, title }, { page: index + 1, of: pages.length });
    drawRow(paper, { ...body, height: HEADS }, words.heads, { size: 7, color: QUIET });
    let y = body.y + HEADS;
    for (const line of lines) {
      const area = { ...body, y, height: HEIGHTS[line.kind] };
      if (line.kind === 'day') drawSectionHead(paper, dayInWords(language, line.day), area);
      else {
        drawRow(paper, area, cellsOf(line.match, words), { size: 8 });
        paper.line(area.x, y + area.height, area.x + area.width, y + area.height);
      }
      y += area.height;
    }
    if (lines.length === 0) paper.text(words.empty, { ...body, y, height: 20 }, { size: 9 });
  }
  return closePaper(paper);
}

/** A day that goes on on the next sheet has its head there, too; none stands alone at a foot. */
export function linesByPage(matches: readonly PaperMatch[], height: number): Line[][] {
  const pages: Line[][] = [[]];
  let left = height;
  let day = '';
  for (const match of matches) {
    const isNew = match.date !== day;
    const needed = HEIGHTS.match + (isNew ? HEIGHTS.day : 0);
    const goesOn = needed > left;
    if (goesOn) {
      pages.push([]);
      left = height;
    }
    const lines = pages.at(-1)!;
    if (isNew || goesOn) {
      lines.push({ kind: 'day', day: match.date });
      left -= HEIGHTS.day;
    }
    lines.push({ kind: 'match', match });
    left -= HEIGHTS.match;
    day = match.date;
  }
  return pages;
}

type Cells = Record<(typeof COLUMNS)[number][0], string>;

function drawRow(paper: Paper, area: Area, cells: Cells, style: { size: number; color?: string }) {
  let { x } = area;
  for (const [name, share] of COLUMNS) {
    const width = area.width * share;
    const bold = name === 'teams' && style.color === undefined;
    paper.text(cells[name], { ...area, x, width: width - 5 }, { ...style, bold });
    x += width;
  }
}

export function cellsOf(match: PaperMatch, words: PaperWords): Cells {
  const teams = `${teamName(match.team1, words)} – ${teamName(match.team2, words)}`;
  const notes = [match.isDraft ? words.draft : null, words.status[match.status] ?? null];
  const note = notes.filter((part) => part !== null).join(', ');
  const round = [match.round ?? '', match.group === null ? '' : words.group(match.group)];
  return {
    time: match.notBefore && match.time !== '' ? words.notBefore(match.time) : match.time,
    round: round.filter(Boolean).join(' · '),
    teams: note === '' ? teams : `${teams} (${note})`,
    place: match.location,
    // A column of its own: beside the name of a venue it would be what is cut off.
    court: match.court ?? '',
    officials: match.officials.map(({ name }) => name).join(', '),
  };
}
