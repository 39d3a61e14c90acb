import type { Words } from '#app/lib/use-words.ts';
import type { Standings } from '#contract/leagues/standings.ts';

/** The top of the table of a league or a group, with the points. */
export function tableText(
  title: string,
  { rows }: Pick<Standings, 'rows'>,
  { t }: Words,
  places: number,
): string {
  const lines = rows.slice(0, places).map((row) => `${row.rank}. ${row.team.name} ${row.points}`);
  return [`${title}, ${t.leagues.table.points}:`, ...lines].join('\n');
}
