import { afterAll, expect, test } from 'vitest';
import { plansOf } from '#server/testing/plans-of.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { listOwnPlayers } from './full-queries.ts';

const { store, adminId, stop } = await startTestServer();
afterAll(stop);

// PostgreSQL reads so small a table as a whole, and rightly.
test.runIf(store.engine === 'sqlite')('a person’s own records are found by an index', async () => {
  const plan = await plansOf(store, (store) => listOwnPlayers(store, adminId, 0));
  expect(plan.filter((step) => step.includes('SEARCH player USING INDEX'))).toHaveLength(1);
});
