import { maxSets } from '#domain/volleyball/match-rules.ts';
import type { Scoresheet, TeamResult } from '#domain/volleyball/scoresheet/scoresheet.ts';
import { localTime } from '#server/platform/time/local-time.ts';
import { type Area, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

const ROW = 10;

/** Time-outs, substitutions, wins and points of each set, with its minutes; totals and winner. */
export function drawResults(
  paper: Paper,
  { sheet, match, rules, isBlank = false }: SheetFacts,
  words: SheetWords,
  area: Area,
): void {
  paper.heading(words.results, { ...area, height: 9 });
  const side = (area.width - 52) / 2;
  const columns = side / 4;
  const line = (row: number) => ({ y: area.y + 11 + row * ROW, height: ROW });
  const abbreviations = [words.timeouts, words.substitutions, words.won, words.points];
  const cells = (row: number, values: readonly (string | number)[], bold = false) => {
    for (const [index, value] of values.entries()) {
      const cell = { ...line(row), x: area.x + index * columns, width: columns };
      paper.text(value, cell, { align: 'center', bold });
    }
  };
  const right = (row: number, values: readonly (string | number)[], bold = false) => {
    // The other team's columns mirror these, so that points stand beside points.
    for (const [index, value] of values.toReversed().entries()) {
      const x = area.x + side + 52 + index * columns;
      paper.text(value, { ...line(row), x, width: columns }, { align: 'center', bold });
    }
  };
  const middle = (row: number, value: string, bold = false) =>
    paper.text(value, { ...line(row), x: area.x + side, width: 52 }, { align: 'center', bold });

  cells(0, abbreviations, true);
  middle(0, words.duration, true);
  right(0, abbreviations, true);
  for (const [index, result] of sheet.results.entries()) {
    const row = index + 1;
    cells(row, valuesOf(result.team1));
    middle(row, `${result.set}  (${result.minutes ?? '–'})`);
    right(row, valuesOf(result.team2));
    paper.line(area.x, line(row).y, area.x + area.width, line(row).y);
  }
  const empty = isBlank ? maxSets(rules) : 0;
  for (let row = 1; row <= empty; row += 1) {
    middle(row, `${row}  (        )`);
    paper.line(area.x, line(row).y, area.x + area.width, line(row).y);
  }
  const last = sheet.results.length + empty + 1;
  middle(last, words.total, true);
  if (!isBlank) {
    cells(last, valuesOf(sheet.totals.team1), true);
    right(last, valuesOf(sheet.totals.team2), true);
  }
  paper.line(area.x, line(last).y, area.x + area.width, line(last).y, QUIET, 0.8);

  const foot = { ...line(last + 1), x: area.x, width: area.width };
  paper.text(times(sheet, words), foot, { color: QUIET });
  const result = isBlank ? `${words.winner}: ` : winner(sheet, match, words);
  paper.text(result, { ...foot, y: foot.y + ROW }, { size: 7, bold: true });
}

function valuesOf({ timeouts, substitutions, won, points }: TeamResult): (string | number)[] {
  return [timeouts, substitutions, won ?? '', points];
}

function times({ startedAt, endedAt, totals }: Scoresheet, words: SheetWords): string {
  if (startedAt === null) return '';
  const from = `${words.start} ${localTime(startedAt)}`;
  if (endedAt === null) return from;
  const minutes = totals.minutes === null ? '' : ` · ${words.minutes(totals.minutes)}`;
  return `${from} · ${words.end} ${localTime(endedAt)}${minutes}`;
}

function winner(
  { winner, team1Wins, team2Wins }: Scoresheet,
  match: SheetFacts['match'],
  words: SheetWords,
) {
  if (winner === null) return '';
  if (winner === 'draw') return `${words.draw} ${team1Wins} : ${team2Wins}`;
  const [own, other] = winner === 'team1' ? [team1Wins, team2Wins] : [team2Wins, team1Wins];
  return `${words.winner}: ${match[winner].name} ${own} : ${other}`;
}
