import type { Language } from '#contract/language.ts';
import type { SharedTable } from '#contract/site/share-picture.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import { drawCrest, type ReadLogo } from './crest-drawing.ts';
import { COLORS, type Drawing } from './draw-picture.ts';
import { WORDS } from './words.ts';

const TOP = 262;
const STEP = 68;
const MOST_LINES = 11;
const COLUMNS = { place: 70, crest: 140, team: 185, played: 790, won: 890, points: 1000 } as const;

/** The top of a league's table, or of each group's: place, team, matches played and won, points. */
export async function drawTable(
  name: string,
  tables: readonly SharedTable[],
  language: Language,
  readLogo: ReadLogo,
): Promise<Drawing> {
  const words = WORDS[language].table;
  const teamsOfEach = Math.max(1, Math.floor(MOST_LINES / tables.length) - 1);
  const parts: Drawing[] = [];
  let y = TOP;
  for (const { group, rows } of tables.slice(0, Math.floor(MOST_LINES / 2))) {
    parts.push(headOf(group === null ? '' : words.group(group), words, y));
    y += STEP;
    for (const row of rows.slice(0, group === null ? MOST_LINES : teamsOfEach)) {
      parts.push(await lineOf(row, y, readLogo));
      y += STEP;
    }
  }
  const title: Label = {
    text: name,
    x: 540,
    y: 170,
    size: 48,
    color: COLORS.ink,
    fit: 980,
    mostLetters: 70,
  };
  return {
    shapes: parts.map(({ shapes }) => shapes).join(''),
    labels: [title, ...parts.flatMap(({ labels }) => labels)],
    pictures: parts.flatMap(({ pictures }) => pictures),
  };
}

type Words = { played: string; won: string; points: string };

function headOf(group: string, { played, won, points }: Words, y: number): Drawing {
  const word = { y, size: 28, color: COLORS.quiet, font: 'narrow' } as const;
  return {
    shapes: `<path d="M40 ${y + 30}h1000" stroke="${COLORS.quiet}" stroke-width="2"/>`,
    labels: [
      { ...word, text: group, x: 50, isLeft: true },
      { ...word, text: played, x: COLUMNS.played },
      { ...word, text: won, x: COLUMNS.won },
      { ...word, text: points, x: COLUMNS.points },
    ],
    pictures: [],
  };
}

async function lineOf(
  { position, team, played, won, points }: SharedTable['rows'][number],
  y: number,
  readLogo: ReadLogo,
): Promise<Drawing> {
  const crest = await drawCrest(team, { x: COLUMNS.crest, top: y - 23, size: 46 }, readLogo);
  const number = { y, size: 36, color: COLORS.quiet, font: 'narrow' } as const;
  return {
    // Initials could not be read on so small a crest.
    ...crest,
    labels: [
      { ...number, text: `${position}`, x: COLUMNS.place },
      { ...number, text: team.name, x: COLUMNS.team, color: COLORS.ink, fit: 560, isLeft: true },
      { ...number, text: `${played}`, x: COLUMNS.played },
      { ...number, text: `${won}`, x: COLUMNS.won },
      { ...number, text: `${points}`, x: COLUMNS.points, color: COLORS.gold, size: 40 },
    ],
  };
}
