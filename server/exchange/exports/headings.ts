import type { ExportTable } from '#contract/administration/export.ts';
import type { PLAYER_COLUMNS, TEAM_COLUMNS } from '#contract/administration/import.ts';
import type { Language } from '#contract/language.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { MATCH_COLUMNS, STANDINGS_COLUMNS } from './views.ts';

type Headings<Columns extends readonly string[]> = Record<Columns[number], string>;
type Words = {
  matches: Headings<typeof MATCH_COLUMNS>;
  teams: Headings<typeof TEAM_COLUMNS>;
  players: Headings<typeof PLAYER_COLUMNS>;
  standings: Headings<typeof STANDINGS_COLUMNS>;
};

// Words that an import understands (`import/table/column-words.ts`).
const en: Words = {
  matches: {
    date: 'Date',
    time: 'Time',
    team1: 'Team 1',
    team2: 'Team 2',
    location: 'Venue',
    court: 'Court',
    group: 'Group',
    round: 'Round',
    sets: 'Sets',
    result: 'Result',
    counts: 'Counts',
    weekday: 'Weekday',
    officials: 'Officials',
  },
  teams: {
    name: 'Team',
    gender: 'Gender',
    city: 'City',
    coach: 'Coach',
    group: 'Group',
    about: 'About',
    jerseyColor1: 'Colour 1',
    jerseyColor2: 'Colour 2',
  },
  players: {
    fullName: 'Full name',
    team: 'Team',
    jerseyNumber: 'Jersey',
    position: 'Position',
    dominantHand: 'Hand',
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
    nationality: 'Nationality',
    nickname: 'Nickname',
    height: 'Height',
    weight: 'Weight',
    phone: 'Phone',
    email: 'E-mail',
    licence: 'Licence',
    licenceUntil: 'Licence until',
    consent: 'Consent',
  },
  standings: {
    group: 'Group',
    rank: 'Rank',
    team: 'Team',
    played: 'Played',
    won: 'Won',
    lost: 'Lost',
    points: 'Points',
    setsWon: 'Sets won',
    setsLost: 'Sets lost',
    setRatio: 'Set ratio',
    pointsWon: 'Points won',
    pointsLost: 'Points lost',
    pointRatio: 'Point ratio',
    note: 'Note',
  },
};

const sw: Words = {
  matches: {
    date: 'Tarehe',
    time: 'Saa',
    team1: 'Timu 1',
    team2: 'Timu 2',
    location: 'Uwanja',
    court: 'Kiwanja',
    group: 'Kundi',
    round: 'Raundi',
    sets: 'Seti',
    result: 'Matokeo',
    counts: 'Inahesabiwa',
    weekday: 'Siku',
    officials: 'Waamuzi',
  },
  teams: {
    name: 'Timu',
    gender: 'Jinsia',
    city: 'Mji',
    coach: 'Kocha',
    group: 'Kundi',
    about: 'Maelezo',
    jerseyColor1: 'Rangi ya 1',
    jerseyColor2: 'Rangi ya 2',
  },
  players: {
    fullName: 'Jina kamili',
    team: 'Timu',
    jerseyNumber: 'Jezi',
    position: 'Nafasi',
    dominantHand: 'Mkono',
    dateOfBirth: 'Tarehe ya kuzaliwa',
    gender: 'Jinsia',
    nationality: 'Uraia',
    nickname: 'Jina la utani',
    height: 'Urefu',
    weight: 'Uzito',
    phone: 'Simu',
    email: 'Barua pepe',
    licence: 'Leseni',
    licenceUntil: 'Mwisho wa leseni',
    consent: 'Ridhaa',
  },
  standings: {
    group: 'Kundi',
    rank: 'Nafasi',
    team: 'Timu',
    played: 'Mechi ilizocheza',
    won: 'Mechi ilizoshinda',
    lost: 'Mechi ilizofungwa',
    points: 'Pointi za ligi',
    setsWon: 'Seti ilizoshinda',
    setsLost: 'Seti ilizopoteza',
    setRatio: 'Uwiano wa seti',
    pointsWon: 'Pointi ilizoshinda',
    pointsLost: 'Pointi ilizopoteza',
    pointRatio: 'Uwiano wa pointi',
    note: 'Maelezo',
  },
};

const WORDS = inEveryLanguage<Words>({ en, sw });

/** The columns of a table in words. */
export function headingsOf(
  table: ExportTable,
  language: Language,
  columns: readonly string[],
): string[] {
  const { matches, ...others } = WORDS[language];
  const words: Readonly<Record<string, string>> = {
    fixtures: matches,
    results: matches,
    ...others,
  }[table];
  return columns.map((column) => words[column] ?? column);
}
