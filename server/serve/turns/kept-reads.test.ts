import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;
const TEAM = { city: 'Moshi', coach: 'N/A', gender: 'Women' };

let statements = 0;
const { db } = server.store;
const executor = db.getExecutor();
const executeQuery = executor.executeQuery.bind(executor);
executor.executeQuery = (query, ...rest) => {
  if (/from "team"/.test(query.sql)) statements += 1;
  return executeQuery(query, ...rest);
};

function ask(path: string, address: string, headers: Record<string, string> = {}) {
  const incoming = { socket: { remoteAddress: address }, headers: {} };
  return server.app.request(`/api/v1${path}`, { headers }, { incoming });
}

test('a list of the API is read once for all callers, and again after a change', async () => {
  await call('POST', '/api/v1/teams', { ...TEAM, name: 'Chui' });
  statements = 0;
  const requests = Array.from({ length: 50 }, (_, n) => ask('/teams', `203.0.113.${n}`));
  const names = (await Promise.all(requests)).map(
    async (answer) => ((await answer.json()) as { items: { name: string }[] }).items.length,
  );
  expect(new Set(await Promise.all(names))).toEqual(new Set([1]));
  expect(statements).toBe(1);
  await call('POST', '/api/v1/teams', { ...TEAM, name: 'Simba' });
  const after = (await (await ask('/teams', '203.0.113.1')).json()) as { items: object[] };
  expect(after.items).toHaveLength(2);
});

test('uncached reads are limited by address; cached reads and other addresses are not', async () => {
  const requests = Array.from({ length: 700 }, (_, n) =>
    ask(`/search?q=made-up-${n}`, '203.0.113.9'),
  );
  const refused = (await Promise.all(requests)).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await ask('/search?q=chui', '203.0.113.10')).status).toBe(200);
  await ask('/teams', '203.0.113.10');
  expect((await ask('/teams', '203.0.113.9')).status).toBe(200);
});

test('a signed-in person gets an uncached answer with everything they may see', async () => {
  const contact = { email: 'siri@example.org', fullName: 'Asha Mosha', dateOfBirth: '1999-01-01' };
  const { body } = await call('POST', '/api/v1/players', contact);
  const path = `/players/${body.id}`;
  expect(await (await ask(path, '203.0.113.2')).text()).not.toContain('siri@');
  expect(JSON.stringify((await call('GET', `/api/v1${path}`)).body)).toContain('siri@');
  expect(await (await ask(path, '203.0.113.2')).text()).not.toContain('siri@');
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const fan = { email: 'fan@example.org', name: 'Fan', role: 'Fan' } as const;
  await addUser(server.store, author, { ...fan, password: 'correct horse battery' });
  const token = await addToken(server.store, author, fan);
  expect(
    JSON.stringify((await call('GET', `/api/v1${path}`, undefined, { token })).body),
  ).not.toContain('siri@');
});

test('faults and refusals are not cached, and an unknown id stays unknown', async () => {
  expect((await ask('/teams?limit=none', '203.0.113.3')).status).toBe(400);
  const none = await ask('/teams/none', '203.0.113.3');
  expect([none.status, none.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
});
