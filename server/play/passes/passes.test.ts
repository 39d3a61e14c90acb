import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { passCode } from './pass-code.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
let now = NOW;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;

async function must(method: string, path: string, body?: unknown) {
  const answer = await call(method, `/api/v1${path}`, body);
  const isDone = answer.status < 300;
  expect(isDone, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(true);
  return answer.body;
}

const league = (
  await must('POST', '/leagues', {
    name: 'Ligi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Mwanza',
    partner: 'N/A',
  })
).id as string;
const team = (
  await must('POST', '/teams', { name: 'Nyota', city: 'Moshi', coach: 'N/A', gender: 'Women' })
).id as string;
await must('POST', `/leagues/${league}/teams/${team}`);

const newPlayer = async (fullName: string, facts: object = {}): Promise<string> =>
  (await must('POST', '/players', { fullName, team, jerseyNumber: 7, ...facts })).id;
const opened = (code: string) => call('POST', '/api/v1/passes/opened', { code }, { token: null });

test('a pass says to everybody whether its licence is valid on the day', async () => {
  const licence = { licence: 'T-1', licenceUntil: '2026-11-21' };
  const player = await newPlayer('Asha', { ...licence, dateOfBirth: '2000-01-02' });
  const code = passCode(store.vault, player, 'T-1');
  expect((await opened(code)).body).toEqual({
    name: 'Asha',
    jerseyNumber: 7,
    picture: null,
    team: { id: team, name: 'Nyota' },
    state: 'valid',
    until: '2026-11-21',
    day: '2026-11-21',
  });
  now = NOW + 24 * 60 * 60 * 1000;
  expect((await opened(code)).body).toMatchObject({ state: 'expired', day: '2026-11-22' });
  now = NOW;
});

test('a code is good for one player and one licence, and is not to be guessed', async () => {
  const player = await newPlayer('Neema', { licence: 'T-2' });
  const other = await newPlayer('Rehema', { licence: 'T-2' });
  const code = passCode(store.vault, player, 'T-2');
  const [, secret] = code.split('.');
  expect((await opened(code)).status).toBe(200);
  for (const wrong of [`${other}.${secret}`, player, `${player}.`, `${code}x`, 'x'.repeat(200)])
    expect((await opened(wrong)).status, wrong).toBe(404);
  await must('PATCH', `/players/${player}`, { licence: 'T-3' });
  expect((await opened(code)).status).toBe(404);
  await must('PATCH', `/players/${player}`, { licence: null });
  expect((await opened(passCode(store.vault, player, ''))).status).toBe(404);
});

test('the pass of a child without consent has neither name nor picture', async () => {
  const player = await newPlayer('Mtoto', { licence: 'T-4', dateOfBirth: '2012-01-01' });
  const { body } = await opened(passCode(store.vault, player, 'T-4'));
  expect(body).toMatchObject({ name: 'Under 18', jerseyNumber: null, picture: null, team: null });
  expect(body.state).toBe('valid');
});

test('passes of a league and of one team are a paper for the office', async () => {
  const answer = await call('GET', `/api/v1/leagues/${league}/passes.pdf?team=${team}&lang=sw`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const none = await call('GET', `/api/v1/leagues/${league}/passes.pdf?team=nobody`);
  expect(none.status).toBe(200);
  expect((await call('GET', '/api/v1/leagues/nobody/passes.pdf')).status).toBe(404);
  const fan = await call('GET', `/api/v1/leagues/${league}/passes.pdf`, undefined, { token: null });
  expect(fan.status).toBe(401);
});
