import { afterAll, expect, test } from 'vitest';
import { addToken, endTokens } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;
const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;

test.each([
  '/matches?leage=x',
  '/live?league=x',
  '/teams?sort=name',
  '/matches/none?fields=id',
  '/site?x=1',
])('%s is refused, and the unknown parameter is named', async (path) => {
  const name = /[?](\w+)=/.exec(path)![1];
  const { status, body } = await call('GET', `/api/v1${path}`, undefined, { token: null });
  expect([status, body.code]).toEqual([400, 'INVALID_FIELDS']);
  expect(body.errors).toEqual([expect.objectContaining({ field: name })]);
});

test('an unknown parameter of a write is refused, and nothing is written', async () => {
  const team = { name: 'Kibo', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  expect((await call('POST', '/api/v1/teams?dryRun=true', team)).status).toBe(400);
  expect((await call('GET', '/api/v1/teams?q=Kibo')).body.items).toEqual([]);
});

const READS = ['/matches', '/teams', '/leagues', '/search?q=x', '/site', '/openapi.json'];

test.each(READS)('GET %s refuses a token that is unknown or was revoked', async (path) => {
  const email = `${path.replace(/\W/g, '')}@example.org`;
  await addUser(store, author, { email, name: 'Neema', role: 'Fan', password: 'mpira wa wavu 6' });
  const token = await addToken(store, author, { email, name: 'script' });
  const statusOf = async (value: string) => {
    const answer = await server.app.request(`/api/v1${path}`, {
      headers: { authorization: `Bearer ${value}` },
    });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await statusOf(token)).toBe(200);
  await endTokens(store, author, { email });
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf('wavu_none')).toBe(401);
  expect(await statusOf('score_none')).toBe(401);
});

test('no stream opens for a token that is unknown', async () => {
  const answer = await call('GET', '/api/v1/live', undefined, { token: 'wavu_none' });
  expect([answer.status, answer.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
});

test('a scorer link that was ended reads as a visitor and writes nothing', async () => {
  const of = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const team1 = (await call('POST', '/api/v1/teams', { ...of, name: 'Chui' })).body.id;
  const team2 = (await call('POST', '/api/v1/teams', { ...of, name: 'Faru' })).body.id;
  const fixture = { matchType: 'Friendly', matchDate: '2027-01-10', matchTime: '15:00' };
  const { id } = (await call('POST', '/api/v1/matches', { team1, team2, ...fixture })).body;
  const link = (await call('POST', `/api/v1/matches/${id}/scorer-links`, {})).body;
  const token = /score_[\w-]+/.exec(JSON.stringify(link))![0];
  expect((await call('DELETE', `/api/v1/matches/${id}/scorer-links`)).status).toBe(204);
  expect((await call('GET', `/api/v1/matches/${id}`, undefined, { token })).status).toBe(200);
  expect((await call('POST', `/api/v1/matches/${id}/pen`, {}, { token })).body.code).toBe(
    'LINK_ENDED',
  );
});

test('the password of a proxy in front is no token', async () => {
  const headers = { authorization: 'Basic d2F2dTp3YXZ1' };
  const answer = await call('GET', '/api/v1/matches', undefined, { token: null, headers });
  expect(answer.status).toBe(200);
});
