import type { Standings } from '#contract/leagues/standings.ts';
import type { TeamRef } from '#contract/people/team.ts';

export type TableEffect = {
  team: TeamRef;
  /** From the winner's side: `3-0`. */
  score: string;
  from: number;
  to: number;
};

/** The team's rank in two tables, now and after the win; null where it stands in neither. */
export function tableEffect(
  now: Standings,
  after: Standings,
  team: TeamRef,
  setsWon: readonly [number, number],
): TableEffect | null {
  const rankIn = (table: Standings) => table.rows.find((row) => row.team.id === team.id)?.rank;
  const from = rankIn(now);
  const to = rankIn(after);
  if (from === undefined || to === undefined) return null;
  return { team, score: `${Math.max(...setsWon)}-${Math.min(...setsWon)}`, from, to };
}
