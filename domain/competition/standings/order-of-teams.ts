import { type Explanation, factsOfBreak, UNEXPLAINED } from './explanation.ts';
import { breakTies, type TieContext } from './tie-break.ts';

/** A lot drawn between level teams: they stand in this order. A recorded draw is one. */
export type Lot = { readonly order: readonly string[] };

export type RankedTeam = {
  readonly team: string;
  readonly rank: number;
  /** The reason why the team before stands above this one; null for the first. */
  readonly explanation: Explanation | null;
};

/**
 * All teams from first to last: those that the criteria rank, then those placed last, then those
 * withdrawn with their matches annulled. Inside each of the three: the criteria, then a lot, else
 * the rank is shared.
 *
 * @param lastResort order for printing within a shared rank; where it is silent, the order of `teams` stays
 */
export function orderTeams(
  teams: readonly string[],
  context: TieContext,
  lots: readonly Lot[],
  lastResort: (a: string, b: string) => number,
): readonly RankedTeam[] {
  const placingOf = (team: string) => context.records.get(team)?.placing;
  const ordered: RankedTeam[] = [];
  for (const criterion of [undefined, 'decree', 'withdrawn'] as const) {
    const band = teams.filter((team) => placingOf(team)?.criterion === criterion);
    for (const { teams: block, reason } of breakTies(band, context)) {
      // The latest one that was drawn between all of these teams.
      const lot = lots.findLast(({ order }) => block.every((team) => order.includes(team)))?.order;
      const placeInLot = (team: string) => (lot as readonly string[]).indexOf(team) + 1;
      const inOrder = [...block].sort(lot ? (a, b) => placeInLot(a) - placeInLot(b) : lastResort);
      inOrder.forEach((below, index) => {
        const last = ordered.at(-1);
        const rank = index > 0 && !lot ? last!.rank : ordered.length + 1;
        const above = last?.team as string;
        // The first of its band: only the decision about the lower team separates the two.
        const facts = reason ? factsOfBreak(above, below, reason) : placingOf(below);
        const ofLot: Partial<Explanation> | undefined = lot && {
          criterion: 'lot',
          values: [placeInLot(above), placeInLot(below)],
        };
        const why = index > 0 ? ofLot : facts;
        const explanation = last ? { above, below, ...UNEXPLAINED, ...why } : null;
        ordered.push({ team: below, rank, explanation });
      });
    }
  }
  return ordered;
}
