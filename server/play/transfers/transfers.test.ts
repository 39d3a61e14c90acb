import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { listFormerShirts } from '#server/play/memberships/former-shirts.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
let now = NOW;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { store, call } = server;

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
const newTeam = (name: string, facts: object = {}) =>
  created('/teams', { name, city: 'Mwanza', coach: 'N/A', gender: 'Women', ...facts });
const newPlayer = (fullName: string, facts: object = {}) =>
  created('/players', { fullName, dateOfBirth: '2000-01-02', ...facts });
const newLeague = (name: string, facts: object = {}) =>
  created('/leagues', {
    name,
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Mwanza',
    partner: 'N/A',
    ...facts,
  });
const enter = (league: string, team: string) => must('POST', `/leagues/${league}/teams/${team}`);
const RULE = {
  age: null,
  least: null,
  most: null,
  foreigners: null,
  licences: false,
  closesOn: null,
  windows: [{ from: '2026-11-01', until: '2026-11-15' }],
  table: 'warn',
};

async function person(name: string) {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const email = `${name}@example.org`;
  const account = { email, name, role: 'Fan', password: 'mpira wa wavu 6' } as const;
  const id = await addUser(store, author, account);
  return { id, token: await addToken(store, author, { email, name: 'test' }) };
}

const TRANSFER = { day: '2026-11-20', allowedBy: 'Chama cha Mkoa' };

test('a transfer moves the player, with day and permission, in public', async () => {
  const club = await created('/clubs', { name: 'Nyota', city: 'Mwanza' });
  const from = await newTeam('Nyota A', { club });
  const to = await newTeam('Simba A');
  const season = await created('/seasons', {
    name: 'Msimu 2026/27',
    startsOn: '2026-10-01',
    endsOn: '2027-06-30',
  });
  const league = await newLeague('Ligi', { season });
  for (const team of [from, to]) await enter(league, team);
  const player = await newPlayer('Asha', { team: from, jerseyNumber: 7 });
  now = NOW + 1000;
  const transfer = await must('POST', `/teams/${to}/transfers`, {
    ...TRANSFER,
    day: '2026-11-21',
    player,
    jerseyNumber: 12,
  });
  expect(transfer).toMatchObject({
    player: { id: player, name: 'Asha' },
    from: { id: from },
    to: { id: to },
    day: '2026-11-21',
    allowedBy: 'Chama cha Mkoa',
    exception: '',
  });
  expect(await must('GET', `/players/${player}`)).toMatchObject({
    team: { id: to },
    jerseyNumber: 12,
  });
  const history = (await api('GET', `/players/${player}/history`, undefined, null)).body;
  const own = { id: league, name: 'Ligi', season: 'Msimu 2026/27' };
  expect(history.times).toEqual([
    { team: { id: to, name: 'Simba A' }, from: '2026-11-21', until: null, leagues: [own] },
    {
      team: { id: from, name: 'Nyota A' },
      from: '2026-11-21',
      until: '2026-11-21',
      leagues: [own],
    },
  ]);
  expect(history.transfers).toEqual([transfer]);
  for (const query of [`team=${from}`, `team=${to}`, `club=${club}`, `player=${player}`]) {
    expect((await must('GET', `/transfers?${query}`)).items, query).toEqual([transfer]);
  }
  expect((await must('GET', `/transfers?team=${await newTeam('X')}`)).items).toEqual([]);
  const trail = await must('GET', `/audit?subject=player:${player}&limit=1`);
  expect(trail.items[0]).toMatchObject({ action: 'player.transfer', before: { team: from } });

  await must('DELETE', `/teams/${to}/transfers/${transfer.id}`);
  expect(await must('GET', `/players/${player}`)).toMatchObject({
    team: { id: from },
    jerseyNumber: 7,
  });
  expect(await listFormerShirts(store.db, { player })).toEqual([]);
  expect((await must('GET', `/players/${player}/history`)).times).toMatchObject([
    { team: { id: from }, until: null },
  ]);
  expect((await api('DELETE', `/teams/${to}/transfers/${transfer.id}`)).status).toBe(404);
});

