import { afterAll, expect, test } from 'vitest';
import { MOST_SECRETARIES } from '#contract/leagues/secretaries.ts';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { signInHere } from '#server/testing/sign-in-here.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const AUTHOR = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
const PASSWORD = 'mpira wa wavu 6';
const server = await startTestServer({ clock: () => NOW });
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

const season = { type: 'League', startsAt: '2026-11-01', location: 'Mwanza', partner: 'N/A' };
const newLeague = async (name: string): Promise<string> =>
  (await must('POST', '/leagues', { ...season, name })).id;
const newTeam = async (name: string): Promise<string> =>
  (await must('POST', '/teams', { name, city: 'Mwanza', coach: 'N/A', gender: 'Women' })).id;
const team1 = await newTeam('Nyota');
const team2 = await newTeam('Simba');
const matchIn = (matchType: string, matchDate: string) => ({
  team1,
  team2,
  matchType,
  matchDate,
  matchTime: '16:00',
});
const newMatch = async (matchType: string, matchDate = '2026-11-25'): Promise<string> =>
  (await must('POST', '/matches', matchIn(matchType, matchDate))).id;

const own = await newLeague('Ligi ya Mkoa');
const other = await newLeague('Ligi ya Taifa');
const zawadi = await person('Zawadi');
await must('PUT', `/leagues/${own}/secretaries/${zawadi.id}`);
const ownMatch = await newMatch(own);
const otherMatch = await newMatch(other);

test('a secretary is listed by name alone, once, and named in the trail', async () => {
  const { items } = await must('PUT', `/leagues/${own}/secretaries/${zawadi.id}`);
  expect(items).toEqual([{ id: zawadi.id, name: 'Zawadi', since: '2026-11-21T09:00:00.000Z' }]);
  expect((await must('GET', `/leagues/${own}/secretaries`, undefined, zawadi.token)).items).toEqual(
    items,
  );
  const trail = await must('GET', `/audit?subject=league:${own}`);
  const named = trail.items.filter(({ action }: any) => action === 'league.name-secretary');
  expect(named).toHaveLength(1);
  expect(named[0]).toMatchObject({
    after: { secretary: zawadi.id },
    names: { [zawadi.id]: 'Zawadi' },
  });
});

test('only an account that is there becomes a secretary, of a league that is not archived', async () => {
  expect((await api('PUT', `/leagues/${own}/secretaries/nobody`)).status).toBe(404);
  expect((await api('PUT', `/leagues/none/secretaries/${zawadi.id}`)).status).toBe(404);
  const old = await newLeague('Ligi ya zamani');
  await must('PUT', `/leagues/${old}/secretaries/${zawadi.id}`);
  await must('DELETE', `/leagues/${old}`);
  const rehema = await person('Rehema');
  const refused = await api('PUT', `/leagues/${old}/secretaries/${rehema.id}`);
  expect(refused.body.code).toBe('LEAGUE_ARCHIVED');
  expect((await api('DELETE', `/leagues/${old}/secretaries/${rehema.id}`)).status).toBe(404);
  expect((await api('DELETE', `/leagues/${old}/secretaries/${zawadi.id}`)).status).toBe(204);
});

test('a league has a limit of secretaries', async () => {
  const full = await newLeague('Ligi kubwa');
  for (let number = 0; number < MOST_SECRETARIES; number += 1) {
    const id = `u${number}`;
    await store.db
      .insertInto('user')
      .values({
        ...(await store.db.selectFrom('user').selectAll().limit(1).executeTakeFirstOrThrow()),
        id,
        email: `${id}@example.org`,
        phone: null,
      })
      .execute();
    await store.db
      .insertInto('league_secretary')
      .values({ league_id: full, user_id: id, named_at: NOW })
      .execute();
  }
  const { status, body } = await api('PUT', `/leagues/${full}/secretaries/${zawadi.id}`);
  expect([status, body.code]).toEqual([422, 'SECRETARY_LIMIT']);
});

