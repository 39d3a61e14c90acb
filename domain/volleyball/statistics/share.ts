/** `won` of `of`, both counted from what is known. Zero of nothing is not a zero share. */
export type Share = { won: number; of: number };

/** A share between 0 and 1, or null where nothing is known. */
export function shareOf({ won, of }: Share): number | null {
  return of === 0 ? null : won / of;
}
