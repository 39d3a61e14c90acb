import type { CheckedRoster } from './check-roster.ts';
import { isForeign } from './home-country.ts';
import { keepsOut } from './problem.ts';
import type { EligibilityRule } from './rule.ts';
import type { Registered } from './twins.ts';

/** The people of a roster who may not stand on a team sheet, and those from abroad. */
export type SheetLimits = {
  barred: readonly string[];
  foreign: readonly string[];
  /** At most so many from abroad; null: any number. */
  mostForeign: number | null;
};

export function sheetLimits(
  { foreigners }: EligibilityRule,
  checked: CheckedRoster,
  players: readonly Registered[],
): SheetLimits {
  const barred = checked.players.filter(({ problems }) => problems.some(keepsOut));
  const foreign = players.filter(({ nationality }) => isForeign(nationality));
  return {
    barred: barred.map(({ id }) => id),
    foreign: foreign.map(({ id }) => id),
    mostForeign: foreigners,
  };
}

/** So many too many from abroad are on a sheet. */
export function tooManyForeign(
  { foreign, mostForeign }: SheetLimits,
  sheet: readonly string[],
): number {
  if (mostForeign === null) return 0;
  const abroad = new Set(foreign);
  return Math.max(0, sheet.filter((id) => abroad.has(id)).length - mostForeign);
}
