/** One tenth of the chances from 0 to 1: how many matches had such a chance, and what came of them. */
export type CalibrationRow = {
  readonly matches: number;
  /** The mean of the chances of the team named first. */
  readonly predicted: number;
  /** The share of the matches that it won. */
  readonly won: number;
};

/** Official leagues whose matches were predicted, each from the days before its own. */
export const CALIBRATED_LEAGUES = 22;

/**
 * The results of 1,678 matches by their predicted chance: 0 to 10 %, 10 to 20 %, and so on.
 * `real-leagues.test.ts` counts them anew where the leagues are at hand; docs/statistics.md says how.
 */
export const CALIBRATION: readonly CalibrationRow[] = [
  { matches: 224, predicted: 0.039, won: 0.036 },
  { matches: 150, predicted: 0.151, won: 0.22 },
  { matches: 130, predicted: 0.251, won: 0.262 },
  { matches: 137, predicted: 0.352, won: 0.343 },
  { matches: 116, predicted: 0.451, won: 0.517 },
  { matches: 129, predicted: 0.552, won: 0.574 },
  { matches: 141, predicted: 0.645, won: 0.66 },
  { matches: 172, predicted: 0.753, won: 0.802 },
  { matches: 167, predicted: 0.851, won: 0.85 },
  { matches: 312, predicted: 0.961, won: 0.949 },
];
