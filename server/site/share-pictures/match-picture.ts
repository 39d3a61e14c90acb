import { type Language, LOCALES } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import type { TeamRef } from '#contract/people/team.ts';
import { UNKNOWN_TIME } from '#domain/competition/schedule/season.ts';
import { crestColors, initialsOf } from '#domain/crest/crest-shape.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import { COLORS, type Drawing, drawPicture } from './draw-picture.ts';
import { roundWord } from './round-word.ts';
import { WORDS } from './words.ts';

const CREST = { top: 150, size: 190 } as const;
const SIDES = { team1: 230, team2: 970 } as const;
const MIDDLE = 600;

/** Reads an uploaded logo by its address; undefined where it is not ours or gone. */
export type ReadLogo = (address: string) => Promise<Uint8Array | undefined>;

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
  const logo = team.logo === null ? undefined : await readLogo(team.logo);
  if (logo) {
    const picture = { bytes: logo, left: x - CREST.size / 2, top: CREST.top, size: CREST.size };
    return { shapes: '', labels: [name], pictures: [picture] };
  }
  const { field, band, ink } = crestColors(team.name, team.jerseyColor1, team.jerseyColor2);
  const initials = initialsOf(team.name);
  const size = [72, 72, 72, 56][initials.length] ?? 44;
  return {
    shapes:
      `<g transform="translate(${x - CREST.size / 2} ${CREST.top}) scale(${CREST.size / 24})">` +
      `<path d="M3 2h18v11q0 6-9 10-9-4-9-10z" fill="${field}"/>` +
      `<path d="M3.600 16q2 4 8.400 7 6.400-3 8.400-7z" fill="${band}"/>` +
      `<path d="M3 2h18v11q0 6-9 10-9-4-9-10z" fill="none" stroke="${COLORS.quiet}" stroke-width=".4"/></g>`,
    labels: [name, { text: initials, x, y: CREST.top + 82, size, color: ink }],
    pictures: [],
  };
}

function matchLabels(match: Match, language: Language): Label[] {
  const words = WORDS[language];
  const { league, round, team1Wins, team2Wins, sets } = match;
  const where = league?.name ?? (match.matchType === 'Beach' ? words.beach : words.friendly);
  const head = [
    match.demo ? words.demo : '',
    where,
    round ? roundWord(language, round) : '',
  ].filter((it) => it !== '');
  const isScored = match.status === 'Live' || match.status === 'suspended' || sets.length > 0;
  const date = Date.parse(`${match.matchDate}T00:00:00Z`);
  const dayIn = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: 'UTC' }).format(date);
  const day = dayIn({ dateStyle: 'long' });
  const isTimed = match.matchTime !== UNKNOWN_TIME;
  const when = isTimed ? `${day}, ${match.matchTime}` : day;
  const start = isTimed ? match.matchTime : dayIn({ day: 'numeric', month: 'short' });
  const score = sets.map((set) => `${set.team1Score}-${set.team2Score}`).join('   ');
  const isLive = match.status === 'Live';
  return [
    // Between the name of the site and the edge.
    {
      text: head.join(' · '),
      x: 705,
      y: 68,
      size: 30,
      color: COLORS.quiet,
      mostLetters: 60,
      fit: 890,
    },
    isScored || match.winner !== null
      ? { text: `${team1Wins} – ${team2Wins}`, x: MIDDLE, y: 245, size: 130, color: COLORS.ink }
      : { text: start, x: MIDDLE, y: 245, size: 96, color: COLORS.ink },
    {
      text: words.status[match.status],
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
