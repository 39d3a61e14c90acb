import type { PlayedTie } from '#domain/competition/final-places.ts';
import { type NamedRound, namedRound } from '#domain/competition/fixtures/named-rounds.ts';
import type { Store } from '#server/platform/db/store.ts';
import type { FixtureRow } from '#server/platform/db/tables/fixture-tables.ts';
import type { MatchRow } from '#server/platform/db/tables/tables.ts';
import { readPlanState } from '#server/play/brackets/known.ts';
import { winnerOf } from '#server/play/brackets/tie-state.ts';

/** The ties of the plans of a league, in the order of play; those of groups are in their tables. */
export async function plannedTies(
  store: Store,
  leagueId: string,
  fixtures: readonly FixtureRow[],
  matches: readonly MatchRow[],
): Promise<PlayedTie[]> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const ties: PlayedTie[] = [];
  for (const plan of Map.groupBy(fixtures, (fixture) => fixture.plan_id).values()) {
    const knockOut = plan.filter(({ label, group_id }) => label !== null && group_id === null);
    if (knockOut.length === 0) continue;
    const { outcomes } = (await readPlanState(store, leagueId, plan, byId)).known;
    const ordered = knockOut.toSorted((a, b) => a.round - b.round || a.number - b.number);
    for (const [label, legs] of Map.groupBy(ordered, ({ tie, label: own }) => tie ?? own!)) {
      const { team1_id, team2_id } = legs[0]!;
      if (team1_id === null || team2_id === null) continue;
      ties.push({ label, teams: [team1_id, team2_id], winner: outcomes[label]?.winner });
    }
  }
  return ties;
}

/** The match for the third place is between the semi-finals and the final. */
const ORDER: readonly NamedRound[] = ['R16', 'QF', 'SF', 'P3', 'F'];

/** Ties that were entered by hand, by what organisers call them; the same teams twice are one tie. */
export function namedTies(matches: readonly MatchRow[]): PlayedTie[] {
  const legs = matches.flatMap((match) => {
    const round = match.group_id === null ? namedRound(match.round) : undefined;
    return round === undefined ? [] : [{ match, round }];
  });
  const keyOf = ({ match, round }: (typeof legs)[number]) =>
    [round, ...[match.team1_id, match.team2_id].toSorted()].join(' ');
  return [...Map.groupBy(legs, keyOf).values()]
    .map((tie) => {
      const [{ match, round }] = tie as [(typeof legs)[number]];
      const teams = [match.team1_id, match.team2_id] as const;
      return { label: round, teams, winner: winnerOfMost(tie.map((leg) => leg.match)) };
    })
    .toSorted((a, b) => ORDER.indexOf(a.label) - ORDER.indexOf(b.label));
}

function winnerOfMost(matches: readonly MatchRow[]): string | undefined {
  const wins = Map.groupBy(matches, winnerOf);
  const [first, second] = [...wins]
    .filter(([team]) => team !== undefined)
    .toSorted(([, a], [, b]) => b.length - a.length);
  return first?.[1].length === second?.[1].length ? undefined : first?.[0];
}