test('a transfer that does not fit is refused by its field, and nothing is changed', async () => {
  const from = await newTeam('A');
  const to = await newTeam('B');
  const player = await newPlayer('Neema', { team: from });
  const refusal = async (body: object) => {
    const answer = await api('POST', `/teams/${to}/transfers`, { ...TRANSFER, player, ...body });
    return [answer.status, answer.body.code, answer.body.errors?.[0]?.field];
  };
  expect(await refusal({ day: '2026-11-22' })).toEqual([422, 'DAY_TO_COME', 'day']);
  expect(await refusal({ day: '2026-11-19' })).toEqual([422, 'BEFORE_LAST', 'day']);
  expect(await refusal({ player: 'nobody' })).toEqual([404, 'NOT_FOUND', 'player']);
  expect(await refusal({ allowedBy: ' ' })).toEqual([400, 'INVALID_FIELDS', 'allowedBy']);
  const twice = await newPlayer('Zawadi', { team: to });
  expect(await refusal({ player: twice, day: '2026-11-21' })).toEqual([422, 'SAME_TEAM', 'player']);
  expect((await must('GET', `/players/${player}`)).team.id).toBe(from);
  expect((await must('GET', `/transfers?player=${player}`)).items).toEqual([]);
});

test('outside a window of the league a transfer needs a reason, which everybody may read', async () => {
  const league = await newLeague('Ligi ya Dirisha');
  await must('PUT', `/leagues/${league}/eligibility`, RULE);
  const to = await newTeam('C');
  await enter(league, to);
  const player = await newPlayer('Rehema');
  const path = `/teams/${to}/transfers`;
  const closed = await api('POST', path, { ...TRANSFER, player });
  expect([closed.status, closed.body.code, closed.body.errors[0].field]).toEqual([
    422,
    'WINDOW_CLOSED',
    'exception',
  ]);
  expect(closed.body.detail).toContain('Ligi ya Dirisha');
  const within = await api('POST', path, { ...TRANSFER, day: '2026-11-15', player });
  expect([within.status, within.body.from]).toEqual([201, null]);
  const other = await newPlayer('Halima');
  const allowed = await must('POST', path, { ...TRANSFER, player: other, exception: 'Ndoa' });
  expect(allowed.exception).toBe('Ndoa');
});

test('a transfer is taken back only while nothing came after it', async () => {
  const teams = [await newTeam('D'), await newTeam('E'), await newTeam('F')] as const;
  const player = await newPlayer('Mwajuma', { team: teams[0] });
  const day = '2026-11-21';
  const first = await must('POST', `/teams/${teams[1]}/transfers`, { ...TRANSFER, day, player });
  await must('POST', `/teams/${teams[2]}/transfers`, { ...TRANSFER, day, player });
  const takeBack = async () => {
    const { status, body } = await api('DELETE', `/teams/${teams[1]}/transfers/${first.id}`);
    return [status, body.code];
  };
  expect(await takeBack()).toEqual([422, 'CHANGED_SINCE']);
  await must('POST', `/teams/${teams[1]}/transfers`, { ...TRANSFER, day, player });
  expect(await takeBack(), 'back in the team by a later transfer').toEqual([422, 'CHANGED_SINCE']);
});

test('children and players of unknown age are in no list of transfers', async () => {
  const from = await newTeam('G');
  const to = await newTeam('H');
  const child = await newPlayer('Mtoto', { team: from, dateOfBirth: '2012-01-01' });
  const unknown = await newPlayer('Hajulikani', { team: from, dateOfBirth: undefined });
  const day = '2026-11-21';
  for (const player of [child, unknown]) {
    await must('POST', `/teams/${to}/transfers`, { ...TRANSFER, day, player });
    expect(await must('GET', `/players/${player}/history`)).toEqual({ times: [], transfers: [] });
  }
  expect((await must('GET', `/transfers?team=${to}`)).items).toEqual([]);
});

test('secretaries transfer between teams of their leagues, and from no team', async () => {
  const own = await newLeague('Yangu');
  const others = await newLeague('Yao');
  const from = await newTeam('I');
  const to = await newTeam('J');
  const far = await newTeam('K');
  for (const team of [from, to]) await enter(own, team);
  await enter(others, far);
  const { id, token } = await person('zawadi');
  await must('PUT', `/leagues/${own}/secretaries/${id}`);
  const day = '2026-11-21';
  const status = async (team: string, player: string, as: string | null = token) =>
    (await api('POST', `/teams/${team}/transfers`, { ...TRANSFER, day, player }, as)).status;
  expect(await status(to, await newPlayer('A1', { team: from }))).toBe(201);
  expect(await status(to, await newPlayer('A2'))).toBe(201);
  expect(await status(to, await newPlayer('A3', { team: far }))).toBe(403);
  expect(await status(far, await newPlayer('A4', { team: from }))).toBe(403);
  expect(await status(to, await newPlayer('A5'), null)).toBe(401);
  const takeBack = async (team: string) => {
    const transfer = { ...TRANSFER, day, player: await newPlayer('A6') };
    const { id } = await must('POST', `/teams/${team}/transfers`, transfer);
    const path = `/teams/${team}/transfers/${id}`;
    return (await api('DELETE', path, undefined, token)).status;
  };
  expect(await takeBack(to)).toBe(204);
  expect(await takeBack(far)).toBe(403);
});

