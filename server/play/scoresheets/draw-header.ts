import { type Area, GREEN, INK, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

/** Competition, place, time and teams; the result at the right. */
export function drawHeader(
  paper: Paper,
  { match, sheet, isBlank = false }: SheetFacts,
  words: SheetWords,
  area: Area,
  page: string,
) {
  const { x, y, width } = area;
  paper.text('Wavu', { x, y, width: 60, height: 14 }, { size: 13, bold: true, color: GREEN });
  const version = sheet.version > 0 ? `${words.version} ${sheet.version}` : words.notOfficial;
  const title = isBlank ? words.byHand : version;
  paper.text(
    `${words.title} · ${title}`,
    { x, y: y + 15, width: 130, height: 8 },
    { color: QUIET },
  );
  const detail = isBlank ? '' : words.detail[sheet.detail];
  paper.text(detail, { x, y: y + 23, width: 130, height: 8 }, { color: QUIET });

  const middle = { x: x + 140, width: width - 290 };
  const competition = [
    match.league?.name ?? (match.matchType === 'Beach' ? words.beach : words.friendly),
    match.group === null ? null : `${words.group} ${match.group.name}`,
    match.round === null ? null : `${words.round} ${match.round}`,
    match.gender === 'Women' ? words.women : words.men,
  ];
  const place = [match.matchDate, match.matchTime, match.location, match.court];
  paper.text(joined(competition), { ...middle, y, height: 10 }, { size: 8, bold: true });
  paper.text(joined(place), { ...middle, y: y + 10, height: 8 }, { color: QUIET });
  const teams = `A  ${match.team1.name}   –   B  ${match.team2.name}`;
  paper.text(teams, { ...middle, y: y + 19, height: 13 }, { size: 11, bold: true });

  const right = { x: x + width - 145, width: 145 };
  const wins = isBlank ? '      :      ' : `${sheet.team1Wins} : ${sheet.team2Wins}`;
  paper.text(wins, { ...right, y, height: 20 }, { size: 17, bold: true, align: 'right' });
  paper.text(page, { ...right, y: y + 22, height: 8 }, { size: 5, color: QUIET, align: 'right' });
  paper.line(x, y + area.height, x + width, y + area.height, INK, 1);
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}
