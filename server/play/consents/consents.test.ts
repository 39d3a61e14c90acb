import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, call } = server;

const SYSTEM = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
const BORN = `${new Date().getFullYear() - 14}-01-01`;
const MOTHER = { givenBy: 'Mwajuma Bakari', relation: 'mother', scopes: ['name'] };

async function person(name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const id = await addUser(store, SYSTEM, {
    email,
    name,
    role: 'Coach',
    password: 'long enough 1',
  });
  const token = await addToken(store, SYSTEM, { email, name: 'test' });
  const as = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token });
  return { id, as };
}

const admin = async (method: string, path: string, body?: unknown) =>
  (await call(method, `/api/v1${path}`, body)).body;
const seen = async (id: string) =>
  (await call('GET', `/api/v1/players/${id}`, undefined, { token: null })).body;

async function childOf(name: string, more: object = {}) {
  const coach = await person(`Kocha${name}`);
  const of = { city: 'Moshi', gender: 'Women', coach: coach.id };
  const team = await admin('POST', '/teams', { ...of, name: `Timu ${name}` });
  const child = { fullName: `Mtoto ${name}`, dateOfBirth: BORN, position: 'Setter', ...more };
  const player = await admin('POST', '/players', { ...child, team: team.id, jerseyNumber: 3 });
  await store.db
    .updateTable('player')
    .set({ profile_picture: '/files/x.webp' })
    .where('id', '=', player.id)
    .execute();
  return { coach, team, player, path: `/players/${player.id}` };
}

test('a consent names giver, scope and author, and its withdrawal takes effect at once', async () => {
  const { coach, player, path } = await childOf('Mmoja');
  expect((await seen(player.id)).fullName).toBe('Under 18');
  const noted = await coach.as('POST', `${path}/consents`, { ...MOTHER, givenOn: '2026-01-15' });
  expect(noted.status).toBe(201);
  expect(noted.body.items).toEqual([
    {
      id: expect.any(String),
      ...MOTHER,
      givenOn: '2026-01-15',
      source: 'record',
      notedAt: expect.any(String),
      notedBy: { id: coach.id, name: 'KochaMmoja' },
      withdrawnAt: null,
      withdrawnBy: null,
    },
  ]);
  expect(await seen(player.id)).toMatchObject({
    fullName: 'Mtoto Mmoja',
    jerseyNumber: 3,
    profilePicture: null,
    position: null,
  });
  await coach.as('POST', `${path}/consents`, { ...MOTHER, scopes: ['picture'] });
  expect((await seen(player.id)).profilePicture).toBe('/files/x.webp');
  const [picture, name] = (await coach.as('GET', `${path}/consents`)).body.items;
  await coach.as('POST', `${path}/consents/${picture.id}/withdrawal`, {});
  expect(await seen(player.id)).toMatchObject({ fullName: 'Mtoto Mmoja', profilePicture: null });
  const left = await coach.as('POST', `${path}/consents/${name.id}/withdrawal`, {});
  expect(left.body.items[1]).toMatchObject({ withdrawnBy: { name: 'KochaMmoja' } });
  expect((await seen(player.id)).fullName).toBe('Under 18');
  const again = await coach.as('POST', `${path}/consents/${name.id}/withdrawal`, {});
  expect(again.status).toBe(404);
  const trail = await admin('GET', `/audit?subject=player:${player.id}`);
  expect(JSON.stringify(trail)).not.toContain('Mwajuma');
});

test('a bare yes is not a consent, and a no withdraws all of them', async () => {
  const { coach, player, path } = await childOf('Mbili');
  expect((await coach.as('PATCH', path, { consent: true })).body.code).toBe('CONSENT_GIVER');
  expect((await coach.as('PATCH', path, { consent: MOTHER })).status).toBe(200);
  expect((await coach.as('PATCH', path, { consent: true })).status).toBe(200);
  expect((await admin('GET', `${path}/consents`)).items).toHaveLength(1);
  expect((await coach.as('PATCH', path, { consent: false })).status).toBe(200);
  expect((await seen(player.id)).fullName).toBe('Under 18');
});

test('the consent for a child is given by a parent, not in the future', async () => {
  const { coach, path } = await childOf('Tatu');
  const self = await coach.as('POST', `${path}/consents`, { ...MOTHER, relation: 'self' });
  expect([self.status, self.body.code]).toEqual([422, 'GUARDIAN_NEEDED']);
  const later = await coach.as('POST', `${path}/consents`, { ...MOTHER, givenOn: '2099-01-01' });
  expect(later.body.errors).toMatchObject([{ field: 'givenOn' }]);
});