test('the secretary sees the matches, leagues and numbers of the own leagues alone', async () => {
  const read = (path: string) => must('GET', path, undefined, zawadi.token);
  const idsOf = async (path: string) => (await read(path)).items.map(({ id }: any) => id);
  expect(await idsOf('/admin/matches')).toEqual([ownMatch]);
  expect(await idsOf(`/admin/matches?league=${other}`)).toEqual([]);
  expect(await idsOf('/admin/leagues')).toEqual([own]);
  expect(await idsOf('/me/scoring')).toEqual([]);
  const summary = await read('/admin/summary');
  expect(summary.counts).toEqual({ live: 0, matches: 1, teams: 2, players: 0, leagues: 1 });
  expect(summary.warnings).toEqual([]);
  expect((await must('GET', '/admin/summary')).counts.matches).toBe(2);
  expect((await read('/me')).secretaryOf).toEqual([{ id: own, name: 'Ligi ya Mkoa' }]);
});

test('clashes and missing results are told of the own leagues alone', async () => {
  const read = async (token?: string) => {
    const { attention, clashes } = await must('GET', '/admin/summary', undefined, token);
    return [attention.map(({ kind }: any) => kind), clashes.length];
  };
  // Both matches are at one hour, so that both teams clash; one match is the secretary's.
  expect(await read(zawadi.token)).toEqual([['clashes'], 2]);
  const far = [await newMatch(other, '2026-12-24'), await newMatch(other, '2026-12-24')];
  const late = await newMatch(other, '2026-11-02');
  expect(await read(zawadi.token)).toEqual([['clashes'], 2]);
  expect(await read()).toEqual([['results-missing', 'clashes'], 4]);
  for (const id of [...far, late]) await must('DELETE', `/matches/${id}`);
});

test('officials and partners are chosen without their contacts, notes and accounts', async () => {
  const contacts = { phone: '+255712345678', email: 'juma@example.org', note: 'private' };
  const account = zawadi.id;
  await must('POST', '/officials', { name: 'Juma', level: 'National', ...contacts, account });
  await must('POST', '/partners', { name: 'Mdhamini', account });
  const officials = await must('GET', '/admin/officials', undefined, zawadi.token);
  expect(officials.items).toMatchObject([
    { name: 'Juma', level: 'National', phone: null, email: null, note: '', account: null },
  ]);
  const partners = await must('GET', '/admin/partners', undefined, zawadi.token);
  expect(partners.items).toMatchObject([{ name: 'Mdhamini', account: null }]);
  expect((await must('GET', '/admin/officials')).items[0]).toMatchObject(contacts);
  expect((await must('GET', '/admin/partners')).items[0].account.id).toBe(account);
});

test('a file of fixtures makes no teams for a secretary, but for an administrator', async () => {
  const file = 'date,time,team1,team2\n2026-12-07,16:00,Nyota,Timu Mpya\n';
  const { status, body } = await api(
    'POST',
    `/leagues/${own}/import?dryRun=true`,
    file,
    zawadi.token,
  );
  expect([status, body.code]).toEqual([422, 'IMPORT_ERRORS']);
  expect(JSON.stringify(body.errors)).toContain('there is no team Timu Mpya');
  await must('POST', `/leagues/${own}/import?dryRun=true`, file);
});

test('a match that is moved to another league is the other league’s', async () => {
  const id = await newMatch(own, '2026-12-01');
  const path = `/matches/${id}`;
  await must('PATCH', path, { matchTime: '17:00' }, zawadi.token);
  expect((await api('PATCH', path, { matchType: other }, zawadi.token)).status).toBe(403);
  expect((await api('PATCH', path, { matchType: 'Friendly' }, zawadi.token)).status).toBe(403);
  await must('PATCH', path, { matchType: other });
  for (const [method, tail, body] of [
    ['PATCH', '', { matchTime: '18:00' }],
    ['PATCH', '', { matchType: own }],
    ['DELETE', '', undefined],
    ['POST', '/status', { status: 'Live' }],
    ['PUT', '/sets/1', { team1Score: 25, team2Score: 20 }],
    ['POST', '/pen', { takeOver: true }],
    ['PUT', '/officials', { officials: [] }],
    ['PUT', '/best-player', { player: null }],
    ['POST', '/scorer-links', undefined],
    ['DELETE', '/scorer-links', undefined],
    ['GET', '/parked', undefined],
  ] as const) {
    const { status } = await api(method, `${path}${tail}`, body, zawadi.token);
    expect(`${method} ${tail} ${status}`).toBe(`${method} ${tail} 403`);
  }
  await must('DELETE', path);
});

