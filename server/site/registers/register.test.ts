import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store } = server;

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body.id;
}

function newTeam(name: string, city = 'Dodoma', gender = 'Women') {
  return create('/teams', { name, city, coach: 'N/A', gender });
}

function newMatch(team1: string, team2: string, matchDate: string, extra: object = {}) {
  return create('/matches', {
    team1,
    team2,
    matchType: 'Friendly',
    matchDate,
    matchTime: '16:00',
    ...extra,
  });
}

async function register(path: string) {
  const { status, body } = await call('GET', `/api/v1/admin/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const kibo = await newTeam('Kibo', 'Moshi');
const mawenzi = await newTeam('Mawenzi', 'Moshi');
const eclair = await newTeam('Éclair', 'Arusha', 'Men');

test('ten thousand players are found, sorted and turned page by page, with phone and e-mail', async () => {
  const count = 10_000;
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: 500 }, (_, at) => {
      const no = String(from + at).padStart(5, '0');
      return {
        id: `p${no}`,
        full_name: `Mchezaji ${no}`,
        sort_name: `mchezaji ${no}`,
        team_id: kibo,
        email: `p${no}@example.com`,
        phone: '+255 700 000 000',
        consent: 0,
        created_at: NOW,
        updated_at: NOW,
      };
    });
    await store.db
      .insertInto('player')
      .values(rows as never)
      .execute();
  }
  const last = await register('players?page=200&size=50');
  expect(last).toMatchObject({ total: count, page: 200, size: 50 });
  expect(last.items.at(-1)).toMatchObject({
    fullName: 'Mchezaji 09999',
    email: 'p09999@example.com',
    phone: '+255 700 000 000',
  });
  const [first] = (await register('players?order=desc&sort=email&size=1')).items;
  expect(first.email).toBe('p09999@example.com');
  const found = await register('players?q=04242%20MCHEZAJI');
  expect([found.total, found.items[0].id]).toEqual([1, 'p04242']);
  expect((await register('players?q=kibo&size=1')).total).toBe(count);
  expect((await register('players?page=201')).items).toEqual([]);
  await store.db.deleteFrom('membership').execute();
  await store.db.deleteFrom('player').execute();
});

test('the next of a register, sent as cursor, leads through all its pages', async () => {
  const names: string[] = [];
  let query = 'teams?size=2';
  do {
    const page = await register(query);
    names.push(...page.items.map(({ name }: { name: string }) => name));
    expect(page.page).toBe(query.includes('cursor') ? 2 : 1);
    query = page.next && `teams?size=2&cursor=${page.next}`;
  } while (query);
  expect(names).toEqual(['Éclair', 'Kibo', 'Mawenzi']);
  expect((await register('teams?size=3')).next).toBe(null);
  const foreign = await call('GET', '/api/v1/admin/teams?cursor=abc');
  expect([foreign.status, foreign.body.errors[0].field]).toEqual([400, 'cursor']);
});

test('pattern characters in a search are plain characters', async () => {
  await newTeam('100% Volley_ball', 'Tanga');
  expect((await register('teams?q=100%25')).total).toBe(1);
  expect((await register('teams?q=y_b')).total).toBe(1);
  expect((await register('teams?q=k%25o')).total).toBe(0);
  expect((await register('teams?q=\\')).total).toBe(0);
});

test('teams are found by name, city and coach without case and accents, and filtered', async () => {
  const names = async (query: string) =>
    (await register(`teams?${query}`)).items.map((team: { name: string }) => team.name);
  expect(await names('q=eclair')).toEqual(['Éclair']);
  expect(await names('q=moshi&order=desc')).toEqual(['Mawenzi', 'Kibo']);
  expect(await names('q=moshi%20kib')).toEqual(['Kibo']);
  expect(await names('gender=Men')).toEqual(['Éclair']);
  await create('/players', { fullName: 'Neema', team: mawenzi });
  expect((await names('sort=players&order=desc'))[0]).toBe('Mawenzi');
});

test('a row without a value stands last in both directions', async () => {
  await create('/players', { fullName: 'Asha', team: kibo, email: 'asha@example.com' });
  await create('/players', { fullName: 'Zuhura' });
  const teams = async (order: string) =>
    (await register(`players?sort=team&order=${order}`)).items.map(
      (player: { team: { name: string } | null }) => player.team?.name ?? null,
    );
  expect(await teams('asc')).toEqual(['Kibo', 'Mawenzi', null]);
  expect(await teams('desc')).toEqual(['Mawenzi', 'Kibo', null]);
  expect((await register('players?concern=no-team')).items[0].fullName).toBe('Zuhura');
});

test('the dashboard shows counts and only the concerns that exist', async () => {
  const before = (await call('GET', '/api/v1/admin/summary')).body;
  expect(before.attention).toEqual([]);
  expect(before.counts).toMatchObject({ teams: 4, live: 0, matches: 0 });

  const old = await newMatch(kibo, mawenzi, '2026-11-20');
  const live = await newMatch(kibo, mawenzi, '2026-11-19');
  await call('POST', `/api/v1/matches/${live}/status`, { status: 'Live' });
  await store.db
    .updateTable('match')
    .set({ updated_at: NOW - 3 * 60 * 60 * 1000 - 1 })
    .where('id', '=', live)
    .execute();
  await newMatch(kibo, mawenzi, '2026-11-21', { matchTime: '08:30' });
  await create('/players', { fullName: 'Mtoto', dateOfBirth: '2010-01-01' });
  await create('/players', { fullName: 'Mtu mzima', dateOfBirth: '2008-11-21' });
  await call('POST', '/api/v1/feedback', { message: 'Habari' });

  const { counts, attention } = (await call('GET', '/api/v1/admin/summary')).body;
  expect(counts).toMatchObject({ live: 1, matches: 3 });
  expect(attention).toEqual([
    { kind: 'stale-live', count: 1 },
    { kind: 'results-missing', count: 1 },
    { kind: 'consents', count: 1 },
    { kind: 'feedback', count: 1 },
  ]);
  const ids = async (concern: string) =>
    (await register(`matches?concern=${concern}`)).items.map((match: { id: string }) => match.id);
  expect(await ids('results-missing')).toEqual([old]);
  expect(await ids('stale-live')).toEqual([live]);
  const minors = await register('players?concern=consent');
  expect(minors.items.map((it: { fullName: string }) => it.fullName)).toEqual(['Mtoto']);
});

test('a postponed match wants attention until it has a new date', async () => {
  const id = await newMatch(kibo, mawenzi, '2026-12-12');
  const postponed = async () => ({
    listed: (await register('matches?concern=postponed')).items.map((it: { id: string }) => it.id),
    counted: (await call('GET', '/api/v1/admin/summary')).body.attention.filter(
      ({ kind }: { kind: string }) => kind === 'postponed',
    ),
  });
  const none = { listed: [], counted: [] };
  expect(await postponed()).toEqual(none);
  await call('POST', `/api/v1/matches/${id}/status`, { status: 'postponed' });
  expect(await postponed()).toEqual({ listed: [id], counted: [{ kind: 'postponed', count: 1 }] });
  await call('PATCH', `/api/v1/matches/${id}`, { matchDate: '2026-12-19' });
  await call('POST', `/api/v1/matches/${id}/status`, { status: 'not started' });
  expect(await postponed()).toEqual(none);
});

test('a team, an official or a court booked twice at one time is a clash', async () => {
  const clashing = async () =>
    (await register('matches?concern=clashes&sort=date&order=asc')).items.map(
      (match: { id: string }) => match.id,
    );
  const day = '2026-12-05';
  const first = await newMatch(kibo, mawenzi, day);
  const ninety = await newMatch(kibo, mawenzi, day, { matchTime: '17:30' });
  expect(await clashing()).toEqual([]);
  const second = await newMatch(eclair, kibo, day, { matchTime: '15:00' });
  expect(await clashing()).toEqual([second, first]);
  const why = async () => (await call('GET', '/api/v1/admin/summary')).body.clashes;
  expect(await why()).toMatchObject([
    {
      cause: 'team',
      name: 'Kibo',
      date: day,
      matches: [{ id: second, time: '15:00' }, { id: first }],
    },
  ]);
  await call('DELETE', `/api/v1/matches/${second}`);
  expect(await clashing()).toEqual([]);

  await call('DELETE', `/api/v1/matches/${ninety}`);
  await create('/venues', { name: 'Ukumbi', place: 'Moshi', courts: 2 });
  const others = await Promise.all(['Ndovu', 'Simba', 'Twiga', 'Chui'].map((it) => newTeam(it)));
  const at = { location: 'Ukumbi', matchTime: '16:30' };
  await call('PATCH', `/api/v1/matches/${first}`, at);
  const beside = await newMatch(others[0]!, others[1]!, day, at);
  expect(await clashing()).toEqual([]);
  const third = await newMatch(others[2]!, others[3]!, day, at);
  expect(await clashing()).toContain(third);
  expect(await why()).toMatchObject([{ cause: 'court', name: 'Ukumbi', date: day }]);
  await call('DELETE', `/api/v1/matches/${third}`);
  expect(await clashing()).toEqual([]);

  const official = await create('/officials', { name: 'Mwamuzi' });
  for (const match of [first, beside]) {
    const crew = { officials: [{ official, duty: 'referee1' }] };
    expect((await call('PUT', `/api/v1/matches/${match}/officials`, crew)).status).toBe(200);
  }
  expect((await clashing()).toSorted()).toEqual([first, beside].toSorted());
  const [clash] = await why();
  expect(clash).toMatchObject({ cause: 'official', name: 'Mwamuzi' });
  expect(clash.matches.map(({ team1 }: { team1: string }) => team1).toSorted()).toContain('Ndovu');
});

test('matches are found by both teams, league, place, status and days', async () => {
  const league = await create('/leagues', {
    name: 'Ligi ya Taifa',
    type: 'League',
    startsAt: '2027-01-01',
    location: 'Tanga',
    partner: 'N/A',
  });
  const match = await newMatch(eclair, kibo, '2027-02-01', { matchType: league });
  const total = async (query: string) => (await register(`matches?${query}`)).total;
  expect(await total('q=eclair%20kibo%20taifa')).toBe(1);
  expect(await total('q=eclair%20mawenzi')).toBe(0);
  expect(await total(`league=${league}`)).toBe(1);
  expect(await total('from=2027-02-01&to=2027-02-01')).toBe(1);
  expect(await total('from=2027-02-02')).toBe(0);
  expect(await total('status=Live')).toBe(1);
  const sorted = await register('matches?sort=team1&order=asc&size=1');
  expect(sorted.items[0].id).toBe(match);
  expect((await register('leagues?q=tanga&sort=startsAt')).items[0].id).toBe(league);
  expect((await register('leagues?type=Beach')).total).toBe(0);
});

test('accounts are found by name and e-mail and filtered by role', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
  await addUser(store, author, {
    email: 'neema@example.com',
    name: 'Neema',
    role: 'Coach',
    password: 'a long password',
  });
  expect((await register('users?role=Coach')).items).toMatchObject([{ name: 'Neema' }]);
  expect((await register('users?q=NEEMA@')).total).toBe(1);
  expect((await register('users?sort=createdAt&order=desc')).total).toBe(2);
});

const PATHS = [
  'matches',
  'teams',
  'players',
  'leagues',
  'clubs',
  'seasons',
  'users',
  'officials',
  'partners',
  'venues',
  'news',
  'summary',
];

test.each(PATHS)('/admin/%s is for administrators only', async (path) => {
  const author = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
  const email = `${path}@example.com`;
  await addUser(store, author, { email, name: path, role: 'Coach', password: 'a long password' });
  const token = await addToken(store, author, { email, name: 'test' });
  const address = `/api/v1/admin/${path}`;
  expect((await call('GET', address, undefined, { token: null })).status).toBe(401);
  expect((await call('GET', address, undefined, { token })).status).toBe(403);
  const answer = await call('GET', address);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test.each(['page=0', 'page=1.5', 'size=101', 'sort=password', 'order=up', 'concern=none'])(
  'a query such as %s is refused by name',
  async (query) => {
    const { status, body } = await call('GET', `/api/v1/admin/players?${query}`);
    expect([status, body.errors[0].field]).toEqual([400, query.split('=')[0]]);
  },
);

test('every admin list is in the API description', async () => {
  const { body } = await call('GET', '/api/v1/openapi.json');
  // Messages of the office are no list of records: `server/site/messages` has its tests.
  const described = Object.keys(body.paths).filter(
    (path) => path.startsWith('/admin/') && path !== '/admin/messages',
  );
  expect(described.toSorted()).toEqual(PATHS.map((path) => `/admin/${path}`).toSorted());
  const parameters = body.paths['/admin/players'].get.parameters.map(
    ({ name }: { name: string }) => name,
  );
  expect(parameters).toContain('concern');
});
