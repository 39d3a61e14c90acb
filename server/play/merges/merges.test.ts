import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { keepPeriods } from '#server/site/retention/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { REFERENCES } from './references.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
let now = NOW;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;
const { db } = store;

const api = (method: string, path: string, body?: unknown, token?: string | null) =>
  call(method, `/api/v1${path}`, body, token === undefined ? {} : { token });

async function must(method: string, path: string, body?: unknown, token?: string) {
  const answer = await api(method, path, body, token);
  const isDone = answer.status < 300;
  expect(isDone, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(true);
  return answer.body;
}

const created = async (path: string, body: object): Promise<string> =>
  (await must('POST', path, body)).id;
const TEAM = { city: 'Mwanza', coach: 'N/A', gender: 'Women' };
const newTeam = (name: string, facts: object = {}) =>
  created('/teams', { ...TEAM, name, ...facts });
const newPlayer = (fullName: string, facts: object = {}) =>
  created('/players', { fullName, ...facts });
const newLeague = (name: string) =>
  created('/leagues', {
    name,
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Mwanza',
    partner: 'N/A',
  });
const enter = (league: string, team: string) => must('POST', `/leagues/${league}/teams/${team}`);
const newMatch = (league: string, team1: string, team2: string, matchDate = '2026-12-01') =>
  created('/matches', { team1, team2, matchType: league, matchDate, matchTime: '16:00' });

async function person(name: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const email = `${name}@example.org`;
  const account = { email, name, role: 'Fan', password: 'mpira wa wavu 6' } as const;
  const id = await addUser(store, author, account);
  return { id, token: await addToken(store, author, { email, name: 'test' }) };
}

test.runIf(store.engine === 'sqlite')(
  'every column that refers to a player, a team or a club goes along with it',
  async () => {
    const { rows } = await sql<{ table: string; column: string; target: string }>`
      select m.name as "table", f."from" as "column", f."table" as target
      from sqlite_master m join pragma_foreign_key_list(m.name) f
      where m.type = 'table' and f."table" in ('player', 'team', 'club') and f."from" <> 'merged_into'
    `.execute(db);
    const known = Object.entries(REFERENCES).flatMap(([kind, references]) =>
      references.map(({ table, column }) => `${kind} ${table}.${column}`),
    );
    expect(rows.length).toBeGreaterThan(30);
    const missing = rows
      .map(({ table, column, target }) => `${target} ${table}.${column}`)
      .filter((name) => !known.includes(name));
    expect(missing).toEqual([]);
  },
);

test('two records of one player: conflicts are chosen, the rest goes along, old addresses lead on', async () => {
  const old = await newTeam('Zamani');
  const fresh = await newTeam('Sasa');
  const first = await newPlayer('Neema Said', { team: old, phone: '0712 000 001', height: 181 });
  const merged = await newPlayer('Neema A. Said', {
    team: fresh,
    phone: '0712 000 002',
    dateOfBirth: '2000-01-02',
    licence: 'T-9',
    licenceUntil: '2027-06-30',
  });
  await must('POST', `/players/${merged}/consents`, {
    givenBy: 'Neema',
    relation: 'self',
    scopes: ['name', 'picture'],
  });
  const path = `/merges/player/${first}/${merged}`;
  const preview = await must('GET', path);
  expect(preview.conflicts.map(({ field }: { field: string }) => field)).toEqual([
    'fullName',
    'team',
    'phone',
  ]);
  expect(preview.taken).toEqual([
    { field: 'dateOfBirth', value: '2000-01-02' },
    { field: 'licence', value: 'T-9' },
  ]);
  expect(preview.moves).toEqual([
    { kind: 'memberships', count: 1 },
    { kind: 'consents', count: 1 },
  ]);

  const choices = { fullName: 'kept', team: 'merged', phone: 'kept' };
  const missing = await api('PUT', path, { choices: { fullName: 'kept', team: 'merged' } });
  expect([missing.status, missing.body.code, missing.body.errors[0].field]).toEqual([
    422,
    'CHOICE_MISSING',
    'choices.phone',
  ]);
  const unknown = await api('PUT', path, { choices: { ...choices, height: 'kept' } });
  expect([unknown.status, unknown.body.code, unknown.body.errors[0].field]).toEqual([
    422,
    'NO_CONFLICT',
    'choices.height',
  ]);

  const merge = await must('PUT', path, { choices });
  expect(merge).toMatchObject({
    kept: { name: 'Neema Said' },
    merged: { name: 'Neema A. Said' },
    undoUntil: '2026-12-21T09:00:00.000Z',
  });
  const player = await must('GET', `/players/${first}`);
  expect(player).toMatchObject({
    fullName: 'Neema Said',
    phone: '0712 000 001',
    height: 181,
    dateOfBirth: '2000-01-02',
    licence: 'T-9',
    licenceUntil: '2027-06-30',
    consent: true,
    team: { id: fresh },
  });
  // The id of the other one leads to the record that stayed, and no list has it.
  expect((await must('GET', `/players/${merged}`)).id).toBe(first);
  expect((await must('GET', '/players?q=neema')).items).toHaveLength(1);
  expect((await must('GET', '/archive?kind=player')).items).toEqual([]);
  expect((await api('POST', `/archive/player/${merged}/restore`)).status).toBe(404);
  const open = await db
    .selectFrom('membership')
    .select('team_id')
    .where('player_id', '=', first)
    .where('until_day', 'is', null)
    .execute();
  expect(open).toEqual([{ team_id: fresh }]);
  const closed = await db
    .selectFrom('player')
    .select(['team_id', 'user_id', 'merged_into'])
    .where('id', '=', merged)
    .executeTakeFirst();
  expect(closed).toEqual({ team_id: null, user_id: null, merged_into: first });
  const trail = await must('GET', `/audit?subject=player:${first}&limit=1`);
  expect(trail.items[0]).toMatchObject({ action: 'player.merge', after: choices });

  await must('DELETE', path);
  expect(await must('GET', `/players/${first}`)).toMatchObject({
    dateOfBirth: null,
    licence: null,
    consent: false,
    team: { id: old },
  });
  expect(await must('GET', `/players/${merged}`)).toMatchObject({
    id: merged,
    phone: '0712 000 002',
    consent: true,
    team: { id: fresh },
  });
  expect((await api('DELETE', path)).status).toBe(404);
});

test('of two who merge the same two records at once, one merges and the other one finds none', async () => {
  for (const isOtherWay of [false, true]) {
    const first = await newTeam('Pacha');
    const second = await newTeam('Pacha');
    const [id, other] = isOtherWay ? [second, first] : [first, second];
    const answers = await Promise.all([
      api('PUT', `/merges/team/${first}/${second}`, { choices: {} }),
      api('PUT', `/merges/team/${id}/${other}`, { choices: {} }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const rows = await db
      .selectFrom('team')
      .select('archived_at')
      .where('id', 'in', [first, second])
      .where('archived_at', 'is', null)
      .execute();
    expect(rows).toHaveLength(1);
  }
});

test('a shirt of the other record is no former shirt of the first one once they are parted', async () => {
  const home = await newTeam('Nyumbani');
  const away = await newTeam('Ugenini');
  const first = await newPlayer('Saida', { team: home, jerseyNumber: 7 });
  const merged = await newPlayer('Saida', { team: away, jerseyNumber: 9 });
  const path = `/merges/player/${first}/${merged}`;
  const wornShirts = () =>
    db
      .selectFrom('worn_shirt')
      .select(['team_id', 'number'])
      .where('player_id', '=', first)
      .execute();
  await must('PUT', path, { choices: { team: 'kept', jerseyNumber: 'kept' } });
  expect(await wornShirts()).toEqual([{ team_id: away, number: 9 }]);
  await must('DELETE', path);
  expect(await wornShirts()).toEqual([]);
});

test('an entry made since a merge stays with the record that stayed', async () => {
  const team = await newTeam('Tatu');
  const first = await newPlayer('Asha Juma', { team });
  const merged = await newPlayer('Asha Juma', { team, nickname: 'Ash' });
  const path = `/merges/player/${first}/${merged}`;
  await must('PUT', path, { choices: {} });
  await must('PATCH', `/players/${first}`, { nickname: 'Shasha' });
  await must('DELETE', path);
  expect((await must('GET', `/players/${first}`)).nickname).toBe('Shasha');
  expect((await must('GET', `/players/${merged}`)).nickname).toBe('Ash');
});

test('a consent that was taken back on one record is not in force by the other one', async () => {
  const first = await newPlayer('Rehema');
  const merged = await newPlayer('Rehema');
  const consent = { givenBy: 'Mama', relation: 'mother', scopes: ['name'] };
  await must('POST', `/players/${first}/consents`, consent);
  now += 1000;
  const { items } = await must('POST', `/players/${merged}/consents`, consent);
  now += 1000;
  await must('POST', `/players/${merged}/consents/${items[0].id}/withdrawal`, {});
  await must('PUT', `/merges/player/${first}/${merged}`, { choices: {} });
  expect((await must('GET', `/players/${first}`)).consent).toBe(false);
  now = NOW;
});

test('two records of one team: matches, tables, groups and followers go along, and come back', async () => {
  const league = await newLeague('Ligi ya Mkoa');
  const [first, merged, rival] = [
    await newTeam('Bandari VC', { jerseyColor1: '#112233' }),
    await newTeam('Bandari V.C.', { jerseyColor1: '#445566' }),
    await newTeam('Ukonga'),
  ];
  for (const team of [first, merged, rival]) await enter(league, team);
  const match = await newMatch(league, merged, rival);
  const player = await newPlayer('Juma', { team: merged });
  await must('PUT', `/me/follows/team/${merged}`);
  await must('PUT', `/me/follows/team/${first}`);
  const before = (await must('GET', `/matches/${match}`)).updatedAt;
  now += 1000;
  const path = `/merges/team/${first}/${merged}`;
  expect((await must('GET', path)).moves).toEqual([
    { kind: 'players', count: 1 },
    { kind: 'memberships', count: 1 },
    { kind: 'leagues', count: 1 },
    { kind: 'matches', count: 1 },
    { kind: 'followers', count: 1 },
  ]);
  await must('PUT', path, { choices: { name: 'merged', colors: 'kept' } });
  expect(await must('GET', `/matches/${match}`)).toMatchObject({
    team1: { id: first, name: 'Bandari V.C.' },
    updatedAt: expect.not.stringMatching(before ?? 'never'),
  });
  expect((await must('GET', `/players/${player}`)).team.id).toBe(first);
  expect((await must('GET', `/leagues/${league}`)).teams).toHaveLength(2);
  const { rows } = await must('GET', `/leagues/${league}/standings`);
  expect(rows.map(({ team }: { team: { id: string } }) => team.id).sort()).toEqual(
    [first, rival].sort(),
  );
  expect((await must('GET', `/teams/${merged}`)).id).toBe(first);
  expect((await must('GET', '/me/follows')).items).toHaveLength(1);

  await must('DELETE', path);
  expect((await must('GET', `/matches/${match}`)).team1).toMatchObject({
    id: merged,
    name: 'Bandari V.C.',
  });
  expect((await must('GET', `/teams/${first}`)).name).toBe('Bandari VC');
  expect((await must('GET', `/leagues/${league}`)).teams).toHaveLength(3);
  expect((await must('GET', '/me/follows')).items).toHaveLength(2);
  now = NOW;
});

test('of two records in two groups of a league, the one that stays is in its own group alone', async () => {
  const league = await newLeague('Ligi ya Makundi');
  const first = await newTeam('Pamba');
  const merged = await newTeam('Pamba');
  const groups: string[] = [];
  for (const [name, team] of [
    ['A', first],
    ['B', merged],
  ] as const) {
    await enter(league, team);
    const group = await created(`/leagues/${league}/groups`, { name });
    await must('POST', `/leagues/${league}/groups/${group}/teams/${team}`);
    groups.push(group);
  }
  const groupsOf = async (team: string) => (await must('GET', `/teams/${team}`)).groups;
  await must('PUT', `/merges/team/${first}/${merged}`, { choices: {} });
  expect(await groupsOf(first)).toEqual([groups[0]]);
  await must('DELETE', `/merges/team/${first}/${merged}`);
  expect(await groupsOf(first)).toEqual([groups[0]]);
  expect(await groupsOf(merged)).toEqual([groups[1]]);
});

test('two teams are parted also where a group of one of them was deleted since', async () => {
  const league = await newLeague('Ligi bila Makundi');
  const first = await newTeam('Reli');
  const merged = await newTeam('Reli');
  const groups: string[] = [];
  for (const team of [first, merged]) {
    await enter(league, team);
    const group = await created(`/leagues/${league}/groups`, { name: `Kundi ${groups.length}` });
    await must('POST', `/leagues/${league}/groups/${group}/teams/${team}`);
    groups.push(group);
  }
  const path = `/merges/team/${first}/${merged}`;
  await must('PUT', path, { choices: {} });
  await must('DELETE', `/leagues/${league}/groups/${groups[1]}`);
  await must('DELETE', path);
  const team = await must('GET', `/teams/${merged}`);
  expect([team.id, team.groups]).toEqual([merged, []]);
  expect((await must('GET', `/leagues/${league}`)).teams).toHaveLength(2);
});

test('two teams that cannot be one are not merged', async () => {
  const league = await newLeague('Ligi ya Pili');
  const a = await newTeam('A');
  const b = await newTeam('B');
  const c = await newTeam('C');
  const men = await newTeam('A', { gender: 'Men' });
  for (const team of [a, b, c]) await enter(league, team);
  const put = async (id: string, other: string) => {
    const { status, body } = await api('PUT', `/merges/team/${id}/${other}`, { choices: {} });
    return [status, body.code];
  };
  expect(await put(a, a)).toEqual([422, 'SAME_RECORD']);
  expect(await put(a, men)).toEqual([422, 'OTHER_GENDER']);
  await newMatch(league, a, c);
  await newMatch(league, b, c, '2026-12-02');
  expect(await put(a, b)).toEqual([422, 'BOTH_PLAY']);
  expect(await put(a, c)).toEqual([422, 'OPPONENTS']);
  const d = await newTeam('D');
  await enter(league, d);
  const live = await newMatch(await newLeague('Nyingine'), d, c, '2026-11-21');
  await must('POST', `/matches/${live}/status`, { status: 'Live' });
  expect(await put(a, d)).toEqual([422, 'MATCH_LIVE']);
  expect((await api('GET', `/merges/team/${a}/${d}`)).status).toBe(422);
});

test('the teams and the books of a club go along, and a former part leads to the last one', async () => {
  const names = ['Klabu ya Bandari', 'Klabu Bandari', 'Bandari'];
  const [first, second, third] = await Promise.all(
    names.map((name) => created('/clubs', { name, city: 'Tanga' })),
  );
  const team = await newTeam('Bandari B', { club: third });
  const choices = { name: 'kept' };
  await must('PUT', `/merges/club/${second}/${third}`, { choices });
  await must('PUT', `/merges/club/${first}/${second}`, { choices });
  expect((await must('GET', `/teams/${team}`)).club.id).toBe(first);
  expect((await must('GET', `/clubs/${third}`)).id).toBe(first);
  expect((await must('GET', '/merges?kind=club')).items[0]).toMatchObject({
    kept: { id: first },
    merged: { id: second },
    by: expect.any(String),
  });
});

test('secretaries merge what is in their leagues alone, and no accounts', async () => {
  const own = await newLeague('Yangu');
  const other = await newLeague('Yao');
  const [first, merged, far] = [
    await newTeam('Nyota'),
    await newTeam('Ny-ota'),
    await newTeam('N'),
  ];
  for (const team of [first, merged]) await enter(own, team);
  await enter(other, far);
  const zawadi = await person('zawadi');
  await must('PUT', `/leagues/${own}/secretaries/${zawadi.id}`);
  const status = async (path: string, token: string | null = zawadi.token) =>
    (await api('GET', path, undefined, token)).status;
  expect(await status(`/merges/team/${first}/${merged}`)).toBe(200);
  expect(await status(`/merges/team/${first}/${far}`)).toBe(403);
  expect(await status(`/merges/team/${first}/${await newTeam('Huru')}`)).toBe(403);
  expect(await status(`/merges/team/${first}/${merged}`, null)).toBe(401);
  await enter(other, merged);
  expect(await status(`/merges/team/${first}/${merged}`)).toBe(403);
  await must('DELETE', `/leagues/${other}/teams/${merged}`);

  const doubles = await must('GET', '/doubles?kind=team', undefined, zawadi.token);
  expect(doubles.items.map(({ records }: { records: object[] }) => records)).toEqual([
    [expect.objectContaining({ id: first }), expect.objectContaining({ id: merged })],
  ]);
  expect((await must('GET', '/doubles?kind=club', undefined, zawadi.token)).items).toEqual([]);

  const birth = { team: first, dateOfBirth: '2010-05-01' };
  const child = await newPlayer('Mtoto', birth);
  const twin = await newPlayer('Mtoto', { ...birth, dateOfBirth: '2000-05-01' });
  expect(await status(`/merges/player/${child}/${twin}`)).toBe(403);

  const put = await api(
    'PUT',
    `/merges/team/${first}/${merged}`,
    { choices: { name: 'kept' } },
    zawadi.token,
  );
  expect(put.status).toBe(200);
  expect((await must('GET', '/merges?kind=team', undefined, zawadi.token)).items).toHaveLength(1);
  const last = await must('GET', '/merges?kind=team');
  expect(last.items.length).toBeGreaterThanOrEqual(1);
  expect(
    (await api('DELETE', `/merges/team/${first}/${merged}`, undefined, zawadi.token)).status,
  ).toBe(204);
});

test('after thirty days nothing of the other record is left but the way to this one', async () => {
  const first = await newPlayer('Zuhura', { height: 170 });
  const merged = await newPlayer('Zuhura', { phone: '0712 000 009', email: 'z@example.org' });
  const path = `/merges/player/${first}/${merged}`;
  await must('PUT', path, { choices: {} });
  const author = (at: number) => ({ actor: { kind: 'system', name: 'x' }, now: at }) as const;
  expect((await keepPeriods(store, author(NOW + 29 * DAY))).merge).toBe(0);
  expect((await keepPeriods(store, author(NOW + 31 * DAY))).merge).toBeGreaterThan(0);
  const row = await db
    .selectFrom('player')
    .select(['full_name', 'phone', 'email', 'merged_into'])
    .where('id', '=', merged)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ full_name: '', phone: null, email: null, merged_into: first });
  const undone = await api('DELETE', path);
  expect([undone.status, undone.body.code]).toEqual([422, 'TOO_OLD']);
  expect((await must('GET', `/players/${merged}`)).id).toBe(first);
});

test('erasing a player erases the records that became a part of it', async () => {
  const first = await newPlayer('Halima');
  const merged = await newPlayer('Halima', { phone: '0712 000 010' });
  await must('PUT', `/merges/player/${first}/${merged}`, { choices: {} });
  await must('POST', `/players/${first}/erasure`, { name: 'erase' });
  const merge = await db
    .selectFrom('record_merge')
    .select(['changes', 'kept_name', 'merged_name'])
    .where('kept_id', '=', first)
    .executeTakeFirstOrThrow();
  expect(merge).toEqual({ changes: null, kept_name: '', merged_name: '' });
  const row = await db
    .selectFrom('player')
    .selectAll()
    .where('id', '=', merged)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/Halima|0712/);
});
