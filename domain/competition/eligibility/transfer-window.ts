import type { EligibilityRule } from './rule.ts';

/** Whether a league lets a player come from another team on a day, `YYYY-MM-DD`; without windows on every day. */
export function isTransferOpen(
  { windows }: Pick<EligibilityRule, 'windows'>,
  day: string,
): boolean {
  return windows.length === 0 || windows.some(({ from, until }) => day >= from && day <= until);
}
