import { configDefaults, defineConfig } from 'vitest/config';
import { cheapHashes } from './scripts/test/cheap-hashes.ts';
import { oneEngineTests } from './scripts/test/one-engine.ts';

/** It ends a test that hangs, so that it has a name. No machine is so busy that another one takes as long. */
const HALF_AN_HOUR = 1_800_000;
/** The same for something that is waited for within a test. */
const FIVE_MINUTES = 300_000;

/**
 * Three suites. `server` runs twice, on SQLite and on PostgreSQL: the same files, told apart by
 * WAVU_TEST_DATABASE, so that no query can be right on one engine only; those without a query run once.
 */
export default defineConfig({
  plugins: [cheapHashes()],
  test: {
    // Loading our modules anew for each file takes longer than the tests: nothing of ours keeps
    // state between them, and each file has a database of its own.
    isolate: false,
    testTimeout: HALF_AN_HOUR,
    hookTimeout: HALF_AN_HOUR,
    expect: { poll: { timeout: FIVE_MINUTES } },
    setupFiles: ['scripts/test/no-console-error.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['domain/**/*.test.ts', 'contract/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}', '{package,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: ['server/**/*.test.ts'],
          env: { WAVU_TEST_DATABASE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...oneEngineTests()],
          env: { WAVU_TEST_DATABASE: 'postgres' },
          globalSetup: ['server/platform/db/testing/postgres-setup.ts'],
        },
      },
    ],
  },
});
