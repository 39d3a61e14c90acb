import type { TeamSeasonStatistics } from '#contract/statistics/statistics.ts';
import { attackEfficiency, attackKillShare } from '#domain/volleyball/statistics/efficiency.ts';
import { type Share, shareOf } from '#domain/volleyball/statistics/share.ts';
import {
  ATTACK_PHASES,
  type AttacksByPhase,
} from '#domain/volleyball/statistics/touches/attack-phases.ts';
import { ZONE_MAPS } from '#domain/volleyball/statistics/touches/zone-counts.ts';
import type { CellValue, Worksheet } from '#server/exchange/exports/csv-text.ts';
import type { BoxWords } from './words.ts';

type Season = BoxWords['season'];
/** Matches, sets, figure, place, all, won, errors, blocked, share, efficiency. */
type Row = CellValue[];
type Basis = { matches: number; sets: number };

type Player = TeamSeasonStatistics['players'][number];

/**
 * One line a figure, of the team and of each player who may be named.
 *
 * @param chosen the player whose zones were counted; the table is then of this one alone
 */
export function teamSeasonWorksheet(
  statistics: TeamSeasonStatistics,
  words: BoxWords,
  chosen?: Player,
): Worksheet {
  const { season } = words;
  return {
    columns: [
      ...['team', 'shirt', 'name', 'matches', 'sets', 'figure', 'place', 'total', 'won'],
      ...['errors', 'blocked', 'share', 'efficiency'],
    ],
    headings: [
      ...[words.team, words.shirt, words.name, words.matches, words.sets],
      ...[season.figure, season.place, season.total, season.won],
      ...[season.errors, season.blocked, season.share, season.efficiency],
    ],
    rows: chosen ? rowsOfPlayer(statistics, chosen, season) : rowsOfTeam(statistics, words),
  };
}

function rowsOfTeam(statistics: TeamSeasonStatistics, words: BoxWords): Row[] {
  const { team, players, touches } = statistics;
  const { season, total } = words;
  const rows = [
    ...phaseRows(statistics, season),
    ...(touches ? attackRows(touches, touches.attack, season) : []),
    ...(touches ? zoneRows(touches, touches.zones, season) : []),
  ];
  return [
    ...rows.map((row) => [team.name, null, total, ...row]),
    ...players.flatMap((line) => named(statistics, line, attackRows(line, line.attack, season))),
  ];
}

function rowsOfPlayer(statistics: TeamSeasonStatistics, line: Player, words: Season): Row[] {
  const { touches } = statistics;
  return named(statistics, line, [
    ...attackRows(line, line.attack, words),
    ...(touches ? zoneRows(line, touches.zones, words) : []),
  ]);
}

function named({ team }: TeamSeasonStatistics, { player }: Player, rows: readonly Row[]): Row[] {
  return rows.map((row) => [team.name, player.number, player.name, ...row]);
}

function phaseRows({ phases, rotations, setter }: TeamSeasonStatistics, words: Season): Row[] {
  return (['sideOut', 'breakPoint'] as const).flatMap((phase) => [
    ...(phases ? [shareRow(phases, words[phase], null, phases[phase])] : []),
    ...placeRows(rotations, `${words[phase]} ${words.byRotation}`, phase),
    ...placeRows(setter, `${words[phase]} ${words.bySetter}`, phase),
  ]);
}

type ByPlace = TeamSeasonStatistics['rotations'];

function placeRows(byPlace: ByPlace, figure: string, phase: 'sideOut' | 'breakPoint'): Row[] {
  if (byPlace === null) return [];
  return byPlace.places.map(({ place, ...at }) => shareRow(byPlace, figure, place, at[phase]));
}

function shareRow(basis: Basis, figure: string, place: number | null, share: Share): Row {
  const { matches, sets } = basis;
  const { of, won } = share;
  return [matches, sets, figure, place, of, won, null, null, percent(shareOf(share)), null];
}

function attackRows({ matches, sets }: Basis, attack: AttacksByPhase, words: Season): Row[] {
  return ATTACK_PHASES.map((phase) => {
    const { total, kills, errors, blocked } = attack[phase];
    const shares = [attackKillShare(attack[phase]), attackEfficiency(attack[phase])].map(percent);
    const figure = words.attack[phase];
    return [matches, sets, figure, null, total, kills, errors, blocked, ...shares];
  });
}

type Touches = NonNullable<TeamSeasonStatistics['touches']>;

function zoneRows(basis: Basis, zones: Touches['zones'], words: Season): Row[] {
  return ZONE_MAPS.flatMap((map) =>
    (zones[map] ?? []).map(({ zone, total: of, good: won }) =>
      shareRow(basis, words.zones[map], zone, { won, of }),
    ),
  );
}

function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 100);
}
