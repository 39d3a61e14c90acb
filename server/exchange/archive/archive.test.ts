import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { restore } from './commands.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

const LEAGUE = { type: 'League', startsAt: '2026-07-26', location: 'Arusha', partner: 'N/A' };
const TEAM = { city: 'Moshi', coach: 'N/A', gender: 'Men' };

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1/${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

async function newMatch(): Promise<string> {
  const team1 = await create('teams', { ...TEAM, name: 'Chui' });
  const team2 = await create('teams', { ...TEAM, name: 'Faru' });
  const day = { matchDate: '2026-12-01', matchTime: '16:00' };
  return create('matches', { team1, team2, matchType: 'Friendly', ...day });
}

const KINDS: Record<string, { path: string; make: () => Promise<string>; shown: object }> = {
  team: {
    path: 'teams',
    make: () => create('teams', { ...TEAM, name: 'Simba' }),
    shown: { name: 'Simba', detail: 'Moshi' },
  },
  league: {
    path: 'leagues',
    make: () => create('leagues', { ...LEAGUE, name: 'Ligi' }),
    shown: { name: 'Ligi', detail: 'Arusha' },
  },
  player: {
    path: 'players',
    make: () => create('players', { fullName: 'Neema Juma' }),
    shown: { name: 'Neema Juma', detail: '' },
  },
  match: { path: 'matches', make: newMatch, shown: { name: 'Chui – Faru', detail: '2026-12-01' } },
  news: {
    path: 'news',
    make: () => create('news', { title: 'Mpya', text: 'x', publishedAt: '2025-01-01T22:00:00Z' }),
    shown: { name: 'Mpya', detail: '2025-01-02' },
  },
  venue: {
    path: 'venues',
    make: () => create('venues', { name: 'Ukumbi', place: 'Tanga' }),
    shown: { name: 'Ukumbi', detail: 'Tanga' },
  },
};

const SECOND_VENUE = { name: 'Ukumbi wa pili', place: 'Tanga' };

async function idsIn(path: string): Promise<string[]> {
  const { body } = await call('GET', `/api/v1/${path}?limit=100`);
  return body.items.map((it: { id: string }) => it.id);
}

test.each(Object.entries(KINDS))('an archived %s is listed and comes back', async (kind, it) => {
  const id = await it.make();
  expect((await call('GET', `/api/v1/archive?kind=${kind}`)).body.items).toEqual([]);
  await call('DELETE', `/api/v1/${it.path}/${id}`);
  expect(await idsIn(it.path)).not.toContain(id);
  const { body } = await call('GET', `/api/v1/archive?kind=${kind}`);
  expect(body.items[0]).toMatchObject({ kind, id, ...it.shown });
  expect(Date.parse(body.items[0].archivedAt)).toBeGreaterThan(0);

  const restored = await call('POST', `/api/v1/archive/${kind}/${id}/restore`);
  expect([restored.status, restored.body]).toEqual([
    200,
    { kind, id, ...it.shown, archivedAt: null },
  ]);
  expect(await idsIn(it.path)).toContain(id);
  const after = await call('GET', `/api/v1/archive?kind=${kind}`);
  expect(after.body.items).toEqual([]);
});

test.each(Object.entries(KINDS))(
  'a %s restored twice at once is restored once',
  async (kind, it) => {
    const id = kind === 'venue' ? await create('venues', SECOND_VENUE) : await it.make();
    await call('DELETE', `/api/v1/${it.path}/${id}`);
    const path = `/api/v1/archive/${kind}/${id}/restore`;
    const answers = await Promise.all([call('POST', path), call('POST', path), call('POST', path)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const trail = await call('GET', `/api/v1/audit?subject=${kind}:${id}`);
    const actions = trail.body.items.map((entry: { action: string }) => entry.action);
    expect(actions.filter((action: string) => action === `${kind}.restore`)).toHaveLength(1);
  },
);

test('a restored player is in the team again unless it is archived', async () => {
  const team = await create('teams', { ...TEAM, name: 'Home' });
  const player = await create('players', { fullName: 'Juma' });
  await call('POST', `/api/v1/teams/${team}/players`, { playerId: player });
  const archive = () => call('DELETE', `/api/v1/players/${player}`);
  const back = () => call('POST', `/api/v1/archive/player/${player}/restore`);
  await archive();
  await back();
  expect((await call('GET', `/api/v1/players/${player}`)).body.team).toMatchObject({ id: team });
  await archive();
  await call('DELETE', `/api/v1/teams/${team}`);
  await back();
  expect((await call('GET', `/api/v1/players/${player}`)).body.team).toBeNull();
});

test('a restored match publishes a new version', async () => {
  const id = await newMatch();
  await call('DELETE', `/api/v1/matches/${id}`);
  const changes: unknown[] = [];
  const { publish } = store;
  store.publish = (some) => {
    changes.push(...some.flatMap((change) => change.topics));
    publish(some);
  };
  await call('POST', `/api/v1/archive/match/${id}/restore`);
  store.publish = publish;
  expect(changes).toEqual(['site', `match:${id}`]);
  expect((await call('GET', `/api/v1/matches/${id}`)).body.version).toBe(3);
});

test('a venue whose name was taken meanwhile cannot be restored', async () => {
  const venue = { name: 'Taken', place: 'Tanga' };
  const id = await create('venues', venue);
  await call('DELETE', `/api/v1/venues/${id}`);
  await create('venues', venue);
  const answer = await call('POST', `/api/v1/archive/venue/${id}/restore`);
  expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT']);
});

test('the archive is listed page after page, the latest first', async () => {
  const ids = [];
  for (let n = 0; n < 5; n += 1) {
    const id = await create('news', { title: `${n}`, text: 'x' });
    await call('DELETE', `/api/v1/news/${id}`);
    ids.unshift(id);
  }
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await call('GET', `/api/v1/archive?kind=news&limit=2&cursor=${cursor}`);
    seen.push(...body.items.map((it: { id: string }) => it.id));
    cursor = body.next ?? '';
  } while (cursor !== '');
  expect(seen).toEqual(ids);
});

test('the archive is open to administrators only, and to the kinds that it has', async () => {
  const id = await KINDS.team!.make();
  await call('DELETE', `/api/v1/teams/${id}`);
  const signedOut = { token: null };
  const path = `/api/v1/archive/team/${id}/restore`;
  expect((await call('GET', '/api/v1/archive?kind=team', undefined, signedOut)).status).toBe(401);
  expect((await call('POST', path, undefined, signedOut)).status).toBe(401);
  expect(await idsIn('teams')).not.toContain(id);
  expect((await call('GET', '/api/v1/archive?kind=user')).status).toBe(400);
  expect((await call('POST', `/api/v1/archive/user/${id}/restore`)).status).toBe(400);
  for (const kind of Object.keys(KINDS)) {
    expect((await call('POST', `/api/v1/archive/${kind}/none/restore`)).status).toBe(404);
  }
  expect((await call('GET', '/api/v1/archive?kind=news&cursor=WyJhIiwiYiJd')).status).toBe(200);
  expect(server.failures).toEqual([]);
});

const NOW = Date.now();
const userOf = (secretaryOf: readonly string[]) =>
  ({
    actor: {
      kind: 'user',
      id: 'x',
      name: 'x',
      email: 'x',
      role: 'Fan',
      secretaryOf,
      managerOf: [],
    },
    now: NOW,
  }) as const;

test('a secretary restores matches of the own league, and nothing else', async () => {
  const league = await create('leagues', { ...LEAGUE, name: 'Ligi ya katibu' });
  const team1 = await create('teams', { ...TEAM, name: 'Twiga' });
  const team2 = await create('teams', { ...TEAM, name: 'Nyati' });
  for (const team of [team1, team2]) await call('POST', `/api/v1/leagues/${league}/teams/${team}`);
  const day = { matchDate: '2026-12-01', matchTime: '16:00' };
  const match = await create('matches', { team1, team2, matchType: league, ...day });
  const news = await create('news', { title: 'Mpya', text: 'x' });
  await call('DELETE', `/api/v1/matches/${match}`);
  await call('DELETE', `/api/v1/news/${news}`);
  const forbidden = { code: 'FORBIDDEN' };
  await expect(restore(store, userOf(['other']), 'match', match)).rejects.toMatchObject(forbidden);
  await expect(restore(store, userOf([league]), 'news', news)).rejects.toMatchObject(forbidden);
  expect([await idsIn('matches'), await idsIn('news')].flat()).not.toContain(match);
  await restore(store, userOf([league]), 'match', match);
  expect(await idsIn('matches')).toContain(match);
  expect(await idsIn('news')).not.toContain(news);
});

test('a row that does not exist is not found, and leaves no entry in the audit log', async () => {
  const author = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
  const missing = { code: 'NOT_FOUND', text: { key: 'entry.notFound' } };
  await expect(restore(store, author, 'team', 'nobody')).rejects.toMatchObject(missing);
  expect((await call('GET', '/api/v1/audit?subject=team:nobody')).body.items).toEqual([]);
});

test('a player who was restored and changed teams stays there when somebody restores once more', async () => {
  const first = await create('teams', { ...TEAM, name: 'Wa kwanza' });
  const second = await create('teams', { ...TEAM, name: 'Wa pili' });
  const player = await create('players', { fullName: 'Hamisi', team: first });
  const back = () => call('POST', `/api/v1/archive/player/${player}/restore`);
  await call('DELETE', `/api/v1/players/${player}`);
  await back();
  await call('POST', `/api/v1/teams/${second}/players`, { playerId: player });
  expect((await back()).status).toBe(200);
  expect((await call('GET', `/api/v1/players/${player}`)).body.team).toMatchObject({ id: second });
});

test('without a kind the archive opens on what was archived last', async () => {
  const team = await create('teams', { ...TEAM, name: 'Nyati' });
  await call('DELETE', `/api/v1/teams/${team}`);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const match = await newMatch();
  await call('DELETE', `/api/v1/matches/${match}`);
  const { items } = (await call('GET', '/api/v1/archive')).body;
  expect([items[0].kind, items[0].id]).toEqual(['match', match]);
});
