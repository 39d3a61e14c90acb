import type { Language } from '#contract/language.ts';
import type { League } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Team } from '#contract/people/team.ts';
import { SHARE_PICTURE_SIZE } from '#contract/site/share-picture.ts';
import { leagueLetters } from '#domain/crest/league-letters.ts';
import { monogramColor } from '#domain/crest/monogram-color.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import { dayText } from '#server/platform/time/day-text.ts';
import { drawCrest, type ReadLogo } from './crest-drawing.ts';
import { COLORS, type Drawing, drawPicture } from './draw-picture.ts';
import { WORDS } from './words.ts';

const MIDDLE = SHARE_PICTURE_SIZE.width / 2;
const SIGN = { x: MIDDLE, top: 120, size: 240 } as const;
/** Of a day; more are counted. */
const MOST_MATCHES = 5;

/** Crest, name, gender and town. */
export async function drawTeamPicture(
  team: Team,
  language: Language,
  readLogo: ReadLogo,
): Promise<Uint8Array> {
  const sign = await drawCrest(team, SIGN, readLogo);
  const gender = WORDS[language].genders[team.gender];
  return drawSubject(sign, team.name, [gender, team.city]);
}

/** Monogram, name and place. */
export async function drawLeaguePicture(league: League, readLogo: ReadLogo): Promise<Uint8Array> {
  const logo = league.logo === null ? undefined : await readLogo(league.logo);
  const left = SIGN.x - SIGN.size / 2;
  const picture = logo && { bytes: logo, left, top: SIGN.top, size: SIGN.size };
  const sign: Drawing = picture
    ? { shapes: '', labels: [], pictures: [picture] }
    : {
        shapes: `<rect x="${left}" y="${SIGN.top}" width="${SIGN.size}" height="${SIGN.size}" rx="48" fill="${monogramColor(league.name)}"/>`,
        labels: [
          {
            text: leagueLetters(league.name),
            x: SIGN.x,
            y: 240,
            size: 84,
            color: '#ffffff',
            fit: 210,
          },
        ],
        pictures: [],
      };
  return drawSubject(sign, league.name, [league.location]);
}

function drawSubject(sign: Drawing, name: string, facts: readonly string[]): Promise<Uint8Array> {
  const labels: Label[] = [
    { text: name, x: MIDDLE, y: 440, size: 68, color: COLORS.ink, fit: 1120, mostLetters: 60 },
    {
      text: facts.filter((it) => it !== '').join(' · '),
      x: MIDDLE,
      y: 530,
      size: 34,
      color: COLORS.quiet,
      font: 'narrow',
      fit: 1120,
      mostLetters: 80,
    },
  ];
  return drawPicture({ ...sign, labels: [...sign.labels, ...labels] });
}

/** The date, and its first matches with their results or starts. */
export function drawDayPicture(
  day: string,
  matches: readonly Match[],
  language: Language,
): Promise<Uint8Array> {
  const title = dayText(day, language, { dateStyle: 'full' });
  const rest = matches.length - MOST_MATCHES;
  return drawPicture({
    shapes: '',
    pictures: [],
    labels: [
      { text: title, x: 705, y: 68, size: 40, color: COLORS.ink, fit: 890 },
      ...matches.slice(0, MOST_MATCHES).flatMap((match, at) => matchLine(match, 180 + at * 76)),
      ...(rest > 0
        ? [{ text: `+ ${rest}`, x: MIDDLE, y: 580, size: 34, color: COLORS.quiet }]
        : []),
    ],
  });
}

function matchLine(match: Match, y: number): Label[] {
  const { team1, team2, team1Wins, team2Wins, sets, winner } = match;
  const isScored = sets.length > 0 || winner !== null;
  const score = isScored ? `${team1Wins} – ${team2Wins}` : match.matchTime;
  const name = { y, size: 38, color: COLORS.ink, font: 'narrow', fit: 440 } as const;
  const color = match.status === 'Live' ? COLORS.gold : COLORS.ink;
  return [
    { ...name, text: team1.name, x: 270, mostLetters: 40 },
    { text: score, x: MIDDLE, y, size: 44, color },
    { ...name, text: team2.name, x: 930, mostLetters: 40 },
  ];
}
