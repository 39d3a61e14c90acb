import type { TeamRecord } from './tally.ts';
import type { Withdrawal } from './withdrawals.ts';

/** Points given (positive) or taken (negative) by the organiser. `at`: epoch milliseconds. */
export type Adjustment = {
  readonly team: string;
  readonly points: number;
  readonly reason: string;
  readonly at?: number;
};

export type LastPlacing = {
  readonly team: string;
  readonly place: 'last';
  readonly reason: string;
};

/** Of several decisions on one team the last one counts. */
export function latestForEach<T extends { readonly team: string }>(
  decisions: readonly T[],
): readonly T[] {
  return [...new Map(decisions.map((it) => [it.team, it])).values()];
}

/**
 * Points, notes and placings of each team, in the order of the decisions; a withdrawal weighs more than a
 * placing. Throws for points of no team.
 */
export function addDecisions(
  records: ReadonlyMap<string, TeamRecord>,
  adjustments: readonly Adjustment[],
  withdrawals: readonly Withdrawal[],
  lastPlacings: readonly LastPlacing[],
  annulled: ReadonlySet<string>,
): void {
  for (const { team, points, reason } of adjustments) {
    const { tally, notes } = mustHave(records, team, 'Adjustment');
    tally.points += points;
    notes.push({ kind: 'adjustment', points, reason });
  }
  for (const { team, policy, reason = null } of withdrawals) {
    const record = records.get(team);
    if (!record) continue;
    const isAnnulled = annulled.has(team);
    record.notes.push({ kind: 'withdrawn', policy, annulled: isAnnulled, reason });
    if (isAnnulled) record.placing = { criterion: 'withdrawn', reason };
  }
  for (const { team, reason } of lastPlacings) {
    const record = records.get(team);
    if (!record) continue;
    record.notes.push({ kind: 'placed-last', reason });
    record.placing ??= { criterion: 'decree', reason };
  }
}

export function mustHave<T>(table: ReadonlyMap<string, T>, team: string, namedBy: string): T {
  const found = table.get(team);
  if (found === undefined) throw new Error(`${namedBy}: ${team} is not in the table`);
  return found;
}
