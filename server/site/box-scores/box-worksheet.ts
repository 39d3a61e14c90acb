import type { LeagueStatisticsAnswer } from '#contract/statistics/statistics.ts';
import type { CellValue, Worksheet } from '#server/exchange/exports/csv-text.ts';
import type { TeamBoxFacts } from './box-facts.ts';
import { COLUMNS, cellsOf } from './columns.ts';
import type { BoxWords } from './words.ts';

const NAMES = COLUMNS.map(({ name }) => name);

/** The head of a column with its group: 'Serve: Err'. */
function headings(words: BoxWords): string[] {
  return COLUMNS.map(({ name, group }) => `${words.groups[group]}: ${words.columns[name]}`);
}

/** One line a player and one a team. */
export function matchWorksheet(teams: readonly TeamBoxFacts[], words: BoxWords): Worksheet {
  return {
    columns: ['team', 'shirt', 'name', 'sets', ...NAMES],
    headings: [words.team, words.shirt, words.name, words.sets, ...headings(words)],
    rows: teams.flatMap(({ name, sets, players, line }): CellValue[][] => [
      ...players.map((player) => [name, player.shirt, player.name, player.sets, ...player.cells]),
      [name, null, words.total, sets, ...cellsOf(line)],
    ]),
  };
}

/** One line a player, most points first. */
export function leagueWorksheet({ players }: LeagueStatisticsAnswer, words: BoxWords): Worksheet {
  return {
    columns: ['team', 'shirt', 'name', 'matches', 'sets', ...NAMES],
    headings: [
      ...[words.team, words.shirt, words.name, words.matches, words.sets],
      ...headings(words),
    ],
    rows: players.map(({ team, player, matches, sets, line }): CellValue[] => {
      return [team.name, player.number, player.name, matches, sets, ...cellsOf(line)];
    }),
  };
}