test('a player of unknown age shows the name alone, and a picture with consent', async () => {
  const unknown = { dateOfBirth: undefined, height: 190, instagram: '@siri', nickname: 'Siri' };
  const { coach, player, path } = await childOf('Nne', unknown);
  const nameOnly = {
    fullName: 'Mtoto Nne',
    jerseyNumber: 3,
    team: { name: 'Timu Nne' },
    age: 0,
    profilePicture: null,
    position: null,
    height: null,
    instagram: null,
    nickname: null,
  };
  expect(await seen(player.id)).toMatchObject(nameOnly);
  const { items } = (await call('GET', `/api/v1/players?q=Nne`, undefined, { token: null })).body;
  expect(items).toMatchObject([{ fullName: 'Mtoto Nne', profilePicture: null, position: null }]);
  const picture = { givenBy: 'Mtoto Nne', relation: 'self', scopes: ['picture'] };
  await coach.as('POST', `${path}/consents`, picture);
  expect(await seen(player.id)).toMatchObject({
    ...nameOnly,
    profilePicture: '/files/x.webp',
  });
});

test('the birth date of a child is moved back by administrators only, with a reason in the audit log', async () => {
  const { coach, player, path } = await childOf('Tano');
  for (const dateOfBirth of [null, '1990-01-01', `${Number(BORN.slice(0, 4)) - 1}-01-01`]) {
    expect((await coach.as('PATCH', path, { dateOfBirth })).status).toBe(403);
    const bare = await call('PATCH', `/api/v1${path}`, { dateOfBirth });
    expect([bare.status, bare.body.code]).toEqual([422, 'REASON_NEEDED']);
  }
  expect((await seen(player.id)).fullName).toBe('Under 18');
  const younger = { dateOfBirth: `${Number(BORN.slice(0, 4)) + 1}-01-01` };
  expect((await coach.as('PATCH', path, younger)).status).toBe(200);
  const change = { dateOfBirth: '1990-01-01', reason: 'Birth certificate seen' };
  expect((await call('PATCH', `/api/v1${path}`, change)).status).toBe(200);
  const { items } = await admin('GET', `/audit?subject=player:${player.id}`);
  expect(items[0]).toMatchObject({ action: 'player.update', after: change });
});

test('an import makes no child older, and its consent is stored without a name', async () => {
  const { player, team } = await childOf('Sita');
  const csv = (row: string) =>
    call('POST', '/api/v1/import/players', `fullName,team,dateOfBirth,consent\n${row}\n`);
  const older = await csv(`Mtoto Sita,${team.name},1990-01-01,`);
  expect(older.body.errors).toMatchObject([{ row: 2, column: 'dateOfBirth' }]);
  expect((await seen(player.id)).fullName).toBe('Under 18');
  expect((await csv(`Mtoto Sita,${team.name},${BORN},yes`)).status).toBe(200);
  expect((await seen(player.id)).fullName).toBe('Mtoto Sita');
  const { items } = await admin('GET', `/players/${player.id}/consents`);
  expect(items).toMatchObject([{ givenBy: '', relation: 'unknown', source: 'import' }]);
});

test('consents are read by the coach, the player and administrators, and withdrawn by them', async () => {
  const { path, player } = await childOf('Saba');
  const owner = await person('Mwenyewe');
  await admin('POST', `${path}/consents`, MOTHER);
  const claim = (await owner.as('POST', `${path}/claims`, {})).body;
  await admin('POST', `/claims/${claim.id}/decision`, { accept: true });
  const stranger = await person('Mgeni');
  expect((await stranger.as('GET', `${path}/consents`)).status).toBe(403);
  const [consent] = (await owner.as('GET', `${path}/consents`)).body.items;
  const end = `${path}/consents/${consent.id}/withdrawal`;
  expect((await stranger.as('POST', end, {})).status).toBe(403);
  // A child does not agree for itself, and takes back what others agreed to.
  expect((await owner.as('POST', `${path}/consents`, MOTHER)).status).toBe(403);
  expect((await owner.as('POST', end, {})).status).toBe(200);
  expect((await seen(player.id)).fullName).toBe('Under 18');
});
