import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const newClub = (club: object) => call('POST', '/api/v1/clubs', { city: 'Tanga', ...club });
const newTeam = (team: object) =>
  call('POST', '/api/v1/teams', { city: 'Tanga', coach: 'N/A', gender: 'Men', ...team });
const detail = async (id: string) => (await call('GET', `/api/v1/clubs/${id}`)).body;

async function coachOf(team: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = `${team}@example.org`;
  const account = { email, name: 'Kocha', role: 'Coach', password: 'mpira wa wavu 6' } as const;
  const coach = await addUser(store, author, account);
  await call('PATCH', `/api/v1/teams/${team}`, { coach });
  return addToken(store, author, { email, name: 'test' });
}

test('a club is read by all with its teams, women and men, and the leagues of each', async () => {
  const facts = { name: 'Bandari', contact: '0712 345 678', color1: '#0a3d91', color2: '#fcd116' };
  const { status, body: club } = await newClub(facts);
  expect([status, club.teams, club.about]).toEqual([201, [], '']);
  const men = (await newTeam({ name: 'Bandari', club: club.id })).body;
  const women = (await newTeam({ name: 'Bandari Queens', gender: 'Women' })).body;
  await call('PATCH', `/api/v1/teams/${women.id}`, { club: club.id });
  for (const startsAt of ['2025-01-10', '2026-01-10']) {
    const league = { type: 'League', startsAt, location: 'Tanga', partner: 'N/A' };
    const { id } = (await call('POST', '/api/v1/leagues', { ...league, name: startsAt })).body;
    await call('POST', `/api/v1/leagues/${id}/teams/${men.id}`);
  }
  const seen = await call('GET', `/api/v1/clubs/${club.id}`, undefined, { token: null });
  expect(seen.body).toMatchObject({ ...facts, city: 'Tanga', teamCount: 2 });
  const teams = seen.body.teams.map(({ name, leagues }: any) => [
    name,
    leagues.map((league: any) => league.startsAt),
  ]);
  expect(teams).toEqual([
    ['Bandari', ['2026-01-10', '2025-01-10']],
    ['Bandari Queens', []],
  ]);
  const team = await call('GET', `/api/v1/teams/${women.id}`, undefined, { token: null });
  expect(team.body.club).toEqual({ id: club.id, name: 'Bandari' });
});

test('clubs are listed by name, page after page, and found by name or city', async () => {
  for (const name of ['Zebra', 'éden', 'Ashanti']) await newClub({ name, city: 'Moshi' });
  const names: string[] = [];
  let cursor = '';
  do {
    const { body } = await call('GET', `/api/v1/clubs?limit=2&cursor=${cursor}`);
    names.push(...body.items.map((it: any) => it.name));
    cursor = body.next ?? '';
  } while (cursor !== '');
  expect(names).toEqual(['Ashanti', 'Bandari', 'éden', 'Zebra']);
  const { body } = await call('GET', '/api/v1/admin/clubs?q=moshi&sort=name&order=desc');
  expect(body.items.map((it: any) => it.name)).toEqual(['Zebra', 'éden', 'Ashanti']);
  const found = await call('GET', '/api/v1/search?q=ashanti');
  expect(found.body.clubs).toMatchObject([{ name: 'Ashanti', detail: 'Moshi' }]);
});

test('a change of a club keeps the fields that it leaves out, and is in the trail', async () => {
  const { id } = (await newClub({ name: 'Nyuki', contact: '0712 000 000' })).body;
  await call('PATCH', `/api/v1/clubs/${id}`, { name: 'Nyuki FC', color1: '#111111' });
  expect(await detail(id)).toMatchObject({
    name: 'Nyuki FC',
    contact: '0712 000 000',
    color1: '#111111',
  });
  const { items } = (await call('GET', `/api/v1/audit?subject=club:${id}`)).body;
  expect(items[0]).toMatchObject({ action: 'club.update', before: { name: 'Nyuki' } });
});

test('an archived club is found nowhere and its team has no club, until it is restored', async () => {
  const { id } = (await newClub({ name: 'Twiga' })).body;
  const team = (await newTeam({ name: 'Twiga Stars', club: id })).body;
  expect((await call('DELETE', `/api/v1/clubs/${id}`)).status).toBe(204);
  expect((await call('GET', `/api/v1/clubs/${id}`)).status).toBe(404);
  expect((await call('GET', '/api/v1/search?q=twiga')).body.clubs).toEqual([]);
  expect((await call('GET', `/api/v1/teams/${team.id}`)).body.club).toBe(null);
  const refused = await newTeam({ name: 'Twiga B', club: id });
  expect([refused.status, refused.body.errors[0].field]).toEqual([404, 'club']);
  await call('POST', `/api/v1/archive/club/${id}/restore`);
  expect((await detail(id)).teams.map((it: any) => it.id)).toEqual([team.id]);
});

test('a team leaves its club, and a club that is not there is refused by field', async () => {
  const { id } = (await newClub({ name: 'Kiboko' })).body;
  const team = (await newTeam({ name: 'Kiboko', club: id })).body.id;
  const wrong = await call('PATCH', `/api/v1/teams/${team}`, { club: 'none' });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([404, 'club']);
  expect((await call('PATCH', `/api/v1/teams/${team}`, { club: null })).body.club).toBe(null);
  expect((await detail(id)).teams).toEqual([]);
});

test('a coach may neither move a team into a club nor write a club', async () => {
  const { id } = (await newClub({ name: 'Simba' })).body;
  const team = (await newTeam({ name: 'Simba' })).body.id;
  const token = await coachOf(team);
  const as = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token });
  expect((await as('PATCH', `/teams/${team}`, { about: 'Sisi' })).status).toBe(200);
  expect((await as('PATCH', `/teams/${team}`, { club: id })).status).toBe(403);
  expect((await as('PATCH', `/clubs/${id}`, { about: 'Sisi' })).status).toBe(403);
  expect((await as('DELETE', `/clubs/${id}`)).status).toBe(403);
  expect((await as('POST', '/clubs', { name: 'Yetu', city: 'Tanga' })).status).toBe(403);
  expect((await as('GET', '/admin/clubs')).status).toBe(403);
  expect((await detail(id)).teams).toEqual([]);
});

test.each([
  ['no name', { name: undefined }, 'name'],
  ['no city', { city: undefined }, 'city'],
  ['a long contact', { contact: 'x'.repeat(201) }, 'contact'],
  ['a word for a colour', { color1: 'blue' }, 'color1'],
  ['an unknown field', { courts: 2 }, 'courts'],
])('a club with %s is refused by field', async (_, facts, field) => {
  const { status, body } = await newClub({ name: 'Refused', ...facts });
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

test('a club that is renamed is sorted by the new name', async () => {
  const { id } = (await newClub({ name: 'Zuhura', city: 'Kigoma' })).body;
  await newClub({ name: 'Katikati', city: 'Kigoma' });
  await call('PATCH', `/api/v1/clubs/${id}`, { name: 'Alfajiri' });
  const { body } = await call('GET', '/api/v1/clubs?q=kigoma');
  expect(body.items.map(({ name }: any) => name)).toEqual(['Alfajiri', 'Katikati']);
});
