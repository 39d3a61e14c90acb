import { afterAll, expect, test } from 'vitest';
import { MOST_MANAGERS } from '#contract/people/club-managers.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
const PASSWORD = 'mpira wa wavu 6';
const server = await startTestServer({ clock: () => NOW, mailOrigin: 'https://wavu.example' });
afterAll(() => server.stop());
const { store, call } = server;

const api = (method: string, path: string, body?: unknown, token?: string) =>
  call(method, `/api/v1${path}`, body, token === undefined ? {} : { token });

async function must(method: string, path: string, body?: unknown, token?: string) {
  const answer = await api(method, path, body, token);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

async function person(name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const id = await addUser(store, AUTHOR, { email, name, role: 'Fan', password: PASSWORD });
  return { id, email, token: await addToken(store, AUTHOR, { email, name: 'test' }) };
}

const newClub = async (name: string): Promise<string> =>
  (await must('POST', '/clubs', { name, city: 'Mwanza' })).id;
const newTeam = async (name: string, facts: object = {}): Promise<string> =>
  (await must('POST', '/teams', { name, city: 'Mwanza', coach: 'N/A', gender: 'Women', ...facts }))
    .id;
const newPlayer = async (fullName: string, facts: object): Promise<string> =>
  (await must('POST', '/players', { fullName, ...facts })).id;

const own = await newClub('Nyota');
const other = await newClub('Simba');
const women = await newTeam('Nyota Wanawake', { club: own });
const girls = await newTeam('Nyota Wasichana', { club: own });
const rivals = await newTeam('Simba Wanawake', { club: other });
const baraka = await person('Baraka');
await must('PUT', `/clubs/${own}/managers/${baraka.id}`);
const as = (method: string, path: string, body?: unknown) => api(method, path, body, baraka.token);
const mustAs = (method: string, path: string, body?: unknown) =>
  must(method, path, body, baraka.token);
const statusOf = async (method: string, path: string, body?: unknown) =>
  (await as(method, path, body)).status;

test('a manager of a club is listed by name alone, once, and named in the trail', async () => {
  const { items } = await must('PUT', `/clubs/${own}/managers/${baraka.id}`);
  expect(items).toEqual([{ id: baraka.id, name: 'Baraka', since: '2026-11-21T09:00:00.000Z' }]);
  expect((await mustAs('GET', `/clubs/${own}/managers`)).items).toEqual(items);
  expect(await statusOf('GET', `/clubs/${other}/managers`)).toBe(403);
  const trail = await must('GET', `/audit?subject=club:${own}`);
  const named = trail.items.filter(({ action }: any) => action === 'club.name-manager');
  expect(named).toHaveLength(1);
  expect(named[0]).toMatchObject({
    after: { manager: baraka.id },
    names: { [baraka.id]: 'Baraka' },
  });
});

test('only an account that is there becomes a manager, of a club that is not archived', async () => {
  expect((await api('PUT', `/clubs/${own}/managers/nobody`)).status).toBe(404);
  expect((await api('PUT', `/clubs/none/managers/${baraka.id}`)).status).toBe(404);
  expect((await api('GET', '/clubs/none/managers')).status).toBe(404);
  const old = await newClub('Klabu ya zamani');
  await must('DELETE', `/clubs/${old}`);
  expect((await api('PUT', `/clubs/${old}/managers/${baraka.id}`)).status).toBe(404);
  expect((await api('DELETE', `/clubs/${old}/managers/${baraka.id}`)).status).toBe(404);
});

test('a club has a limit of managers', async () => {
  const full = await newClub('Klabu kubwa');
  const user = await store.db.selectFrom('user').selectAll().limit(1).executeTakeFirstOrThrow();
  for (let number = 0; number < MOST_MANAGERS; number += 1) {
    const id = `m${number}`;
    const row = { ...user, id, email: `${id}@example.org`, phone: null };
    await store.db.insertInto('user').values(row).execute();
    const role = { club_id: full, user_id: id, named_at: NOW };
    await store.db.insertInto('club_manager').values(role).execute();
  }
  const { status, body } = await api('PUT', `/clubs/${full}/managers/${baraka.id}`);
  expect([status, body.code, body.detail]).toEqual([
    422,
    'MANAGER_LIMIT',
    'A club has at most 20 managers.',
  ]);
});

test('a manager changes every team of the club within a coach’s limits, and no other team', async () => {
  for (const team of [women, girls]) {
    await mustAs('PATCH', `/teams/${team}`, { about: 'Tangu 1998' });
    const player = (await mustAs('POST', '/players', { fullName: 'Mpya', team })).id;
    await mustAs('PATCH', `/players/${player}`, { jerseyNumber: 7 });
    await mustAs('DELETE', `/teams/${team}/players/${player}`);
    await mustAs('POST', `/teams/${team}/players`, { playerId: player });
    await mustAs('POST', `/teams/${team}/sign-up-links`, { closesOn: '2026-12-01' });
    for (const change of [{ coach: 'Juma' }, { gender: 'Men' }, { club: other }, { club: null }]) {
      expect(await statusOf('PATCH', `/teams/${team}`, change)).toBe(403);
    }
    expect(await statusOf('DELETE', `/teams/${team}`)).toBe(403);
  }
  const player = await newPlayer('Rehema', { team: rivals });
  const { status, body } = await as('PATCH', `/teams/${rivals}`, { about: 'x' });
  expect([status, body.detail]).toEqual([
    403,
    'This needs the coach of this team, a manager of its club, or an administrator.',
  ]);
  expect(await statusOf('PATCH', `/players/${player}`, { jerseyNumber: 7 })).toBe(403);
  expect(await statusOf('POST', '/players', { fullName: 'Mpya', team: rivals })).toBe(403);
  expect(await statusOf('POST', `/teams/${women}/players`, { playerId: player })).toBe(403);
  expect(await statusOf('POST', `/teams/${rivals}/sign-up-links`, { closesOn: '2026-12-01' })).toBe(
    403,
  );
});

test('a manager moves a player between two teams of the club', async () => {
  const player = await newPlayer('Salma', { team: women });
  await mustAs('POST', `/teams/${girls}/players`, { playerId: player });
  expect((await must('GET', `/players/${player}`)).team.id).toBe(girls);
});

test('a manager sees what is private of players of the club, and of nobody else', async () => {
  const facts = { phone: '+255712345678', dateOfBirth: '2012-05-06' };
  const mine = await newPlayer('Neema', { ...facts, team: girls });
  const theirs = await newPlayer('Zuhura', { ...facts, team: rivals });
  expect(await mustAs('GET', `/players/${mine}`)).toMatchObject({ fullName: 'Neema', ...facts });
  expect(await mustAs('GET', `/players/${theirs}`)).toMatchObject({
    fullName: 'Under 18',
    phone: null,
    dateOfBirth: null,
  });
  const consent = { givenBy: 'Mama Neema', relation: 'mother', scopes: ['name'] };
  await mustAs('POST', `/players/${mine}/consents`, consent);
  expect(await statusOf('POST', `/players/${theirs}/consents`, consent)).toBe(403);
  const born = { dateOfBirth: '1999-05-06', reason: 'Cheti' };
  expect(await statusOf('PATCH', `/players/${mine}`, born)).toBe(403);
});

test('the facts of the club are its managers’ to change, its name is the office’s', async () => {
  const club = await mustAs('PATCH', `/clubs/${own}`, { contact: '+255 712 000 111' });
  expect(club.contact).toBe('+255 712 000 111');
  const named = await as('PATCH', `/clubs/${own}`, { name: 'Nyota FC', contact: 'x' });
  expect([named.status, named.body.detail]).toEqual([403, 'This needs an administrator.']);
  const refused = await as('PATCH', `/clubs/${other}`, { contact: 'x' });
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'This needs a manager of this club, or an administrator.',
  ]);
  expect((await must('GET', `/clubs/${own}`)).name).toBe('Nyota');
});

