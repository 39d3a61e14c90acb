import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import { drawCrest, type ReadLogo } from './crest-drawing.ts';
import { COLORS, type Drawing, drawPicture } from './draw-picture.ts';
import { whereAndWhen } from './match-words.ts';

const CREST = { top: 150, size: 190 } as const;
const SIDES = { team1: 230, team2: 970 } as const;
const MIDDLE = 600;

/** Names, crests, set wins and sets of a match, as a PNG. */
export async function drawMatch(
  match: Match,
  language: Language,
  readLogo: ReadLogo,
): Promise<Uint8Array> {
  const teams = await Promise.all([
    drawTeam(match.team1, SIDES.team1, readLogo),
    drawTeam(match.team2, SIDES.team2, readLogo),
  ]);
  return drawPicture({
    shapes: teams.map((team) => team.shapes).join('') + statusShape(match),
    labels: [...teams.flatMap((team) => team.labels), ...matchLabels(match, language)],
    pictures: teams.flatMap((team) => team.pictures),
  });
}

async function drawTeam(team: TeamRef, x: number, readLogo: ReadLogo): Promise<Drawing> {
  const name: Label = {
    text: team.name,
    x,
    y: 425,
    width: 400,
    mostLetters: 36,
    font: 'narrow',
    size: [...team.name].length > 14 ? 42 : 52,
    color: COLORS.ink,
  };
  const crest = await drawCrest(team, { x, ...CREST }, readLogo);
  return { ...crest, labels: [name, ...crest.labels] };
}

function matchLabels(match: Match, language: Language): Label[] {
  const { head, isScored, start, when, score } = whereAndWhen(match, language);
  const isLive = match.status === 'Live';
  return [
    // Between the name of the site and the edge.
    { text: head, x: 705, y: 68, size: 30, color: COLORS.quiet, mostLetters: 60, fit: 890 },
    { text: start, x: MIDDLE, y: 245, size: isScored ? 130 : 96, color: COLORS.ink },
    {
      text: STATUS_WORDS[language][match.status],
      x: MIDDLE,
      y: 370,
      size: 32,
      color: isLive ? COLORS.onLive : COLORS.quiet,
    },
    { text: score, x: MIDDLE, y: 520, size: 40, color: COLORS.gold, font: 'narrow' },
    {
      text: [when, match.location].filter((it) => it !== '').join(' · '),
      x: MIDDLE,
      y: 590,
      size: 26,
      color: COLORS.quiet,
      font: 'narrow',
      mostLetters: 80,
      fit: 1140,
    },
  ];
}

/** Red under LIVE, and only there. */
function statusShape({ status }: Match): string {
  if (status !== 'Live') return '';
  return `<rect x="${MIDDLE - 130}" y="342" width="260" height="56" rx="10" fill="${COLORS.live}"/>`;
}
