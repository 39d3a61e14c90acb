import { UNKNOWN_TIME } from '#domain/competition/schedule/local-time.ts';
import { type Area, GREEN, INK, type Paper, QUIET } from './paper.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

export const HEADER_HEIGHT = 48;

/** Above the line: competition, teams and result. Below it the facts of the match, each in its field. */
export function drawHeader(
  paper: Paper,
  facts: SheetFacts,
  words: SheetWords,
  area: Area,
  page: string,
) {
  const { match, sheet, isBlank = false } = facts;
  const { x, y, width } = area;
  const association = { size: 13, bold: true, color: GREEN } as const;
  paper.text(facts.head.association, { x, y, width: 150, height: 14 }, association);
  const version = sheet.version > 0 ? `${words.version} ${sheet.version}` : words.notOfficial;
  const title = `${words.title} · ${isBlank ? words.byHand : version}`;
  paper.text(title, { x, y: y + 14, width: 150, height: 7 }, { color: QUIET });
  const detail = isBlank ? '' : words.detail[sheet.detail];
  paper.text(detail, { x, y: y + 21, width: 150, height: 7 }, { size: 5.5, color: QUIET });

  const middle = { x: x + 160, width: width - 290 };
  const competition =
    match.league?.name ?? (match.matchType === 'Beach' ? words.beach : words.friendly);
  paper.text(competition, { ...middle, y, height: 11 }, { size: 8.5, bold: true });
  const half = { y: y + 13, width: middle.width / 2 - 6, height: 13 };
  drawTeam(paper, 'A', match.team1.name, { ...half, x: middle.x });
  drawTeam(paper, 'B', match.team2.name, { ...half, x: middle.x + middle.width / 2 });

  const right = { x: x + width - 125, width: 125 };
  const wins = isBlank ? '      :      ' : `${sheet.team1Wins} : ${sheet.team2Wins}`;
  paper.text(wins, { ...right, y, height: 18 }, { size: 17, bold: true, align: 'right' });
  paper.text(page, { ...right, y: y + 20, height: 7 }, { size: 5, color: QUIET, align: 'right' });
  drawFields(paper, headFields(facts, words), { x, y: y + 29, width, height: 17 });
  paper.line(x, y + area.height, x + width, y + area.height, INK, 1);
}

/** The letter of a team in its ring, and the name. */
function drawTeam(paper: Paper, letter: string, name: string, area: Area): void {
  const ring = { ...area, width: 13 };
  paper.text(letter, ring, { size: 8, bold: true, align: 'center' });
  paper.circle(ring);
  paper.text(name, { ...area, x: area.x + 17, width: area.width - 17 }, { size: 11, bold: true });
}

type Field = { label: string; value: string; share: number };

/** The fields of the international sheet in their order; what nobody knows is left to be written. */
export function headFields({ match, head }: SheetFacts, words: SheetWords): Field[] {
  const { head: labels } = words;
  const field = (label: keyof SheetWords['head'], share: number, value: string | null) => ({
    label: labels[label],
    value: value ?? '',
    share,
  });
  const hall = [match.location, match.court].filter(Boolean).join(' · ');
  const round = match.round === null ? '' : `${words.round} ${match.round}`;
  const group = match.group === null ? '' : `${words.group} ${match.group.name}`;
  return [
    field('number', 7, head.number),
    field('city', 11, head.city),
    field('country', 6, head.country),
    field('hall', 20, hall),
    field('phase', 16, [group, round].filter(Boolean).join(' · ')),
    field('division', 8, match.gender === 'Women' ? words.women : words.men),
    field('category', 8, head.category && words.categories[head.category]),
    field('competition', 9, head.competition && words.levels[head.competition]),
    field('date', 9, match.matchDate.split('-').toReversed().join('/')),
    field('time', 6, match.matchTime === UNKNOWN_TIME ? null : match.matchTime),
  ];
}

function drawFields(paper: Paper, fields: readonly Field[], area: Area): void {
  const all = fields.reduce((sum, { share }) => sum + share, 0);
  let x = area.x;
  for (const { label, value, share } of fields) {
    const width = (area.width * share) / all;
    paper.frame({ ...area, x, width });
    const inner = { x: x + 2, width: width - 4 };
    paper.text(label, { ...inner, y: area.y + 1, height: 5 }, { size: 4, color: QUIET });
    paper.text(value, { ...inner, y: area.y + 6.5, height: 9 }, { size: 7, bold: true });
    x += width;
  }
}
