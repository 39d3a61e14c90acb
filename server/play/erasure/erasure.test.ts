import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store, call, adminId } = server;

const admin = async (method: string, path: string, body?: unknown) =>
  call(method, `/api/v1${path}`, body);
const BORN = `${new Date().getFullYear() - 13}-01-01`;
const SECRETS = ['Siri Kamili', 'Tuputupu', '255700111222', 'siri@example.org', 'Mama Siri', BORN];

async function child() {
  const team = await admin('POST', '/teams', {
    name: 'Timu Siri',
    city: 'Tanga',
    gender: 'Women',
    coach: 'N/A',
  });
  const { body } = await admin('POST', '/players', {
    fullName: 'Siri Kamili',
    nickname: 'Tuputupu',
    phone: '+255700111222',
    email: 'siri@example.org',
    dateOfBirth: BORN,
    team: team.body.id,
    jerseyNumber: 8,
    consent: { givenBy: 'Mama Siri', relation: 'mother', scopes: ['name'] },
  });
  await admin('PATCH', `/players/${body.id}`, { phone: '+255700111222', nickname: 'Tuputupu' });
  return body.id as string;
}

/** All rows in which something of a person could still stand. */
async function rowsAbout(id: string) {
  const { db } = store;
  const player = await db.selectFrom('player').selectAll().where('id', '=', id).execute();
  const consents = await db.selectFrom('player_consent').selectAll().execute();
  const trail = await db.selectFrom('audit').selectAll().where('subject', '=', `player:${id}`);
  return JSON.stringify([player, consents, await trail.execute()]);
}

test('a player without an account is exported completely, and erased with name and audit log', async () => {
  const id = await child();
  const file = await admin('GET', `/players/${id}/export`);
  for (const secret of SECRETS) expect(JSON.stringify(file.body)).toContain(secret);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect((await admin('POST', `/players/${id}/erasure`, { name: 'erase' })).status).toBe(204);
  const left = await rowsAbout(id);
  for (const secret of SECRETS) expect(left).not.toContain(secret);
  const { body } = await call('GET', `/api/v1/players/${id}`, undefined, { token: null });
  expect(body).toMatchObject({ fullName: 'Erased player', jerseyNumber: 8 });
  const trail = (await admin('GET', `/audit?subject=player:${id}`)).body.items;
  expect(trail[0]).toMatchObject({ action: 'player.erase' });
});

test('a prepared line-up with an erased player is deleted, others stay', async () => {
  const id = await child();
  const other = await child();
  const { body: match } = await admin('POST', '/matches', {
    team1: (await admin('GET', `/players/${id}`)).body.team.id,
    team2: (await admin('GET', `/players/${other}`)).body.team.id,
    matchType: 'Friendly',
    matchDate: '2027-12-01',
    matchTime: '16:00',
  });
  const teams = [match.team1.id, match.team2.id];
  for (const [n, player] of [id, other].entries()) {
    const plan = { set_number: 1, players: '[8]', liberos: '[]', captain: 8, updated_at: 1 };
    const sheet = JSON.stringify([{ player, shirt: 8 }]);
    await store.db
      .insertInto('prepared_lineup')
      .values({ match_id: match.id, team_id: teams[n], sheet, ...plan })
      .execute();
  }
  await admin('POST', `/players/${id}/erasure`, { name: 'keep' });
  const left = await store.db.selectFrom('prepared_lineup').select('team_id').execute();
  expect(left).toEqual([{ team_id: teams[1] }]);
  await admin('POST', `/players/${other}/erasure`, { name: 'erase' });
});

test('an erased child who keeps the name stays hidden without consent', async () => {
  const id = await child();
  expect((await admin('POST', `/players/${id}/erasure`, { name: 'keep' })).status).toBe(204);
  const { body } = await call('GET', `/api/v1/players/${id}`, undefined, { token: null });
  expect(body.fullName).toBe('Under 18');
  const left = await rowsAbout(id);
  expect(left).toContain('Siri Kamili');
  for (const secret of SECRETS.slice(1, 5)) expect(left).not.toContain(secret);
});

test('an official without an account is exported and erased', async () => {
  const { body } = await admin('POST', '/officials', {
    name: 'Mwamuzi Siri',
    phone: '+255700333444',
    email: 'mwamuzi@example.org',
  });
  const file = await admin('GET', `/officials/${body.id}/export`);
  expect(JSON.stringify(file.body)).toContain('mwamuzi@example.org');
  await admin('POST', `/officials/${body.id}/erasure`, { name: 'erase' });
  const rows = await store.db.selectFrom('official').selectAll().execute();
  const trail = await store.db.selectFrom('audit').selectAll().execute();
  for (const secret of ['Mwamuzi Siri', '255700333444', 'mwamuzi@example.org']) {
    expect(JSON.stringify([rows, trail])).not.toContain(secret);
  }
});

test('a person with an account is erased in the account, and only administrators erase others', async () => {
  const { body } = await admin('POST', '/players', { fullName: 'Mwenye Akaunti', userId: adminId });
  const own = await admin('POST', `/players/${body.id}/erasure`, { name: 'keep' });
  expect([own.status, own.body.code]).toEqual([422, 'HAS_ACCOUNT']);
  for (const [method, path] of [
    ['POST', `/players/${body.id}/erasure`],
    ['GET', `/players/${body.id}/export`],
  ] as const) {
    const body = method === 'POST' ? { name: 'keep' } : undefined;
    expect((await call(method, `/api/v1${path}`, body, { token: null })).status).toBe(401);
  }
});
