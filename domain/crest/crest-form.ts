import { sumOf } from './name-sum.ts';

/** A crest in a box of 24: its outline, and where the second colour lies on it. */
export type CrestForm = {
  outline: string;
  pattern: string;
  /** The place of the letters. */
  baseline: number;
};

type Patterns = readonly [string, string, string, string, string];

/**
 * Half, sash, stripes, chevron and hoops, each already cut to its outline: a crest needs neither
 * a clip nor an id of the page that it stands on.
 */
const OUTLINES: readonly { outline: string; baseline: number; patterns: Patterns }[] = [
  {
    // Shield
    outline: 'M3 1.5h18V12q0 6.5-9 11-9-4.5-9-11z',
    baseline: 14.5,
    patterns: [
      'M12 1.5h9V12q0 6.5-9 11z',
      'M3 13.4L21 3.6V12q0 .4-.1 .7L7.3 20Q3 16.8 3 13.4z',
      'M5 1.5h4.7v20.2Q6.3 20 5 17.6zM14.3 1.5H19v16.1q-1.3 2.4-4.7 4.1z',
      'M3 7.3L12 14l9-6.7V12q0 2.2-1 4l-8 6-8-6q-1-1.8-1-4z',
      'M3 5.5h18V10H3zM3.3 14.5h17.4Q19.9 17 18 19H6q-1.9-2-2.7-4.5z',
    ],
  },
  {
    // Roundel
    outline: 'M12 1.5a10.5 10.5 0 0 1 0 21 10.5 10.5 0 0 1 0-21z',
    baseline: 15,
    patterns: [
      'M12 1.5a10.5 10.5 0 0 1 0 21z',
      'M1.7 14.1L19.4 4.5A10.5 10.5 0 0 1 22.5 11.8L6.1 20.7A10.5 10.5 0 0 1 1.7 14.1z',
      'M5 4.2A10.5 10.5 0 0 1 9.7 1.8v20.4A10.5 10.5 0 0 1 5 19.8zM14.3 1.8A10.5 10.5 0 0 1 19 4.2v15.6A10.5 10.5 0 0 1 14.3 22.2z',
      'M2.8 7.1L12 14l9.2-6.9A10.5 10.5 0 0 1 22.2 14.4L12 22 1.8 14.4A10.5 10.5 0 0 1 2.8 7.1z',
      'M3.7 5.5h16.6A10.5 10.5 0 0 1 22.3 10H1.7A10.5 10.5 0 0 1 3.7 5.5zM1.8 14.5h20.4A10.5 10.5 0 0 1 19.8 19H4.2A10.5 10.5 0 0 1 1.8 14.5z',
    ],
  },
  {
    // Hexagon
    outline: 'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z',
    baseline: 15,
    patterns: [
      'M12 1l9.5 5.5v11L12 23z',
      'M18.7 4.9l2.8 1.6v5.9L7.1 20.2l-4.6-2.7v-3.9z',
      'M9.7 21.7L5 18.9V5.1l4.7-2.8zM14.3 2.3L19 5.1v13.8l-4.7 2.8z',
      'M2.5 6.9L12 14l9.5-7.1v8L12 22l-9.5-7.1z',
      'M19.8 5.5l1.7 1V10h-19V6.5l1.7-1zM21.5 14.5v3L18.9 19H5.1l-2.6-1.5v-3z',
    ],
  },
  {
    // Pennant
    outline: 'M3 1.5h18v21l-9-5-9 5z',
    baseline: 13,
    patterns: [
      'M12 1.5h9v21l-9-5z',
      'M21 3.6v9L3 22.4v-9z',
      'M5 1.5h4.7v17.3L5 21.4zM14.3 1.5H19v19.9l-4.7-2.6z',
      'M3 7.3L12 14l9-6.7v8l-5.6 4.1L12 17.5l-3.4 1.9L3 15.3z',
      'M21 5.5V10H3V5.5zM21 14.5V19h-6.3L12 17.5 9.3 19H3v-4.5z',
    ],
  },
  {
    // Diamond
    outline: 'M12 .5L23.5 12 12 23.5 .5 12z',
    baseline: 15,
    patterns: [
      'M12 .5L23.5 12 12 23.5z',
      'M17.2 5.7L23 11.5 8.1 19.6 2.3 13.8z',
      'M9.7 21.2L5 16.5v-9l4.7-4.7zM14.3 2.8L19 7.5v9l-4.7 4.7z',
      'M4.3 8.2L12 14l7.7-5.8L23.5 12 18 17.5 12 22 6 17.5 .5 12z',
      'M17 5.5l4.5 4.5h-19L7 5.5zM21 14.5L16.5 19h-9L3 14.5z',
    ],
  },
  {
    // Square
    outline:
      'M5.5 2h13A3.5 3.5 0 0 1 22 5.5v13a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 2 18.5v-13A3.5 3.5 0 0 1 5.5 2z',
    baseline: 15,
    patterns: [
      'M12 2h6.5A3.5 3.5 0 0 1 22 5.5v13a3.5 3.5 0 0 1-3.5 3.5H12z',
      'M2 13.9L20.9 3Q22 4 22 5.5v6.6L4.3 21.7Q2 21 2 18.5z',
      'M5 2h4.7v20H5zM14.3 2H19v20h-4.7z',
      'M2 6.5L12 14l10-7.5v8L12 22 2 14.5z',
      'M2 5.5h20V10H2zM2 14.5h20V19H2z',
    ],
  },
];

/** Every path that crests are drawn with. */
export const CREST_PATHS = OUTLINES.flatMap(({ outline, patterns }) => [outline, ...patterns]);

/** One of thirty forms; the same name always gets the same one. */
export function crestForm(name: string): CrestForm {
  const sum = sumOf(name);
  const { outline, baseline, patterns } = OUTLINES[sum % OUTLINES.length]!;
  const pattern = patterns[Math.floor(sum / OUTLINES.length) % patterns.length]!;
  return { outline, pattern, baseline };
}
