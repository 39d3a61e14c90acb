import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import type { PictureForm } from '#contract/site/share-picture.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import { drawCrest, type ReadLogo } from './crest-drawing.ts';
import { COLORS, type Drawing } from './draw-picture.ts';
import { type MatchTexts, matchTexts } from './match-texts.ts';

/** Places and sizes of what both forms show, in pixels. */
type Layout = {
  middle: number;
  /** The middles of the two crests and names. */
  sides: readonly [number, number];
  crest: { top: number; size: number };
  name: { y: number; width: number; size: number; smallSize: number };
  score: { y: number; size: number; startSize: number };
  status: { y: number; size: number; box: { width: number; height: number; y: number } };
  /** The league above; the points of the sets, the day and the place below. */
  lines: (texts: MatchTexts, place: string) => Label[];
};

const quiet = { color: COLORS.quiet } as const;
const gold = { color: COLORS.gold, font: 'narrow' } as const;

const LAYOUTS: Record<PictureForm, Layout> = {
  wide: {
    middle: 600,
    sides: [230, 970],
    crest: { top: 150, size: 190 },
    name: { y: 425, width: 400, size: 52, smallSize: 42 },
    score: { y: 245, size: 130, startSize: 96 },
    status: { y: 370, size: 32, box: { width: 260, height: 56, y: 342 } },
    lines: ({ head, setScores, day }, place) => [
      // Between the name of the site and the edge.
      { ...quiet, text: head, x: 705, y: 68, size: 30, mostLetters: 60, fit: 890 },
      { ...gold, text: setScores, x: 600, y: 520, size: 40 },
      {
        ...quiet,
        text: [day, place].filter((it) => it !== '').join(' · '),
        x: 600,
        y: 590,
        size: 26,
        font: 'narrow',
        mostLetters: 80,
        fit: 1140,
      },
    ],
  },
  square: {
    middle: 540,
    sides: [290, 790],
    crest: { top: 220, size: 260 },
    name: { y: 560, width: 460, size: 60, smallSize: 46 },
    score: { y: 710, size: 150, startSize: 110 },
    status: { y: 830, size: 36, box: { width: 300, height: 64, y: 798 } },
    lines: ({ head, setScores, day }, place) => {
      const line = { ...quiet, x: 540, fit: 980, mostLetters: 80 } as const;
      return [
        { ...line, text: head, y: 160, size: 34 },
        { ...line, ...gold, text: setScores, y: 905, size: 48 },
        { ...line, text: day, y: 975, size: 32, font: 'narrow' },
        { ...line, text: place, y: 1025, size: 32, font: 'narrow' },
      ];
    },
  },
};

/** Names, crests, set wins, sets, day and place of a match, as a PNG; square ones are for a status. */
export async function drawMatch(
  match: Match,
  language: Language,
  readLogo: ReadLogo,
  form: PictureForm = 'wide',
): Promise<Drawing> {
  const layout = LAYOUTS[form];
  const teams = await Promise.all(
    [match.team1, match.team2].map((team, at) =>
      drawTeam(team, layout, layout.sides[at]!, readLogo),
    ),
  );
  const texts = matchTexts(match, language);
  return {
    shapes: teams.map(({ shapes }) => shapes).join('') + statusShape(match, layout),
    labels: [
      ...teams.flatMap(({ labels }) => labels),
      ...scoreLabels(match, texts, layout, language),
      ...layout.lines(texts, match.location),
    ],
    pictures: teams.flatMap(({ pictures }) => pictures),
  };
}

async function drawTeam(
  team: TeamRef,
  { crest, name }: Layout,
  x: number,
  readLogo: ReadLogo,
): Promise<Drawing> {
  const drawn = await drawCrest(team, { x, ...crest }, readLogo);
  const label: Label = {
    text: team.name,
    x,
    y: name.y,
    width: name.width,
    mostLetters: 36,
    font: 'narrow',
    size: [...team.name].length > 14 ? name.smallSize : name.size,
    color: COLORS.ink,
  };
  return { ...drawn, labels: [label, ...drawn.labels] };
}

function scoreLabels(
  { status }: Match,
  { scoreOrStart, isScored }: MatchTexts,
  layout: Layout,
  language: Language,
): Label[] {
  const { middle: x, score } = layout;
  const size = isScored ? score.size : score.startSize;
  return [
    { text: scoreOrStart, x, y: score.y, size, color: COLORS.ink },
    {
      text: STATUS_WORDS[language][status],
      x,
      y: layout.status.y,
      size: layout.status.size,
      color: status === 'Live' ? COLORS.onLive : COLORS.quiet,
    },
  ];
}

/** Red under LIVE, and only there. */
function statusShape({ status }: Match, { middle, status: { box } }: Layout): string {
  if (status !== 'Live') return '';
  const { width, height, y } = box;
  return `<rect x="${middle - width / 2}" y="${y}" width="${width}" height="${height}" rx="10" fill="${COLORS.live}"/>`;
}
