import { afterAll, expect, test } from 'vitest';
import { localDate } from '#server/platform/time/local-time.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

test('thirty payments at once never take more than is due, and no receipt has a number twice', async () => {
  const { id, teams } = await newLeague(server, ['A', 'B']);
  const path = `/api/v1/leagues/${id}`;
  const fee = { teams: [teams.A], kind: 'entry-fee', text: 'Msimu', amount: 100_000 };
  const { body } = await call('POST', `${path}/charges`, fee);
  const payment = { amount: 10_000, paidOn: localDate(Date.now()), way: 'mobile' };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      call('POST', `${path}/charges/${body.charges[0].id}/payments`, payment),
    ),
  );
  const done = answers.filter(({ status }) => status === 201).length;
  const codes = new Set(answers.flatMap(({ body: answer }) => answer.code ?? []));
  expect([...codes]).toEqual(['TOO_MUCH']);
  const rows = await store.db.selectFrom('payment').selectAll().execute();
  expect(rows).toHaveLength(done);
  expect(done).toBe(10);
  expect(new Set(rows.map((row) => `${row.receipt_year} ${row.receipt_number}`)).size).toBe(done);
});