test('the export of a player has the transfers, and erasing the player drops them', async () => {
  const to = await newTeam('L');
  const player = await newPlayer('Salma');
  await must('POST', `/teams/${to}/transfers`, { ...TRANSFER, player });
  expect((await must('GET', `/players/${player}/export`)).transfers).toMatchObject([
    { to_team_id: to, day: '2026-11-20', allowed_by: 'Chama cha Mkoa' },
  ]);
  await must('POST', `/players/${player}/erasure`, { name: 'keep' });
  const rows = await store.db
    .selectFrom('transfer')
    .selectAll()
    .where('player_id', '=', player)
    .execute();
  expect(rows).toEqual([]);
});

test('a transfer at the moment when the one before it is taken back starts where the player is', async () => {
  const [from, to, other] = [
    await newTeam('Moja Zamu'),
    await newTeam('Mbili Zamu'),
    await newTeam('Tatu Zamu'),
  ];
  for (let round = 0; round < 12; round += 1) {
    const player = await newPlayer(`Zamu ${round}`, { team: from });
    const body = { ...TRANSFER, day: '2026-11-21', player };
    const { id } = await must('POST', `/teams/${to}/transfers`, body);
    const [undone] = await Promise.all([
      api('DELETE', `/teams/${to}/transfers/${id}`),
      must('POST', `/teams/${other}/transfers`, body),
    ]);
    const last = await store.db
      .selectFrom('transfer')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { team_id } = await store.db
      .selectFrom('player')
      .select('team_id')
      .where('id', '=', player)
      .executeTakeFirstOrThrow();
    expect([team_id, last.from_team_id]).toEqual([other, undone.status === 204 ? from : to]);
  }
});

test('of two transfers of a player at once, the second leads on from the team of the first', async () => {
  const from = await newTeam('Mwanzo');
  const others = [await newTeam('Kwanza'), await newTeam('Pili')];
  const player = await newPlayer('Halima', { team: from });
  const body = { ...TRANSFER, day: '2026-11-21', player };
  await Promise.all(others.map((team) => must('POST', `/teams/${team}/transfers`, body)));
  const { times, transfers } = await must('GET', `/players/${player}/history`);
  const [last, first] = transfers;
  expect([first.from.id, last.from.id]).toEqual([from, first.to.id]);
  expect(times.filter(({ until }: { until: string | null }) => until === null)).toHaveLength(1);
});

test('a transfer lies on no day before an earlier one, and leads to no archived team', async () => {
  const from = await newTeam('A2');
  const to = await newTeam('B2');
  const next = await newTeam('C2');
  const player = await newPlayer('Subira', { team: from });
  now = NOW + 4 * 86_400_000;
  const move = (team: string, day: string) =>
    api('POST', `/teams/${team}/transfers`, { ...TRANSFER, player, day });
  expect((await move(to, '2026-11-22')).status).toBe(201);
  expect((await move(from, '2026-11-24')).status).toBe(201);
  const between = await move(next, '2026-11-23');
  expect([between.status, between.body.code]).toEqual([422, 'BEFORE_LAST']);
  await must('DELETE', `/teams/${next}`);
  const archived = await move(next, '2026-11-25');
  expect([archived.status, archived.body.code]).toEqual([422, 'TEAM_ARCHIVED']);
});

test('a transfer of a player who has left the team since and come back is not taken back', async () => {
  const to = await newTeam('D2');
  const player = await newPlayer('Tatu');
  const { id } = await must('POST', `/teams/${to}/transfers`, { ...TRANSFER, player });
  await must('DELETE', `/teams/${to}/players/${player}`);
  const takeBack = async () => (await api('DELETE', `/teams/${to}/transfers/${id}`)).body.code;
  expect(await takeBack()).toBe('CHANGED_SINCE');
  now += 2 * 86_400_000;
  await must('POST', `/teams/${to}/players`, { playerId: player });
  expect(await takeBack()).toBe('CHANGED_SINCE');
});
