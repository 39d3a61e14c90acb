import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function must(method: string, path: string, body?: object) {
  const answer = await call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

async function newTeam(name: string): Promise<string> {
  const input = { name, city: 'Arusha', coach: 'N/A', gender: 'Women' };
  return (await must('POST', '/teams', input)).id;
}

const team1 = await newTeam('Nyota');
const team2 = await newTeam('Simba');
const other = await newTeam('Chui');
const born = { dateOfBirth: '1999-01-01' };
const asha = (await must('POST', '/players', { fullName: 'Asha Juma', team: team1, ...born })).id;
const far = (await must('POST', '/players', { fullName: 'Far Away', team: other, ...born })).id;
const child = (
  await must('POST', '/players', { fullName: 'Mwana Ali', team: team2, dateOfBirth: '2015-01-01' })
).id;
const match = (
  await must('POST', '/matches', {
    team1,
    team2,
    matchType: 'Friendly',
    matchDate: '2026-10-11',
    matchTime: '10:00',
    watchUrl: 'https://www.youtube.com/@wavu',
    ticketPrice: 2000,
  })
).id;
const path = `/matches/${match}/best-player`;
const choose = (player: string | null) => call('PUT', `/api/v1${path}`, { player });

test('the player of a match is chosen when it has a result, from its teams alone', async () => {
  expect((await choose(asha)).body.code).toBe('NO_RESULT');
  for (const set of [1, 2, 3]) {
    await must('PUT', `/matches/${match}/sets/${set}`, { team1Score: 25, team2Score: 10 });
  }
  expect((await choose(far)).body).toMatchObject({
    code: 'NOT_IN_TEAM',
    errors: [{ field: 'player' }],
  });
  expect((await choose(child)).body).toMatchObject({
    code: 'NO_CONSENT',
    errors: [{ field: 'player' }],
  });
  const before = await must('GET', `/matches/${match}`);
  expect((await choose(asha)).body.player).toMatchObject({ id: asha, fullName: 'Asha Juma' });
  expect((await must('GET', path)).player.id).toBe(asha);
  expect((await must('GET', `/matches/${match}`)).version).toBe(before.version + 1);
});

test('the matches whose best player somebody was are listed, and none of a player who may not be named', async () => {
  await choose(asha);
  const listed = (id: string) =>
    call('GET', `/api/v1/players/${id}/best-matches`, undefined, { token: null });
  const { status, body } = await listed(asha);
  expect([status, body.items.map(({ id }: any) => id), body.next]).toEqual([200, [match], null]);
  expect((await listed(far)).body.items).toEqual([]);
  const reason = 'Cheti cha kuzaliwa';
  await must('PATCH', `/players/${asha}`, { dateOfBirth: '2015-01-01', reason });
  expect((await listed(asha)).body.items).toEqual([]);
  await must('PATCH', `/players/${asha}`, { ...born, reason });
  expect((await listed(match)).status).toBe(404);
});

test('a choice that is taken back is gone, and the trail tells both', async () => {
  await choose(asha);
  const { body } = await choose(null);
  expect(body.player).toBe(null);
  expect((await must('GET', path)).player).toBe(null);
  const { items } = await must('GET', `/audit?subject=match:${match}&limit=2`);
  const recorded = items.filter(({ action }: any) => action === 'match.best-player');
  expect(recorded[0]).toMatchObject({ before: { player: asha }, after: { player: null } });
});

test('links for fans are kept with a match, and only those of https', async () => {
  expect(await must('GET', `/matches/${match}`)).toMatchObject({
    watchUrl: 'https://www.youtube.com/@wavu',
    ticketsUrl: null,
    ticketPrice: 2000,
  });
  for (const ticketsUrl of ['http://a.example', 'javascript:alert(1)', 'https://u:p@a.example/']) {
    const { status, body } = await call('PATCH', `/api/v1/matches/${match}`, { ticketsUrl });
    expect([status, body.errors[0].field]).toEqual([400, 'ticketsUrl']);
  }
  await must('PATCH', `/matches/${match}`, { watchUrl: null });
  expect(await must('GET', `/matches/${match}`)).toMatchObject({
    watchUrl: null,
    ticketPrice: 2000,
  });
});
