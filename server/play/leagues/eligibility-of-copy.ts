import type { EligibilityRule } from '#domain/competition/eligibility/rule.ts';

/**
 * The rule for players of a league that is copied: the same one on the same days of the later year. The last day of
 * rosters and the windows that are over before the new league begins are left out, because they would shut everybody out.
 *
 * @param from the first day of the copied league, `2026-12-01`
 * @param to the first day of the new one
 */
export function eligibilityOfCopy(
  rule: EligibilityRule,
  from: string,
  to: string,
): EligibilityRule {
  const years = yearOf(to) - yearOf(from);
  const later = (day: string) => inYear(day, yearOf(day) + years);
  const closesOn = rule.closesOn === null ? null : later(rule.closesOn);
  return {
    ...rule,
    age: rule.age && { ...rule.age, on: later(rule.age.on) },
    closesOn: closesOn !== null && closesOn < to ? null : closesOn,
    windows: rule.windows
      .map((window) => ({ from: later(window.from), until: later(window.until) }))
      .filter(({ until }) => until >= to),
  };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The 29th of February is the 28th in a year without it. */
function inYear(day: string, year: number): string {
  const same = `${year}${day.slice(4)}`;
  const isReal = new Date(`${same}T00:00:00Z`).toISOString().startsWith(same);
  return isReal ? same : `${year}-02-28`;
}
