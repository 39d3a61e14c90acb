import { type Row, setsOf } from '#app/features/admin/results/result-input.ts';
import type { ReportedResult } from '#contract/captains/captain.ts';

export type ReportForm = {
  way: 'played' | 'forfeit';
  rows: readonly Row[];
  forfeiter: 'team1' | 'team2' | 'both' | '';
  incomplete: 'team1' | 'team2' | '';
};

/** The form of a captain as the call takes it. */
export function reportInput({ way, rows, forfeiter, incomplete }: ReportForm) {
  if (way === 'forfeit') return { forfeit: forfeiter || undefined };
  const sets = setsOf(rows);
  return {
    ...(sets.length > 0 ? { sets } : {}),
    ...(incomplete === '' ? {} : { incomplete }),
  };
}

/** The form as the team reported before. */
export function formOfReport(result: ReportedResult | null): ReportForm {
  return {
    way: result?.forfeit === undefined ? 'played' : 'forfeit',
    rows: (result?.sets ?? []).map(([own, other]): Row => [String(own), String(other)]),
    forfeiter: result?.forfeit ?? '',
    incomplete: result?.incomplete ?? '',
  };
}
