import type { ShirtLine } from './shirt-lines.ts';

/** A player's numbers from all matches that record them. */
export type Total = Omit<ShirtLine, 'shirt'> & { matches: number };

/** The values by which leaders are ranked. */
export const LEADS = ['points', 'ace', 'block'] as const;
export type Lead = (typeof LEADS)[number];

export function addLine(total: Total | undefined, line: Omit<ShirtLine, 'shirt'>): Total {
  const before = total ?? { matches: 0, sets: 0, points: 0, attack: 0, block: 0, ace: 0 };
  return {
    matches: before.matches + 1,
    sets: before.sets + line.sets,
    points: before.points + line.points,
    attack: before.attack + line.attack,
    block: before.block + line.block,
    ace: before.ace + line.ace,
  };
}

/**
 * The best players by one value, most first. Of level players the one with fewer matches comes first,
 * then the order given counts. Players without any are left out.
 */
export function leadersBy<T extends Total>(totals: readonly T[], lead: Lead, most: number): T[] {
  return totals
    .filter((total) => total[lead] > 0)
    .toSorted((a, b) => b[lead] - a[lead] || a.matches - b.matches)
    .slice(0, most);
}
