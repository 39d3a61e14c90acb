/** A finished pool: team ids from first to last, and its matches. */
export type FinishedPool<Match> = { order: readonly string[]; matches: readonly Match[] };

/**
 * The matches that count when teams of pools of unequal size are compared by totals: in a larger
 * pool those against the teams placed beyond the size of the smallest pool are left out, for
 * everybody. The other way is to compare per match, as `rankBestPlaced` does.
 */
export function matchesThatCount<Match extends { team1: string; team2: string }>(
  pools: readonly FinishedPool<Match>[],
): Match[][] {
  const smallest = Math.min(...pools.map((pool) => pool.order.length));
  return pools.map(({ order, matches }) => {
    const compared = order.slice(0, smallest);
    return matches.filter(
      ({ team1, team2 }) => compared.includes(team1) && compared.includes(team2),
    );
  });
}
