import type { Criterion } from '../standings/criteria.ts';
import { compareFractions, type Fraction } from '../standings/fraction.ts';
import {
  computeStandings,
  type StandingsInput,
  type StandingsRow,
} from '../standings/standings.ts';
import { sumValue } from '../standings/tally.ts';
import { withoutLastTeams } from '../standings/unequal-pools.ts';

/**
 * Teams on one place of pools of unequal size are compared by what they won per match, or without the
 * results against the last of the larger pools.
 */
export const UNEQUAL_POOLS = ['averages', 'without-last'] as const;
export type UnequalPools = (typeof UNEQUAL_POOLS)[number];

/** A team on the place in question, with the whole of its pool. */
export type PlacedTeam = { team: string; group: string; pool: StandingsInput };

/** Best to worst; `rank` is shared where no criterion tells two teams apart, and lots decide. */
export type BestPlaced = { rank: number; team: string; group: string };

/**
 * The teams on one place of several pools, by the league's own order. Criteria that compare level teams by
 * their meetings are silent: these teams have not met. One value that is not known makes its criterion
 * silent, too.
 */
export function rankBestPlaced(
  placed: readonly PlacedTeam[],
  { place, way, criteria }: { place: number; way: UnequalPools; criteria: readonly Criterion[] },
): BestPlaced[] {
  const size = Math.max(place, Math.min(...placed.map(({ pool }) => pool.teams.length)));
  const rows = placed.map(({ team, group, pool }) => {
    const compared = way === 'without-last' ? withoutLastTeams(pool, size) : pool;
    return { team, group, row: rowOf(compared, team) };
  });
  const columns = ['unplayed' as const, ...criteria].flatMap((criterion) => {
    const values = rows.map(({ row }) => criterionValue(row, criterion, way));
    return values.every((value) => value !== undefined) ? [values] : [];
  });
  const compare = (a: number, b: number) => {
    for (const values of columns) {
      const order = compareFractions(values[a]!, values[b]!);
      if (order !== 0) return order;
    }
    return 0;
  };
  const order = rows
    .map((_, index) => index)
    .sort((a, b) => compare(a, b) || (rows[a]!.group < rows[b]!.group ? -1 : 1));
  let rank = 1;
  return order.map((index, at) => {
    const above = order[at - 1];
    if (above !== undefined && compare(above, index) !== 0) rank = at + 1;
    const { team, group } = rows[index]!;
    return { rank, team, group };
  });
}

/** A team that is itself dropped from its pool is compared with all of its results. */
function rowOf(pool: StandingsInput, team: string): StandingsRow {
  return computeStandings(pool).rows.find((row) => row.team === team)!;
}

function criterionValue(
  row: StandingsRow,
  criterion: Criterion | 'unplayed',
  way: UnequalPools,
): Fraction | undefined {
  switch (criterion) {
    case 'headToHead':
    case 'lastMatch':
    case 'winsIfPlayedEqual':
      return undefined;
    default: {
      const value = sumValue(row, criterion);
      const isSum = criterion !== 'unplayed' && value?.over === 1 && !RATIOS.includes(criterion);
      return way === 'averages' && isSum ? { of: value.of, over: row.played } : value;
    }
  }
}

/** They are no sums, also where the other side has one set or point. Shares are of what was played: of one match they are its sum. */
const RATIOS: readonly Criterion[] = ['setRatio', 'pointRatio'];
