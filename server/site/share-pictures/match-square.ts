import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import { drawCrest, type ReadLogo } from './crest-drawing.ts';
import { COLORS, drawPicture } from './draw-picture.ts';
import { whereAndWhen } from './match-words.ts';

const MIDDLE = 540;
const CREST = { top: 220, size: 260 } as const;
const SIDES = [290, 790] as const;

/** A match for the status of a messenger: crests, names, set wins, sets, day and place. */
export async function drawMatchSquare(
  match: Match,
  language: Language,
  readLogo: ReadLogo,
): Promise<Uint8Array> {
  const teams = [match.team1, match.team2];
  const crests = await Promise.all(
    teams.map((team, at) => drawCrest(team, { x: SIDES[at]!, ...CREST }, readLogo)),
  );
  const names = teams.map(
    (team, at): Label => ({
      text: team.name,
      x: SIDES[at]!,
      y: 560,
      width: 460,
      mostLetters: 36,
      font: 'narrow',
      size: [...team.name].length > 14 ? 46 : 60,
      color: COLORS.ink,
    }),
  );
  return drawPicture(
    {
      shapes: crests.map(({ shapes }) => shapes).join('') + liveShape(match),
      labels: [
        ...crests.flatMap(({ labels }) => labels),
        ...names,
        ...scoreLabels(match, language),
      ],
      pictures: crests.flatMap(({ pictures }) => pictures),
    },
    'square',
  );
}

function scoreLabels(match: Match, language: Language): Label[] {
  const { head, when, start, score, isScored } = whereAndWhen(match, language);
  const isLive = match.status === 'Live';
  const line = { x: MIDDLE, color: COLORS.quiet, fit: 980, mostLetters: 80 } as const;
  return [
    { ...line, text: head, y: 160, size: 34 },
    { x: MIDDLE, y: 710, size: isScored ? 150 : 110, color: COLORS.ink, text: start },
    {
      text: STATUS_WORDS[language][match.status],
      x: MIDDLE,
      y: 830,
      size: 36,
      color: isLive ? COLORS.onLive : COLORS.quiet,
    },
    { ...line, text: score, y: 905, size: 48, color: COLORS.gold, font: 'narrow' },
    { ...line, text: when, y: 975, size: 32, font: 'narrow' },
    { ...line, text: match.location, y: 1025, size: 32, font: 'narrow' },
  ];
}

/** Red under LIVE, and only there. */
function liveShape({ status }: Match): string {
  if (status !== 'Live') return '';
  return `<rect x="${MIDDLE - 150}" y="798" width="300" height="64" rx="10" fill="${COLORS.live}"/>`;
}
