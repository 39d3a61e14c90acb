import type { Language } from '#contract/language.ts';
import { dayText } from '#server/platform/time/day-text.ts';
import { type Area, GREEN, type Paper, QUIET } from '#server/play/scoresheets/paper.ts';
import type { PosterMatch } from './paper-facts.ts';
import { type PaperWords, teamName } from './words.ts';

/** Of an A3 sheet, so that the smallest line of it is still read from half a metre. */
export const MOST_LINES = 60;
/** More matches than these stand in two columns. */
const MOST_OF_COLUMN = 24;
const COLUMN_GAP = 12;
const ROW_GAP = 2.5;
const HIGHEST = 34;
/** The widths of a line, of a column of this width. */
const LINE = 255;

export type LineWords = {
  language: Language;
  words: PaperWords;
  /** The day stands below the time where the matches are on several. */
  hasDay: boolean;
  hasLeague: boolean;
};

/** Many matches on one sheet: a line of two rows for each, down one column and on in the next. */
export function drawMatchLines(
  paper: Paper,
  matches: readonly PosterMatch[],
  area: Area,
  inWords: LineWords,
): void {
  const columns = matches.length > MOST_OF_COLUMN ? 2 : 1;
  const rows = Math.ceil(matches.length / columns);
  const width = (area.width - (columns - 1) * COLUMN_GAP) / columns;
  const step = Math.min(area.height / rows, HIGHEST);
  for (const [index, match] of matches.entries()) {
    const x = area.x + Math.floor(index / rows) * (width + COLUMN_GAP);
    const y = area.y + (index % rows) * step;
    drawLine(paper, match, { x, y, width, height: step - ROW_GAP }, inWords);
  }
}

function drawLine(paper: Paper, match: PosterMatch, area: Area, inWords: LineWords) {
  const { words, language, hasDay } = inWords;
  const { x, y, width, height } = area;
  const unit = width / LINE;
  const half = height / 2;
  paper.fill(area);
  const hour = { x: x + 5 * unit, y, width: 28 * unit, height: hasDay ? half : height };
  const hourSize = height * (hasDay ? 0.46 : 0.5);
  paper.text(match.time, hour, { size: hourSize, bold: true, color: GREEN });
  if (hasDay) {
    const day = dayText(match.date, language, { day: 'numeric', month: 'short' });
    paper.text(day, { ...hour, y: y + half }, { size: height * 0.34 });
  }
  for (const at of [0, 1] as const) {
    const row = { y: y + at * half, height: half };
    const color = match.colors?.[at];
    if (color !== undefined) {
      const shirt = { x: x + 34 * unit, y: row.y + half * 0.15, width: 6, height: half * 0.7 };
      paper.fill(shirt, color);
      paper.frame(shirt, QUIET);
    }
    const name = { ...row, x: x + 34 * unit + 8, width: 132 * unit - 8 };
    const team = teamName(at === 0 ? match.team1 : match.team2, words);
    paper.text(team, name, { size: height * 0.42, bold: true });
    const won = match.result?.wins[at];
    const wins = { ...row, x: x + 164 * unit, width: 10 * unit };
    if (won !== undefined)
      paper.text(won, wins, { size: height * 0.46, bold: true, align: 'right' });
  }
  const about = { x: x + 178 * unit, y: y + 0.8, width: 75 * unit, height };
  paper.paragraph(aboutOf(match, inWords), about, height * 0.29);
}

/** Where it is played, and how it stands. */
function aboutOf(match: PosterMatch, { words, hasLeague }: LineWords): string {
  const court = match.court === null ? '' : words.court(match.court);
  return [
    match.notBefore ? words.notBefore(match.time) : '',
    words.status[match.status],
    match.result === null ? '' : match.result.sets.join(' '),
    [match.location, court].filter(Boolean).join(', '),
    match.group === null ? '' : words.group(match.group),
    hasLeague ? match.league : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
