import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

async function newPartner(name: string, extra: object = {}): Promise<string> {
  const { status, body } = await call('POST', '/api/v1/partners', { name, ...extra });
  expect([status, body.code]).toEqual([201, undefined]);
  return body.id;
}

async function newLeague(partner: string) {
  const league = { name: 'Ligi', type: 'League', startsAt: '2027-01-01', location: 'Tanga' };
  return (await call('POST', '/api/v1/leagues', { ...league, partner })).body;
}

test('a league shows its partner with link and current name', async () => {
  const id = await newPartner('Benki', { link: 'https://benki.example' });
  const league = await newLeague(id);
  const ref = { id, name: 'Benki', link: 'https://benki.example', logo: null };
  expect(league).toMatchObject({ partner: 'Benki', partnerRef: ref });
  await call('PATCH', `/api/v1/partners/${id}`, { name: 'Benki Kuu' });
  const path = `/api/v1/leagues/${league.id}`;
  const seen = await call('GET', path, undefined, { token: null });
  expect(seen.body).toMatchObject({ partner: 'Benki Kuu', partnerRef: { name: 'Benki Kuu' } });
  const listed = await call('GET', '/api/v1/partners', undefined, { token: null });
  expect(listed.body.items).toMatchObject([{ id, name: 'Benki Kuu', leagueCount: 1 }]);
  expect(listed.body.items[0]).not.toHaveProperty('account');
});

test("a partner given as text stays text, and 'N/A' means none", async () => {
  expect(await newLeague('Duka la Asha')).toMatchObject({
    partner: 'Duka la Asha',
    partnerRef: null,
  });
  const league = await newLeague('N/A');
  expect(league).toMatchObject({ partner: 'N/A', partnerRef: null });
  const id = await newPartner('Simu');
  const path = `/api/v1/leagues/${league.id}`;
  expect((await call('PATCH', path, { partner: id })).body.partnerRef).toMatchObject({ id });
  expect((await call('PATCH', path, { about: 'x' })).body.partnerRef).toMatchObject({ id });
  expect((await call('PATCH', path, { partner: 'N/A' })).body).toMatchObject({
    partner: 'N/A',
    partnerRef: null,
  });
});

test('an archived partner leaves its name in the leagues and can be restored', async () => {
  const id = await newPartner('Zamani', { link: 'https://zamani.example' });
  const league = await newLeague(id);
  expect((await call('DELETE', `/api/v1/partners/${id}`)).status).toBe(204);
  expect((await call('DELETE', `/api/v1/partners/${id}`)).status).toBe(404);
  const path = `/api/v1/leagues/${league.id}`;
  expect((await call('GET', path)).body).toMatchObject({ partner: 'Zamani', partnerRef: null });
  expect((await call('POST', `/api/v1/archive/partner/${id}/restore`)).status).toBe(200);
  expect((await call('GET', path)).body.partnerRef).toMatchObject({ id });
});

test.each([
  ['no name', { name: '' }, 'name'],
  ['a link of another kind', { link: 'javascript:alert(1)' }, 'link'],
  ['an unknown field', { role: 'admin' }, 'role'],
])('%s is refused by name', async (_, extra, field) => {
  const { status, body } = await call('POST', '/api/v1/partners', { name: 'x', ...extra });
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

test('partners are written by administrators alone, accounts are named to them alone', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = 'partner@example.com';
  const password = 'a long password';
  const user = await addUser(store, author, { email, name: 'Mdhamini', role: 'Partner', password });
  const token = await addToken(store, author, { email, name: 'test' });
  const id = await newPartner('Yangu', { account: user });
  const register = await call('GET', '/api/v1/admin/partners?q=yangu');
  expect(register.body.items).toMatchObject([{ account: { id: user, name: 'Mdhamini' } }]);
  for (const as of [null, token]) {
    const status = as === null ? 401 : 403;
    const path = `/api/v1/partners/${id}`;
    expect((await call('POST', '/api/v1/partners', { name: 'x' }, { token: as })).status).toBe(
      status,
    );
    expect((await call('PATCH', path, { name: 'x' }, { token: as })).status).toBe(status);
    expect((await call('DELETE', path, undefined, { token: as })).status).toBe(status);
  }
  expect(server.failures).toEqual([]);
});

test('an account sees its own partners and their leagues', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: Date.now() } as const;
  const email = 'own@example.com';
  const password = 'a long password';
  const account = await addUser(store, author, { email, name: 'Own', role: 'Partner', password });
  const token = await addToken(store, author, { email, name: 'test' });
  const id = await newPartner('Duka', { account });
  const league = await newLeague(id);
  await newLeague('N/A');
  const mine = '/api/v1/partners?mine=true';
  const { body } = await call('GET', mine, undefined, { token });
  expect(body.items.map((it: { id: string }) => it.id)).toEqual([id]);
  const leagues = await call('GET', `/api/v1/leagues?partner=${id}`);
  expect(leagues.body.items.map((it: { id: string }) => it.id)).toEqual([league.id]);
  expect((await call('GET', mine)).body.items).toEqual([]);
  expect((await call('GET', mine, undefined, { token: null })).status).toBe(401);
});

test('an account that does not exist is refused by field, for a new partner and a changed one', async () => {
  const id = await newPartner('Bila akaunti');
  const answers = [
    await call('POST', '/api/v1/partners', { name: 'Mpya', account: 'nobody' }),
    await call('PATCH', `/api/v1/partners/${id}`, { account: 'nobody' }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.errors[0].field]).toEqual([422, 'account']);
  }
});

test('a partner that is renamed is sorted and found by the new name', async () => {
  const id = await newPartner('Zzz Mwisho');
  await newPartner('Aaa Kati');
  await call('PATCH', `/api/v1/partners/${id}`, { name: 'Aa Mwanzo' });
  const { body } = await call('GET', '/api/v1/admin/partners?q=aa');
  expect(body.items.map((it: { name: string }) => it.name)).toEqual(['Aa Mwanzo', 'Aaa Kati']);
  await call('PATCH', `/api/v1/partners/${id}`, { link: 'https://aa.example' });
  expect((await call('GET', '/api/v1/admin/partners?q=mwanzo')).body.items).toMatchObject([{ id }]);
});
