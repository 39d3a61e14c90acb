import type { ReportedResult } from '#contract/captains/captain.ts';

/** Whether two captains say the same: each set, who forfeited, who could not play on. */
export function sameResult(first: ReportedResult, second: ReportedResult): boolean {
  return keyOf(first) === keyOf(second);
}

function keyOf({ sets, forfeit, incomplete }: ReportedResult): string {
  return JSON.stringify([sets ?? [], forfeit ?? null, incomplete ?? null]);
}