test('a manager names nobody, runs no league and scores no match', async () => {
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Mwanza', partner: 'N/A' };
  const league = (await must('POST', '/leagues', { ...season, name: 'Ligi' })).id;
  const teams = { team1: women, team2: rivals };
  const time = { matchDate: '2026-11-25', matchTime: '16:00' };
  const match = (await must('POST', '/matches', { ...teams, ...time, matchType: league })).id;
  for (const [method, path, body] of [
    ['PUT', `/clubs/${own}/managers/${baraka.id}`, undefined],
    ['DELETE', `/clubs/${own}/managers/${baraka.id}`, undefined],
    ['DELETE', `/clubs/${own}`, undefined],
    ['POST', '/clubs', { name: 'Mpya', city: 'Mwanza' }],
    ['POST', '/teams', { name: 'Mpya', city: 'Mwanza', coach: 'N/A', gender: 'Women' }],
    ['PATCH', `/leagues/${league}`, { about: 'x' }],
    ['POST', `/leagues/${league}/teams/${girls}`, undefined],
    ['PATCH', `/matches/${match}`, { matchTime: '17:00' }],
    ['PUT', `/matches/${match}/sets/1`, { team1Score: 25, team2Score: 10 }],
    ['POST', `/matches/${match}/pen`, { takeOver: true }],
    ['GET', '/admin/clubs', undefined],
  ] as const) {
    const { status } = await as(method, path, body);
    expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 403`);
  }
  await must('DELETE', `/matches/${match}`);
});

test('the teams of the club, their matches and prepared line-ups are the manager’s own', async () => {
  const named = (await mustAs('GET', '/me/teams')).items.map(({ name }: any) => name);
  expect(named).toEqual(['Nyota Wanawake', 'Nyota Wasichana']);
  const time = { matchDate: '2026-11-25', matchTime: '16:00', matchType: 'Friendly' };
  const match = (await must('POST', '/matches', { team1: rivals, team2: women, ...time })).id;
  const elsewhere = await newTeam('Chui');
  const strange = { team1: rivals, team2: elsewhere, ...time, matchTime: '18:00' };
  const notOwn = (await must('POST', '/matches', strange)).id;
  const { items } = await mustAs('GET', '/me/matches?as=coach&when=coming');
  expect(items.map(({ id }: any) => id)).toEqual([match]);
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => newPlayer(`P${n}`, { team: women })));
  const sheet = six.map((player, at) => ({ player, shirt: at + 1 }));
  const players = [1, 2, 3, 4, 5, 6];
  const plan = { set: 1, sheet, players, liberos: [], captain: 1 };
  await mustAs('PUT', `/matches/${match}/lineups/${women}`, plan);
  expect(await statusOf('PUT', `/matches/${match}/lineups/${rivals}`, plan)).toBe(403);
  expect((await mustAs('GET', `/matches/${match}/lineups`)).items).toHaveLength(1);
  expect((await mustAs('GET', '/me/lineups')).items).toHaveLength(1);
  expect((await as('GET', `/matches/${notOwn}/lineups`)).status).toBe(403);
  const ask = { matchDate: '2026-12-05', matchTime: '16:00', reason: 'Safari' };
  await mustAs('POST', `/matches/${match}/own-date-request`, ask);
  expect(await statusOf('POST', `/matches/${notOwn}/own-date-request`, ask)).toBe(403);
  for (const id of [match, notOwn]) await must('DELETE', `/matches/${id}`);
});

test('claims of players of the club are decided by its managers, and mailed to them', async () => {
  const fan = await person('Shabani');
  const player = await newPlayer('Asha', { team: women, dateOfBirth: '1999-05-06' });
  const elsewhere = await newPlayer('Fatuma', { team: rivals, dateOfBirth: '1999-05-06' });
  const claim = (await must('POST', `/players/${player}/claims`, {}, fan.token)).id;
  const strange = (await must('POST', `/players/${elsewhere}/claims`, {}, fan.token)).id;
  const mine = await mustAs('POST', `/players/${await newPlayer('B', { team: women })}/claims`, {});
  const mails = await store.db.selectFrom('mail').select('recipient').execute();
  expect(mails.filter(({ recipient }) => recipient === baraka.email)).toHaveLength(1);
  expect((await mustAs('GET', '/claims')).items.map(({ id }: any) => id)).toEqual([claim]);
  const yes = { accept: true };
  expect(await statusOf('POST', `/claims/${strange}/decision`, yes)).toBe(403);
  expect(await statusOf('POST', `/claims/${mine.id}/decision`, yes)).toBe(403);
  await mustAs('POST', `/claims/${claim}/decision`, yes);
});

test('the right ends at once with a team that leaves the club, and begins with one that comes', async () => {
  const team = await newTeam('Nyota B', { club: own });
  const player = await newPlayer('Zawadi', { team, phone: '+255712345679' });
  await mustAs('PATCH', `/teams/${team}`, { about: 'x' });
  await must('PATCH', `/teams/${team}`, { club: other });
  expect(await statusOf('PATCH', `/teams/${team}`, { about: 'y' })).toBe(403);
  expect(await statusOf('PATCH', `/players/${player}`, { jerseyNumber: 3 })).toBe(403);
  expect((await mustAs('GET', `/players/${player}`)).phone).toBe(null);
  expect((await mustAs('GET', '/me/teams')).items).toHaveLength(2);
  await must('PATCH', `/teams/${team}`, { club: own });
  await mustAs('PATCH', `/teams/${team}`, { about: 'y' });
  await must('DELETE', `/teams/${team}`);
});

test('an archived club gives no rights until it is restored', async () => {
  await must('DELETE', `/clubs/${own}`);
  expect(await statusOf('PATCH', `/teams/${women}`, { about: 'x' })).toBe(403);
  expect(await statusOf('POST', '/players', { fullName: 'Mpya', team: women })).toBe(403);
  expect((await mustAs('GET', '/me/teams')).items).toEqual([]);
  expect((await mustAs('GET', '/me')).managerOf).toEqual([]);
  await must('POST', `/archive/club/${own}/restore`);
  await mustAs('PATCH', `/teams/${women}`, { about: 'x' });
  expect((await mustAs('GET', '/me')).managerOf).toEqual([{ id: own, name: 'Nyota' }]);
});

test('a role that is taken away ends at once, in the session that is open as well', async () => {
  const asha = await person('Aisha');
  const seat = `/clubs/${own}/managers/${asha.id}`;
  await must('PUT', seat);
  const { cookie } = await signInHere(server, asha.email, PASSWORD);
  const here = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token: null, headers: { cookie } });
  expect((await here('PATCH', `/teams/${women}`, { about: 'x' })).status).toBe(200);
  await must('DELETE', seat);
  expect((await here('PATCH', `/teams/${women}`, { about: 'x' })).status).toBe(403);
  expect((await here('GET', `/teams/${women}/players`)).status).toBe(403);
  expect((await here('GET', '/me/teams')).body.items).toEqual([]);
  expect((await api('DELETE', seat)).status).toBe(404);
});

test('an administrator who manages a club speaks for its teams as a coach does', async () => {
  const saidi = await person('Saidi');
  const time = { matchDate: '2026-11-26', matchTime: '16:00', matchType: 'Friendly' };
  const match = (await must('POST', '/matches', { team1: women, team2: rivals, ...time })).id;
  await must('PATCH', `/users/${saidi.id}`, { role: 'admin' });
  const ask = { matchDate: '2026-12-06', matchTime: '16:00', reason: 'Safari' };
  const path = `/matches/${match}/own-date-request`;
  expect((await api('POST', path, ask, saidi.token)).status).toBe(403);
  await must('PUT', `/clubs/${own}/managers/${saidi.id}`);
  await must('POST', path, ask, saidi.token);
  await must('DELETE', `/matches/${match}`);
});

test('merged clubs have the managers of both, each once, and part with them again', async () => {
  const remaining = await newClub('Tembo');
  const merged = await newClub('Tembo SC');
  const juma = await person('Juma');
  const team = await newTeam('Tembo A', { club: remaining });
  for (const id of [remaining, merged]) await must('PUT', `/clubs/${id}/managers/${juma.id}`);
  await must('PUT', `/clubs/${merged}/managers/${baraka.id}`);
  expect(await statusOf('PATCH', `/teams/${team}`, { about: 'x' })).toBe(403);
  const namesOf = async (id: string) =>
    (await must('GET', `/clubs/${id}/managers`)).items.map(({ name }: any) => name);
  await must('PUT', `/merges/club/${remaining}/${merged}`, { choices: { name: 'kept' } });
  expect(await namesOf(remaining)).toEqual(['Baraka', 'Juma']);
  await mustAs('PATCH', `/teams/${team}`, { about: 'x' });
  await must('DELETE', `/merges/club/${remaining}/${merged}`);
  expect([await namesOf(remaining), await namesOf(merged)]).toEqual([['Juma'], ['Baraka', 'Juma']]);
  expect(await statusOf('PATCH', `/teams/${team}`, { about: 'x' })).toBe(403);
});

test('the role stands in the export of the own data, and goes with the account', async () => {
  const saida = await person('Saida');
  await must('PUT', `/clubs/${own}/managers/${saida.id}`);
  const { cookie } = await signInHere(server, saida.email, PASSWORD);
  const here = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token: null, headers: { cookie } });
  expect((await here('GET', '/account/export')).body.managerOf).toEqual([
    { id: own, name: 'Nyota', since: '2026-11-21T09:00:00.000Z' },
  ]);
  const answer = await here('POST', '/account/erasure', { password: PASSWORD });
  expect(answer.status).toBeLessThan(300);
  const rows = await store.db
    .selectFrom('club_manager')
    .selectAll()
    .where('user_id', '=', saida.id)
    .execute();
  expect(rows).toEqual([]);
});
