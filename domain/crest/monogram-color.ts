import { sumOf } from './name-sum.ts';

/** White letters stand out on each at 7 : 1 or more. */
export const MONOGRAM_COLORS = [
  '#0b5c33',
  '#0a4f80',
  '#4a2c96',
  '#7d1f3c',
  '#7a2f1d',
  '#5c4600',
  '#005661',
  '#3f4a45',
] as const;

/** The colour of a league's letters: the same name always gets the same one. */
export function monogramColor(name: string): string {
  return MONOGRAM_COLORS[sumOf(name) % MONOGRAM_COLORS.length]!;
}
