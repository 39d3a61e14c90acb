import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

test('/healthz and /readyz answer anybody and are not cached', async () => {
  const { call, stop } = await startTestServer();
  for (const [path, body] of [
    ['/healthz', 'alive\n'],
    ['/readyz', 'ready\n'],
  ] as const) {
    const answer = await call('GET', path, undefined, { token: null });
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect(await call('HEAD', '/readyz')).toMatchObject({ status: 200, body: '' });
  await stop();
});

test('/readyz is 503 while a migration is missing; /healthz stays 200', async () => {
  const { store, call, stop } = await startTestServer();
  const ledger = store.db as unknown as Kysely<{ migration: { name: string } }>;
  await ledger.deleteFrom('migration').where('name', '=', '0016-kept-answers').execute();
  const answer = await call('GET', '/readyz', undefined, { token: null });
  expect(answer).toMatchObject({
    status: 503,
    body: 'The database waits for migrations: 0016-kept-answers.\n',
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toBe('1');
  expect((await call('GET', '/healthz')).status).toBe(200);
  await stop();
});

test('/readyz is 503 without a database and writes no log line', async () => {
  const { store, call, securityEvents, failures, stop } = await startTestServer();
  await store.db.destroy();
  expect(await call('GET', '/readyz')).toMatchObject({
    status: 503,
    body: 'The database does not answer.\n',
  });
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect(securityEvents).toEqual([]);
  expect(failures).toEqual([]);
  await stop();
});
