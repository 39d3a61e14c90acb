import { defineConfig } from 'vitest/config';
import { cheapHashes } from './scripts/test/cheap-hashes.ts';

/**
 * Three suites. `server` runs twice, on SQLite and on PostgreSQL: the same files, told apart by
 * WAVU_TEST_DATABASE, so that no query can be right on one engine only.
 */
export default defineConfig({
  plugins: [cheapHashes()],
  test: {
    // Loading our modules anew for each file takes longer than the tests: nothing of ours keeps
    // state between them, and each file has a database of its own.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
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
          env: { WAVU_TEST_DATABASE: 'postgres' },
          globalSetup: ['server/platform/db/testing/postgres-setup.ts'],
        },
      },
    ],
  },
});
