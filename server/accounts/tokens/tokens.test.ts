import { afterAll, expect, test } from 'vitest';
import { addUser } from '#server/accounts/users/commands.ts';
import { hashToken } from '#server/platform/http/secret-token.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { addToken, endTokens } from './commands.ts';
import { listTokens } from './queries.ts';
import { tokenView } from './views.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const NOW = Date.UTC(2026, 10, 21, 9);
const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
const PASSWORD = 'mpira wa wavu 6';

async function person(email: string) {
  return addUser(store, SYSTEM, { email, name: 'Neema', role: 'Fan', password: PASSWORD });
}

const meWith = async (token: string) =>
  (await call('GET', '/api/v1/me', undefined, { token })).status;

async function trailOf(id: string, action: string) {
  const rows = await store.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('subject', '=', `user:${id}`)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  return rows.map(({ before, after }) => ({
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  }));
}

test('a token acts in the name of its owner, and the database holds its digest alone', async () => {
  const id = await person('neema@example.org');
  const token = await addToken(store, SYSTEM, { email: ' Neema@Example.org ', name: 'script' });
  expect(token).toMatch(/^wavu_[\w-]{40,}$/);
  expect((await call('GET', '/api/v1/me', undefined, { token })).body.id).toBe(id);
  const row = await store.db
    .selectFrom('api_token')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: 'script', created_at: NOW, revoked_at: null });
  expect(row.token_hash).toBe(hashToken(token));
  expect(await trailOf(id, 'token.add')).toEqual([
    { before: null, after: { token: row.id, name: 'script' } },
  ]);
});

test('a token for an address without an account is refused with that address', async () => {
  const promise = addToken(store, SYSTEM, { email: 'nobody@example.org', name: 'x' });
  await expect(promise).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: expect.stringContaining('nobody@example.org'),
  });
});

test('tokens end by name or all at once, without touching other people’s tokens', async () => {
  const id = await person('juma@example.org');
  await person('other@example.org');
  const email = 'juma@example.org';
  const tokens: string[] = [];
  for (const name of ['script', 'board', 'board']) {
    tokens.push(await addToken(store, SYSTEM, { email, name }));
  }
  const other = await addToken(store, SYSTEM, { email: 'other@example.org', name: 'board' });
  const later = { ...SYSTEM, now: NOW + 1000 };
  expect(await endTokens(store, later, { email: ' JUMA@example.org', name: 'board' })).toBe(2);
  expect(await Promise.all([...tokens, other].map(meWith))).toEqual([200, 401, 401, 200]);
  const latest = { ...SYSTEM, now: NOW + 2000 };
  const again = endTokens(store, latest, { email, name: 'board' });
  await expect(again).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: expect.stringContaining(email),
  });
  expect(await endTokens(store, latest, { email })).toBe(1);
  expect(await Promise.all([...tokens, other].map(meWith))).toEqual([401, 401, 401, 200]);
  expect((await listTokens(store.db, id)).map(tokenView)).toMatchObject([
    { name: 'script', createdAt: iso(NOW), revokedAt: iso(NOW + 2000) },
    { name: 'board', createdAt: iso(NOW), revokedAt: iso(NOW + 1000) },
    { name: 'board', createdAt: iso(NOW), revokedAt: iso(NOW + 1000) },
  ]);
  const ended = (await trailOf(id, 'token.end')).map(({ before }) => before.name);
  expect(ended).toEqual(['board', 'board', 'script']);
  expect((await trailOf(id, 'token.end'))[0]!.before.token).toMatch(/^[\w-]{20,}$/);
});

const iso = (moment: number) => new Date(moment).toISOString();
