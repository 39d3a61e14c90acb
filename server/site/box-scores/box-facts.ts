import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { BoxLine } from '#domain/volleyball/statistics/touches/box-line.ts';
import type { CellValue } from '#server/exchange/exports/csv-text.ts';
import type { MatchFigures } from '#server/play/statistics/queries.ts';
import { COLUMNS, type ColumnName, cellsOf } from './columns.ts';

/** One team on paper or in a table; facts alone, for another thread. */
export type TeamBoxFacts = {
  name: string;
  sets: number;
  /** Null where no scout wrote the touches down. */
  line: BoxLine | null;
  players: readonly { shirt: number; name: string; sets: number; cells: readonly CellValue[] }[];
};

export type BoxFacts = {
  subject: string;
  /** Day, time, place and league, as far as they are known. */
  about: string;
  result: string;
  isScouted: boolean;
  teams: readonly TeamBoxFacts[];
};

export function boxFacts({ match, statistics }: MatchFigures): BoxFacts {
  const { team1, team2, matchDate, matchTime, location, league, sets } = match;
  const scores = sets.map(({ team1Score, team2Score }) => `${team1Score}–${team2Score}`);
  return {
    subject: `${team1.name} – ${team2.name}`,
    about: [league?.name, matchDate, matchTime, location].filter(Boolean).join(' · '),
    result: `${match.team1Wins}:${match.team2Wins}  (${scores.join(', ')})`,
    isScouted: statistics.scouted > 0,
    teams: SIDES.map((side) => teamFacts(statistics[side], sets.length)),
  };
}

function teamFacts(
  { team, box, shirts }: MatchStatisticsAnswer['team1'],
  sets: number,
): TeamBoxFacts {
  if (box !== null) {
    const players = box.players.map(({ shirt, player, sets, line }) => {
      return { shirt, name: player?.name ?? '', sets, cells: cellsOf(line) };
    });
    return { name: team.name, sets: box.sets.length, line: box.team, players };
  }
  const players = shirts.map(({ shirt, player, sets, points, attack, block, ace }) => {
    const known = { points, kills: attack, blockPoints: block, aces: ace };
    const cells = COLUMNS.map(({ name }) => knownFigure(known, name));
    return { shirt, name: player?.name ?? '', sets, cells };
  });
  return { name: team.name, sets, line: null, players };
}

function knownFigure(known: Partial<Record<ColumnName, number>>, name: ColumnName): number | null {
  return known[name] ?? null;
}
