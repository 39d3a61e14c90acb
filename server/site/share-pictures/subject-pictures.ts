import type { Language } from '#contract/language.ts';
import type { League } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Team } from '#contract/people/team.ts';
import type { PictureForm } from '#contract/site/share-picture.ts';
import { leagueLetters } from '#domain/crest/league-letters.ts';
import { monogramColor } from '#domain/crest/monogram-color.ts';
import type { Label } from '#server/platform/pictures/lettering.ts';
import { dayText } from '#server/platform/time/day-text.ts';
import { drawCrest, type ReadLogo } from './crest-drawing.ts';
import { COLORS, type Drawing } from './draw-picture.ts';
import { pictureGender, WORDS } from './words.ts';

const LAYOUTS = {
  wide: { sign: { x: 600, top: 120, size: 240 }, name: 440, facts: 530, fit: 1120 },
  square: { sign: { x: 540, top: 230, size: 400 }, name: 760, facts: 870, fit: 980 },
} as const;

/** Of the matches of a day beyond `most` only the number is drawn. */
const DAYS = {
  wide: { title: { x: 705, y: 68, fit: 890 }, top: 180, step: 76, most: 5, side: 330, middle: 600 },
  square: {
    title: { x: 540, y: 170, fit: 980 },
    top: 280,
    step: 90,
    most: 8,
    side: 300,
    middle: 540,
  },
} as const;

/** Crest, name, gender and town. */
export async function drawTeamPicture(
  team: Team,
  language: Language,
  readLogo: ReadLogo,
  form: PictureForm,
): Promise<Drawing> {
  const sign = await drawCrest(team, LAYOUTS[form].sign, readLogo);
  const gender = WORDS[language].genders[team.gender];
  return drawSubject(sign, team.name, [gender, team.city], form);
}

/** Monogram, name, men or women and place. */
export async function drawLeaguePicture(
  league: League & { gender: string },
  language: Language,
  readLogo: ReadLogo,
  form: PictureForm,
): Promise<Drawing> {
  const { x, top, size } = LAYOUTS[form].sign;
  const logo = league.logo === null ? undefined : await readLogo(league.logo);
  const left = x - size / 2;
  const picture = logo && { bytes: logo, left, top, size };
  const sign: Drawing = picture
    ? { shapes: '', labels: [], pictures: [picture] }
    : {
        shapes: `<rect x="${left}" y="${top}" width="${size}" height="${size}" rx="48" fill="${monogramColor(league.name)}"/>`,
        labels: [
          {
            text: leagueLetters(league.name),
            x,
            y: top + size / 2,
            size: Math.round(size * 0.35),
            color: '#ffffff',
            fit: Math.round(size * 0.875),
          },
        ],
        pictures: [],
      };
  return drawSubject(
    sign,
    league.name,
    [pictureGender(language, league.gender), league.location],
    form,
  );
}

function drawSubject(
  sign: Drawing,
  name: string,
  facts: readonly string[],
  form: PictureForm,
): Drawing {
  const layout = LAYOUTS[form];
  const line = { x: layout.sign.x, fit: layout.fit };
  const labels: Label[] = [
    { ...line, text: name, y: layout.name, size: 68, color: COLORS.ink, mostLetters: 60 },
    {
      ...line,
      text: facts.filter((it) => it !== '').join(' · '),
      y: layout.facts,
      size: 34,
      color: COLORS.quiet,
      font: 'narrow',
      mostLetters: 80,
    },
  ];
  return { ...sign, labels: [...sign.labels, ...labels] };
}

/** The date, and its first matches with their results or starts. */
export function drawDayPicture(
  day: string,
  matches: readonly Match[],
  language: Language,
  form: PictureForm,
): Drawing {
  const text = dayText(day, language, { dateStyle: 'full' });
  const { title, top, step, most, middle } = DAYS[form];
  const rest = matches.length - most;
  const shown = matches.slice(0, most);
  return {
    shapes: '',
    pictures: [],
    labels: [
      { text, ...title, size: 40, color: COLORS.ink },
      ...shown.flatMap((match, at) => matchLine(match, top + at * step, language, form)),
      ...(rest > 0
        ? [
            {
              text: `+ ${rest}`,
              x: middle,
              y: top + most * step,
              size: 34,
              color: COLORS.quiet,
            },
          ]
        : []),
    ],
  };
}

/** Names and score, and below it in small letters men or women. */
function matchLine(match: Match, y: number, language: Language, form: PictureForm): Label[] {
  const { middle, side } = DAYS[form];
  const { team1, team2, team1Wins, team2Wins, sets, winner } = match;
  const isScored = sets.length > 0 || winner !== null;
  const score = isScored ? `${team1Wins} – ${team2Wins}` : match.matchTime;
  const fit = 2 * (side - 110);
  const name = { y, size: 38, color: COLORS.ink, font: 'narrow', fit } as const;
  const gender = pictureGender(language, match.gender);
  const color = match.status === 'Live' ? COLORS.gold : COLORS.ink;
  return [
    { ...name, text: team1.name, x: middle - side, mostLetters: 40 },
    { text: score, x: middle, y, size: 44, color },
    { text: gender, x: middle, y: y + 33, size: 20, color: COLORS.quiet },
    { ...name, text: team2.name, x: middle + side, mostLetters: 40 },
  ];
}
