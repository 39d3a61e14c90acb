import { IMPORT_COLUMNS, PLAYER_COLUMNS } from '#contract/administration/import.ts';
import { type Language, LOCALES } from '#contract/language.ts';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Player } from '#contract/people/player.ts';
import type { Team } from '#contract/people/team.ts';
import type { CellValue } from './csv-text.ts';

/** The mark that an import reads as 'in no team'. */
const NO_TEAM = '–';

export function teamCells(team: Team, group: string | null): CellValue[] {
  const { name, gender, city, about, jerseyColor1, jerseyColor2 } = team;
  return [name, gender, city, team.coachName, group, about, jerseyColor1, jerseyColor2];
}

/** With what is private: for administrators only. A new column has no place to be forgotten in. */
export function playerCells(player: Player): CellValue[] {
  const cells: Record<(typeof PLAYER_COLUMNS)[number], CellValue> = {
    fullName: player.fullName,
    // A blank cell would say that the team was forgotten.
    team: player.team?.name ?? NO_TEAM,
    jerseyNumber: player.jerseyNumber,
    position: player.position,
    dominantHand: player.dominantHand,
    dateOfBirth: player.dateOfBirth,
    gender: player.gender,
    nationality: player.nationality,
    nickname: player.nickname,
    height: player.height,
    weight: player.weight,
    phone: player.phone,
    email: player.email,
    licence: player.licence,
    licenceUntil: player.licenceUntil,
    consent: player.consent ? 'yes' : 'no',
  };
  return PLAYER_COLUMNS.map((column) => cells[column]);
}

/** The columns of an import, and what people want to read beside them. */
export const MATCH_COLUMNS = [...IMPORT_COLUMNS, 'weekday', 'officials'] as const;

// A formatter costs far more than a format, and a league has hundreds of days.
const weekdays = new Map<Language, Intl.DateTimeFormat>();

function weekdayOf(language: Language, day: string): string {
  const form = { weekday: 'long', timeZone: 'UTC' } as const;
  const format = weekdays.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], form);
  weekdays.set(language, format);
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

type Beside = { counts: boolean; officials: string; language: Language };

/** In the columns of an import, which then changes nothing. */
export function matchCells(match: Match, { counts, officials, language }: Beside): CellValue[] {
  return [
    match.matchDate,
    match.matchTime,
    match.team1.name,
    match.team2.name,
    match.location,
    match.court,
    match.group?.name ?? null,
    match.round,
    match.decided && match.forfeit === null
      ? match.sets.map(({ team1Score, team2Score }) => `${team1Score}-${team2Score}`).join(' ')
      : null,
    resultOf(match),
    counts ? 'yes' : 'no',
    weekdayOf(language, match.matchDate),
    officials,
  ];
}

function resultOf(match: Match): string | null {
  if (match.forfeit === 'both') return 'forfeit12';
  if (match.forfeit !== null) return match.forfeit === 'team1' ? 'forfeit1' : 'forfeit2';
  return match.decided ? `${match.team1Wins}-${match.team2Wins}` : null;
}

export const STANDINGS_COLUMNS = [
  'group',
  'rank',
  'team',
  'played',
  'won',
  'lost',
  'points',
  'setsWon',
  'setsLost',
  'setRatio',
  'pointsWon',
  'pointsLost',
  'pointRatio',
  'note',
] as const;

export function standingsCells(group: string | null, row: StandingsRow): CellValue[] {
  return [
    group,
    row.rank,
    row.team.name,
    row.played,
    row.won,
    row.lost,
    row.points,
    row.setsWon,
    row.setsLost,
    row.setRatio,
    row.pointsWon,
    row.pointsLost,
    row.pointRatio,
    row.note,
  ];
}
