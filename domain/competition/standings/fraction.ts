/**
 * A quantity that teams are ranked by, kept as two whole numbers so that no rounding can decide a
 * rank: 1000:911 beats 1001:912 although both print 1.098.
 *
 * `over` is never negative. `n/0` with n > 0 is MAX (nothing lost), `0/0` is none (nothing played):
 * the two marks of the FIVB's VIS. Exact while the numbers stay below 94 million.
 */
export type Fraction = { readonly of: number; readonly over: number };

/** The display of a fraction: a number, 'MAX' for x/0, null for 0/0. */
export type ShownFraction = number | 'MAX' | null;

export const NONE: Fraction = { of: 0, over: 0 };

export function fraction(of: number, over = 1): Fraction {
  return { of, over };
}

/** Sort order, the better first: negative when `a` is better. Two MAX are equal, none is last. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const aIsNone = isNone(a);
  const bIsNone = isNone(b);
  if (aIsNone || bIsNone) return Number(aIsNone) - Number(bIsNone);
  return b.of * a.over - a.of * b.over;
}

export function showFraction(shown: Fraction): ShownFraction {
  if (isNone(shown)) return null;
  return shown.over === 0 ? 'MAX' : shown.of / shown.over;
}

function isNone({ of, over }: Fraction): boolean {
  return of === 0 && over === 0;
}
