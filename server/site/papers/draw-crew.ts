import type { Language } from '#contract/language.ts';
import type { PaperSize } from '#contract/leagues/paper-calls.ts';
import type { Duty } from '#contract/people/official.ts';
import { type Area, closePaper, openPaper, type Paper } from '#server/play/scoresheets/paper.ts';
import { WORDS as SHEET_WORDS } from '#server/play/scoresheets/words.ts';
import { blocksByPage } from './blocks-by-page.ts';
import { dayInWords, drawSectionHead, framePage, pageOf } from './frame-page.ts';
import type { MatchesFacts, PaperMatch } from './paper-facts.ts';
import { type PaperWords, teamName, WORDS } from './words.ts';

type Task = { match: PaperMatch; duty: Duty | null };
/** Of one official; `name` is null for the matches without any. */
export type Crew = { name: string | null; tasks: Task[] };

const HEIGHTS = { head: 26, task: 17 } as const;

/** Each official of a day with their matches, then the matches that nobody officiates yet. */
export async function drawCrew(
  facts: MatchesFacts,
  language: Language,
  size: PaperSize,
): Promise<Uint8Array> {
  const words = WORDS[language];
  const layout = 'portrait';
  const page = pageOf(size, layout);
  const { body } = page;
  const title = `${words.titles.crew}: ${dayInWords(language, facts.subject)}`;
  const paper = await openPaper(title, { size, layout });
  const sheets = crewsBySheet(crewsOf(facts.matches), body.height);
  for (const [index, crews] of sheets.entries()) {
    framePage(paper, page, { facts, words, title }, { page: index + 1, of: sheets.length });
    let { y } = body;
    for (const { name, tasks } of crews) {
      drawSectionHead(paper, name ?? words.noOfficials, { ...body, y, height: HEIGHTS.head });
      y += HEIGHTS.head;
      for (const { match, duty } of tasks) {
        const dutyName = duty === null ? '' : SHEET_WORDS[language].duties[duty];
        drawTask(paper, { ...body, y, height: HEIGHTS.task }, match, dutyName, words);
        y += HEIGHTS.task;
      }
    }
    if (crews.length === 0) paper.text(words.empty, { ...body, y, height: 20 }, { size: 9 });
  }
  return closePaper(paper);
}

/** @param matches by time; the officials come by name, each with their matches in that order */
export function crewsOf(matches: readonly PaperMatch[]): Crew[] {
  const tasks = matches.flatMap((match) =>
    match.officials.map(({ name, duty }) => ({ name, task: { match, duty } })),
  );
  const crews = [...Map.groupBy(tasks, ({ name }) => name)].map(([name, own]) => ({
    name,
    tasks: own.map(({ task }) => task),
  }));
  const open = matches.filter(({ officials }) => officials.length === 0);
  const rest = { name: null, tasks: open.map((match) => ({ match, duty: null })) };
  const byName = crews.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return open.length === 0 ? byName : [...byName, rest];
}

/** An official who fits on a sheet is not broken; one who goes on is named there again. */
export function crewsBySheet(crews: readonly Crew[], height: number): Crew[][] {
  const blocks = crews.map(({ name, tasks }) => ({ head: name, lines: tasks }));
  const sheets = blocksByPage(blocks, height, { head: HEIGHTS.head, line: HEIGHTS.task });
  return sheets.map((sheet) => sheet.map(({ head, lines }) => ({ name: head, tasks: lines })));
}

function drawTask(paper: Paper, area: Area, match: PaperMatch, duty: string, words: PaperWords) {
  const court = match.court === null ? '' : words.court(match.court);
  const teams = `${teamName(match.team1, words)} – ${teamName(match.team2, words)}`;
  const status = words.status[match.status];
  const cells: [share: number, value: string][] = [
    [0.09, match.notBefore ? words.notBefore(match.time) : match.time],
    [0.19, duty],
    [0.4, status === undefined ? teams : `${teams} (${status})`],
    [0.32, [match.location, court].filter(Boolean).join(' · ')],
  ];
  let { x } = area;
  for (const [share, value] of cells) {
    const width = area.width * share;
    paper.text(value, { ...area, x, width: width - 5 }, { size: 8.5 });
    x += width;
  }
  paper.line(area.x, area.y + area.height, area.x + area.width, area.y + area.height);
}
