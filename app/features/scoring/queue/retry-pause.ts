const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Milliseconds until the next try after `failures` failed ones: doubling, at most 15 s. */
export function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}
