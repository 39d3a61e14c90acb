import { type Explanation, explain, explainBreak } from './explanation.ts';
import { breakTies, type TieContext } from './tie-break.ts';

/** A lot drawn between level teams: they stand in this order. A recorded draw is one. */
export type Lot = { readonly order: readonly string[] };

/** A decision outside the criteria that puts a team below all teams without one. */
export type Placing = {
  readonly decision: 'decree' | 'withdrawn';
  readonly reason: string | null;
};

export type RankingQuestion = {
  readonly context: TieContext;
  readonly lots: readonly Lot[];
  readonly placings: ReadonlyMap<string, Placing>;
  /** Order for printing within a shared rank; where it is silent, the order of `teams` stays. */
  readonly lastResort: (a: string, b: string) => number;
};

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
 */
export function orderTeams(
  teams: readonly string[],
  question: RankingQuestion,
): readonly RankedTeam[] {
  const ordered: RankedTeam[] = [];
  for (const decision of [undefined, 'decree', 'withdrawn'] as const) {
    const band = teams.filter((team) => question.placings.get(team)?.decision === decision);
    addBand(ordered, band, question);
  }
  return ordered;
}

function addBand(ordered: RankedTeam[], band: readonly string[], question: RankingQuestion): void {
  const { blocks, breaks } = breakTies(band, question.context);
  blocks.forEach((block, index) => {
    const reason = breaks[index - 1];
    const lot = lotFor(block, question.lots);
    const inOrder = [...block].sort(
      lot ? (a, b) => lot.indexOf(a) - lot.indexOf(b) : question.lastResort,
    );
    inOrder.forEach((team, place) => {
      const above = ordered.at(-1);
      const isShared = place > 0 && !lot;
      const rank = isShared ? (above as RankedTeam).rank : ordered.length + 1;
      ordered.push({ team, rank, explanation: above ? explanationOf(above.team, team) : null });
    });

    function explanationOf(above: string, below: string): Explanation {
      if (block.includes(above)) {
        if (!lot) return explain(above, below, 'shared');
        const values = [lot.indexOf(above) + 1, lot.indexOf(below) + 1] as const;
        return explain(above, below, 'lot', { values });
      }
      if (reason) return explainBreak(above, below, reason);
      // The first of its band: only the decision about the lower team separates the two.
      const placing = question.placings.get(below) as Placing;
      return explain(above, below, placing.decision, { reason: placing.reason });
    }
  });
}

/** The latest lot that was drawn between all of these teams. */
function lotFor(block: readonly string[], lots: readonly Lot[]): readonly string[] | undefined {
  return lots.findLast((lot) => block.every((team) => lot.order.includes(team)))?.order;
}
