import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Journeys that a person makes, in Chromium, against the production build. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/support/build-pages.ts',
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // Long enough for a busy machine: what takes long is measured by the benchmarks.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
    locale: 'en-GB',
    timezoneId: 'Africa/Dar_es_Salaam',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // What no screen shows is the same on every one.
      testIgnore: [
        ...['**/server-life.test.ts', '**/kill-nine.test.ts', '**/write-then-read.test.ts'],
        '**/private-values.test.ts',
      ],
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