test('the secretary scores, corrects, deletes and restores a match of the own league', async () => {
  const id = await newMatch(own, '2026-12-02');
  const as = (method: string, path: string, body?: unknown) =>
    must(method, path, body, zawadi.token);
  for (const set of [1, 2, 3]) {
    await as('PUT', `/matches/${id}/sets/${set}`, { team1Score: 25, team2Score: 10 });
  }
  await as('POST', `/matches/${id}/status`, { status: 'ended' });
  await as('PUT', `/matches/${id}/sets/2`, { team1Score: 25, team2Score: 12 });
  await as('PUT', `/matches/${id}/best-player`, { player: null });
  await as('DELETE', `/matches/${id}`);
  await as('POST', `/archive/match/${id}/restore`);
  expect((await must('GET', `/matches/${id}`)).sets[1]).toMatchObject({ team2Score: 12 });
  await must('DELETE', `/matches/${id}`);
  const restore = `/archive/match/${otherMatch}/restore`;
  expect((await api('POST', restore, undefined, zawadi.token)).status).toBe(403);
});

test('matches of the own leagues stand in the list of matches to score', async () => {
  const today = await newMatch(own, '2026-11-21');
  const elsewhere = await newMatch(other, '2026-11-21');
  const { items } = await must('GET', '/me/scoring', undefined, zawadi.token);
  expect(items.map(({ id }: any) => id)).toEqual([today]);
  for (const id of [today, elsewhere]) await must('DELETE', `/matches/${id}`);
});

test('a role that is taken away ends at once, in the session that is open as well', async () => {
  const asha = await person('Asha');
  const seat = `/leagues/${own}/secretaries/${asha.id}`;
  await must('PUT', seat);
  const { cookie } = await signInHere(server, asha.email, PASSWORD);
  const here = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token: null, headers: { cookie } });
  const change = { about: 'Karibuni' };
  expect((await here('PATCH', `/leagues/${own}`, change)).status).toBe(200);
  const { epoch } = (await here('POST', `/matches/${ownMatch}/pen`, { takeOver: true })).body;
  await must('DELETE', seat);
  const { status, body } = await here('PATCH', `/leagues/${own}`, change);
  expect([status, body.detail]).toEqual([
    403,
    'This needs a secretary of this league, or an administrator.',
  ]);
  const events = [{ id: 'e1', type: 'remark', at: NOW, text: 'Mvua' }];
  const sent = { epoch, baseSeq: 0, events };
  expect((await here('POST', `/matches/${ownMatch}/events`, sent)).status).toBe(403);
  expect((await here('GET', '/admin/matches')).status).toBe(403);
  expect((await here('GET', '/me')).body.secretaryOf).toEqual([]);
});

test('a secretary names and removes nobody, and makes and archives no league', async () => {
  const neema = await person('Neema');
  for (const [method, path, body] of [
    ['PUT', `/leagues/${own}/secretaries/${neema.id}`, undefined],
    ['DELETE', `/leagues/${own}/secretaries/${zawadi.id}`, undefined],
    ['POST', '/leagues', { ...season, name: 'Ligi yangu' }],
    ['DELETE', `/leagues/${own}`, undefined],
    ['GET', '/admin/users', undefined],
    ['GET', '/admin/players', undefined],
    ['PATCH', '/site', { slogan: 'x' }],
  ] as const) {
    const { status } = await api(method, path, body, zawadi.token);
    expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 403`);
  }
});

test('the role stands in the export of the own data, and goes with the account', async () => {
  const saida = await person('Saida');
  await must('PUT', `/leagues/${own}/secretaries/${saida.id}`);
  const { cookie } = await signInHere(server, saida.email, PASSWORD);
  const here = (method: string, path: string, body?: unknown) =>
    call(method, `/api/v1${path}`, body, { token: null, headers: { cookie } });
  expect((await here('GET', '/account/export')).body.secretaryOf).toEqual([
    { id: own, name: 'Ligi ya Mkoa', since: '2026-11-21T09:00:00.000Z' },
  ]);
  const answer = await here('POST', '/account/erasure', { password: PASSWORD });
  expect(answer.status).toBeLessThan(300);
  const rows = await store.db
    .selectFrom('league_secretary')
    .selectAll()
    .where('user_id', '=', saida.id)
    .execute();
  expect(rows).toEqual([]);
});
