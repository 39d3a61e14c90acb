import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';

import { startTestServer } from '#server/testing/start-test-server.ts';
import { CALL_RIGHTS } from '../call-rights.ts';
import { isForScopes } from './token-scopes.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
let now = Date.UTC(2026, 10, 21, 9);
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call, store } = server;

async function created(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.id;
}

const LEAGUE = { type: 'League', startsAt: '2026-11-01', location: 'Mwanza', partner: 'N/A' };
const TEAM = { city: 'Mwanza', coach: 'N/A', gender: 'Women' };
const own = await created('/leagues', { ...LEAGUE, name: 'Lake' });
const other = await created('/leagues', { ...LEAGUE, name: 'Coast' });
const teams = [
  await created('/teams', { ...TEAM, name: 'Mafunzo' }),
  await created('/teams', { ...TEAM, name: 'Nyuki' }),
] as const;
for (const league of [own, other]) {
  for (const team of teams) await call('POST', `/api/v1/leagues/${league}/teams/${team}`);
}
const matchOf = (matchType: string) =>
  created('/matches', {
    matchType,
    team1: teams[0],
    team2: teams[1],
    matchDate: '2026-11-21',
    matchTime: '16:00',
  });
const match = await matchOf(own);
const otherMatch = await matchOf(other);

type Scope = { matches?: string[]; leagues?: string[]; days?: number };
async function ownToken(scope: Scope, token?: string): Promise<{ id: string; token: string }> {
  const body = { name: 'Board', ...scope };
  const answer = await call('POST', '/api/v1/account/tokens', body, token ? { token } : {});
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

const statusOf = async (token: string, method: string, path: string, body?: object) =>
  (await call(method, `/api/v1${path}`, body, { token })).status;

test('a token that reads cannot write, though an administrator owns it', async () => {
  const { token } = await ownToken({});
  expect(await statusOf(token, 'GET', '/leagues')).toBe(200);
  expect(await statusOf(token, 'GET', '/me')).toBe(200);
  expect(await statusOf(token, 'PATCH', `/leagues/${own}`, { about: 'x' })).toBe(403);
  expect(await statusOf(token, 'POST', `/matches/${match}/pen`, {})).toBe(403);
  expect(await statusOf(token, 'GET', '/users')).toBe(403);
});

test('a token runs the leagues of its scope, their matches too, and no other', async () => {
  const { token } = await ownToken({ leagues: [own] });
  expect(await statusOf(token, 'PATCH', `/leagues/${own}`, { about: 'By a program' })).toBe(200);
  expect(await statusOf(token, 'PATCH', `/leagues/${other}`, { about: 'x' })).toBe(403);
  expect(await statusOf(token, 'PATCH', `/matches/${match}`, { court: 'A' })).toBe(200);
  expect(await statusOf(token, 'PATCH', `/matches/${otherMatch}`, { court: 'A' })).toBe(403);
  expect(await statusOf(token, 'POST', `/matches/${match}/pen`, {})).toBe(200);
  expect(await statusOf(token, 'POST', `/matches/${otherMatch}/pen`, {})).toBe(403);
  const fixture = { team1: teams[1], team2: teams[0], matchDate: '2026-12-01', matchTime: '16:00' };
  expect(await statusOf(token, 'POST', '/matches', { ...fixture, matchType: own })).toBe(201);
  expect(await statusOf(token, 'POST', '/matches', { ...fixture, matchType: other })).toBe(403);
  expect(await statusOf(token, 'DELETE', `/leagues/${own}`)).toBe(403);
});

test('a token scores the matches of its scope and no other', async () => {
  const { token } = await ownToken({ matches: [otherMatch] });
  const pen = { takeOver: true };
  expect(await statusOf(token, 'POST', `/matches/${otherMatch}/pen`, pen)).toBe(200);
  expect(await statusOf(token, 'POST', `/matches/${match}/pen`, pen)).toBe(403);
  expect(await statusOf(token, 'PATCH', `/matches/${otherMatch}`, { court: 'B' })).toBe(403);
});

test('a token gives its owner no right that the owner lacks', async () => {
  const email = 'fan@example.org';
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const password = 'mpira wa wavu 6';
  await addUser(store, author, { email, name: 'Neema', role: 'Fan', password });
  const unlimited = await addToken(store, author, { email, name: 'all' });
  const { token } = await ownToken({ leagues: [own], matches: [match] }, unlimited);
  expect(await statusOf(token, 'PATCH', `/leagues/${own}`, { about: 'x' })).toBe(403);
  expect(await statusOf(token, 'POST', `/matches/${match}/pen`, { takeOver: true })).toBe(403);
});

test('a token with a scope reaches no account: it makes no token and ends none', async () => {
  const { id, token } = await ownToken({ leagues: [own] });
  expect(await statusOf(token, 'POST', '/account/tokens', { name: 'More' })).toBe(403);
  expect(await statusOf(token, 'DELETE', `/account/tokens/${id}`)).toBe(403);
  expect(await statusOf(token, 'GET', '/account')).toBe(403);
  expect(await statusOf(token, 'GET', '/account/export')).toBe(403);
});

test('of writes, scopes have those of leagues and of matches only', () => {
  const open = Object.keys(CALL_RIGHTS).filter((name) => !name.startsWith('GET '));
  const refused = open.filter((name) => !isForScopes(name));
  expect(open.filter(isForScopes).every((name) => /[/](leagues|matches)\b/.test(name))).toBe(true);
  expect(refused).toEqual(
    expect.arrayContaining(['POST /leagues', 'PATCH /site', 'DELETE /leagues/{id}', 'POST /news']),
  );
});

test('a token runs out, and its last use is noted to the hour', async () => {
  const { id, token } = await ownToken({ days: 2 });
  const shown = async () => {
    const { body } = await call('GET', '/api/v1/account/tokens');
    return body.items.find((item: { id: string }) => item.id === id);
  };
  expect(await shown()).toMatchObject({ name: 'Board', lastUsedAt: null, revokedAt: null });
  expect((await shown()).expiresAt).toBe(new Date(now + 2 * DAY_MS).toISOString());
  const first = now;
  expect(await statusOf(token, 'GET', '/me')).toBe(200);
  now += HOUR_MS / 2;
  expect(await statusOf(token, 'GET', '/me')).toBe(200);
  expect((await shown()).lastUsedAt).toBe(new Date(first).toISOString());
  now += HOUR_MS;
  expect(await statusOf(token, 'GET', '/me')).toBe(200);
  expect((await shown()).lastUsedAt).toBe(new Date(now).toISOString());
  now = first + 2 * DAY_MS;
  expect(await statusOf(token, 'GET', '/leagues')).toBe(401);
  expect(await shown()).toBeUndefined();
});

test('a token is ended by its owner alone, at once', async () => {
  const { id, token } = await ownToken({});
  const path = `/account/tokens/${id}`;
  expect(await statusOf(server.token, 'DELETE', path)).toBe(204);
  expect(await statusOf(token, 'GET', '/leagues')).toBe(401);
  expect(await statusOf(server.token, 'DELETE', path)).toBe(404);
});

test('an account has at most twenty tokens that can be used', async () => {
  const { body } = await call('GET', '/api/v1/account/tokens');
  for (let n = body.items.length; n < 20; n += 1) await ownToken({});
  const answer = await call('POST', '/api/v1/account/tokens', { name: 'One more' });
  expect([answer.status, answer.body.code]).toEqual([422, 'TOKEN_LIMIT']);
});
