import { benchOf, entrantsFor } from './legal-changes.ts';
import type { MatchLog } from './match-log.ts';
import { liveSet } from './match-state.ts';
import type { Side } from './side.ts';

/** Somebody on the bench, and for whom they may come in now; empty for nobody. */
export type BenchPlayer = { player: number; mayReplace: readonly number[] };

/** The bench of a team in the set in play, as the rules stand before the next serve. */
export function benchNow(
  log: MatchLog,
  team: Side,
  registered: readonly number[] = [],
): BenchPlayer[] {
  const court = liveSet(log.state)?.[team].court;
  if (!court) return [];
  const legal = court.positions.map((out) => {
    const entrants = entrantsFor(log, team, out, [], { registered });
    return { out, in: entrants.flatMap(({ player, refused }) => (refused ? [] : [player])) };
  });
  return benchOf(log, team, registered).map((player) => ({
    player,
    mayReplace: legal.flatMap(({ out, in: entering }) => (entering.includes(player) ? [out] : [])),
  }));
}
