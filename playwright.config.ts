import { defineConfig } from '@playwright/test';
import { LAUNCH } from './e2e/support/browser.ts';

/** A test that shows no screen runs at one size only. */
const WITHOUT_SCREEN = [
  'server-life',
  'event-loop',
  'kill-nine',
  'cluster',
  'restore-drill',
  'begin-of-set',
  'write-then-read',
  'private-values',
  'element-paths',
  'pseudo-language',
  'page-weight',
  'looks',
  'first-load',
];

/**
 * `npm test` sets it: a journey runs at the size at which people usually make it, those of `organise`
 * at a desk, all others on a phone, and the exceptions below. `npm test -- both-sizes`, and a journey
 * that is started by itself, take both: docs/decisions/0022.
 */
const isOneSize = process.env.WAVU_ONE_SIZE !== undefined;

/** Officials answer on a phone, and secretaries do the others in the hall. */
const ON_PHONES = ['admin-desk', 'duties', 'league-in-a-weekend', 'taken-back'];

const AT_DESKS = ['accounts', 'match-file', 'newsletter', 'partner-area', 'second-step'];

/** Their subject is what each width shows. */
const AT_BOTH_SIZES = ['first-visit', 'list-beside', 'live-match', 'working-screens'];

/** Nothing in them depends on the width, so they never run at a desk. */
const ONLY_ON_PHONES = [
  'phone-in-hand',
  'from-tap-to-fan',
  'full-table',
  'official-sheet',
  'offline-scoring',
  'two-devices',
  'score-levels',
  'mended-entries',
  'cleared-storage',
  'sliding-thumb',
  'watch',
  'statistician',
  'two-stories',
  'table-rulings',
  'long-interval',
  'follow',
  'whole-match',
  'ten-pages',
  'crawl',
  'large-text',
];

/** Phones have no keys. */
const ONLY_AT_DESKS = ['by-keyboard', 'overlay'];

/** Journeys that a person makes, in Chromium, against the production build. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/support/build-pages.ts',
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  // One more than the cores of the usual machine: each waits now and then for a clock or a limit.
  workers: 3,
  // Long enough for a busy machine: what takes long is measured by the benchmarks.
  timeout: 1_800_000,
  // Without a bound of its own, `toPass` tries until the whole test ends.
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  use: {
    launchOptions: LAUNCH,
    // A button that never comes is named, and does not hold the others up.
    actionTimeout: 120_000,
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [
        ...filesOf([...WITHOUT_SCREEN, ...ONLY_AT_DESKS]),
        ...(isOneSize
          ? [otherThan('organise', [...ON_PHONES, ...AT_BOTH_SIZES]), ...filesOf(AT_DESKS)]
          : []),
      ],
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [
        ...filesOf(ONLY_ON_PHONES),
        ...(isOneSize ? [onPhonesAlone(), ...filesOf(ON_PHONES)] : []),
      ],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});

function filesOf(journeys: readonly string[]): string[] {
  return journeys.map((name) => `**/${name}.test.ts`);
}

/** The journeys of a folder except these. */
function otherThan(folder: string, journeys: readonly string[]): RegExp {
  return new RegExp(`/e2e/${folder}/(?!(${journeys.join('|')})\\.test\\.ts$)`);
}

/** Every journey outside `organise` that needs no desk. */
function onPhonesAlone(): RegExp {
  const others = [...WITHOUT_SCREEN, ...ONLY_AT_DESKS, ...AT_DESKS, ...AT_BOTH_SIZES];
  return otherThan('(?!organise)[a-z-]+', others);
}
