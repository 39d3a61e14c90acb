import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.parse('2026-11-01T10:00:00Z');
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());

async function created(path: string, body: object): Promise<string> {
  now += 1000;
  const answer = await server.call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const read = async (path: string, asAdmin = false) =>
  (await server.call('GET', `/api/v1${path}`, undefined, asAdmin ? {} : { token: null })).body;

const TEAM = { city: 'Moshi', coach: 'N/A', gender: 'Women' };
const LEAGUE = { type: 'League', startsAt: '2026-12-01', location: 'Dodoma', partner: 'N/A' };
const PERSON = { email: '', dateOfBirth: '1999-01-01' };
const teams = [
  await created('/teams', { ...TEAM, name: 'Chui' }),
  await created('/teams', { ...TEAM, name: 'Simba' }),
  await created('/teams', { ...TEAM, name: 'Tembo' }),
];
const FIXTURE = { team1: teams[0], team2: teams[1], matchType: 'Friendly', matchTime: '15:00' };
const LISTS = [
  { path: '/teams', ids: teams, change: { about: 'Hodari' } },
  {
    path: '/leagues',
    ids: [
      await created('/leagues', { ...LEAGUE, name: 'Ligi Kuu' }),
      await created('/leagues', { ...LEAGUE, name: 'Ligi Ndogo' }),
    ],
    change: { about: 'Mpya' },
  },
  {
    path: '/players',
    ids: [
      await created('/players', { ...PERSON, email: 'a@example.org', fullName: 'Asha Mosha' }),
      await created('/players', { ...PERSON, email: 'b@example.org', fullName: 'Bahati Juma' }),
    ],
    change: { nickname: 'Radi' },
  },
  {
    path: '/matches',
    ids: [
      await created('/matches', { ...FIXTURE, matchDate: '2026-12-05' }),
      await created('/matches', { ...FIXTURE, matchDate: '2026-12-06' }),
    ],
    change: { court: '2' },
  },
];

test.each(LISTS)('$path since an instant has what was changed from then on', async (list) => {
  now += 60_000;
  const since = new Date(now).toISOString();
  const changed = list.ids.at(-1)!;
  expect((await read(`${list.path}?updatedSince=${since}`)).items).toEqual([]);
  const { status } = await server.call('PATCH', `/api/v1${list.path}/${changed}`, list.change);
  expect(status).toBe(200);
  const { items } = await read(`${list.path}?updatedSince=${since}&total=true`);
  expect(items.map(({ id }: { id: string }) => id)).toEqual([changed]);
  now += 1;
  const later = new Date(now).toISOString();
  expect((await read(`${list.path}?updatedSince=${later}`)).items).toEqual([]);
});

test.each(LISTS)('$path counts all pages where it is asked to, and only then', async (list) => {
  const first = await read(`${list.path}?limit=1&total=true`);
  expect([first.items.length, first.total]).toEqual([1, list.ids.length]);
  const second = await read(`${list.path}?limit=1&total=true&cursor=${first.next}`);
  expect([second.items.length, second.total]).toEqual([1, list.ids.length]);
  expect(await read(`${list.path}?limit=1`)).not.toHaveProperty('total');
  expect(await read(`${list.path}?limit=1&total=false`)).not.toHaveProperty('total');
});

test('totals follow the filters of a list', async () => {
  expect((await read('/teams?q=chui&total=true')).total).toBe(1);
  expect((await read(`/matches?team=${teams[1]}&date=2026-12-05&total=true`)).total).toBe(1);
  expect((await read(`/matches?team=${teams[2]}&total=true`)).total).toBe(0);
});

test('the total of players counts nobody who may not be named', async () => {
  const minor = { fullName: 'Mdogo', dateOfBirth: '2015-01-01', email: 'm@example.org' };
  await created('/players', minor);
  const { items, total } = await read('/players?total=true');
  expect(total).toBe(items.length);
  expect((await read('/players?total=true', true)).total).toBe(total + 1);
});

test('an instant without an offset is refused by its name', async () => {
  const { code, errors } = await read('/matches?updatedSince=2026-11-01T10:00:00');
  expect([code, errors[0].field]).toEqual(['INVALID_FIELDS', 'updatedSince']);
});
