import type { RankingCriterion } from './criteria.ts';
import { type Fraction, type ShownFraction, showFraction } from './fraction.ts';
import type { Break } from './tie-break.ts';

/** The reason why one team stands directly above another. */
export type Explanation = {
  readonly above: string;
  readonly below: string;
  /**
   * The criterion that decided, or
   * - `unplayed`: the lower team has not played a match
   * - `shared`: none did, both have the same rank
   * - `lot`: a recorded lot; the values are the places drawn
   * - `decree`: the organiser placed the lower team last
   * - `withdrawn`: the lower team withdrew and its matches are annulled
   */
  readonly criterion: RankingCriterion | 'shared' | 'lot' | 'decree' | 'withdrawn';
  /** The two values of the criterion, the upper team's first; of the matches among themselves
   * after head-to-head. null, null where there is no criterion. */
  readonly values: readonly [ShownFraction, ShownFraction];
  /** The same values exactly, of and over: 1000:911. */
  readonly exact: readonly [Fraction, Fraction] | null;
  /** After head-to-head: the level teams whose matches among themselves were counted. */
  readonly among: readonly string[] | null;
  /** After head-to-head: the criterion that decided in those matches. */
  readonly within: RankingCriterion | null;
  /** The organiser's reason for a placing or an annulled withdrawal. */
  readonly reason: string | null;
};

/** Level teams, of which nothing else is known. */
export const UNEXPLAINED = {
  criterion: 'shared',
  values: [null, null],
  exact: null,
  among: null,
  within: null,
  reason: null,
} as const;

export function factsOfBreak(above: string, below: string, reason: Break): Partial<Explanation> {
  const exact = [
    reason.values.get(above) as Fraction,
    reason.values.get(below) as Fraction,
  ] as const;
  return { ...reason, exact, values: [showFraction(exact[0]), showFraction(exact[1])] };
}
