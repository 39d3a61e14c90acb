import { afterAll, expect, test } from 'vitest';
import { newId } from '#server/platform/db/id.ts';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';

const DAY = '2027-01-10';
const NOW = Date.parse(`${DAY}T12:00:00Z`);
const server = await startTestServer({ clock: () => NOW });
afterAll(() => server.stop());
const { call, store } = server;

const THREE_NIL = { sets: [25, 25, 25].map((most) => [most, 20]) };
const THREE_ONE = {
  sets: [
    [25, 20],
    [20, 25],
    [25, 20],
    [25, 20],
  ],
};
const NIL_THREE = { sets: [25, 25, 25].map((most) => [20, most]) };

async function newMatch() {
  const { id: league, teams } = await newLeague(server, ['Simba', 'Yanga', 'Azam']);
  const fixture = { team1: teams.Simba, team2: teams.Yanga, matchType: league };
  const facts = { ...fixture, matchDate: DAY, matchTime: '10:00' };
  const { id } = (await call('POST', '/api/v1/matches', facts)).body;
  const path = `/api/v1/matches/${id}`;
  const links = (await call('POST', `${path}/captain-links`)).body.items;
  const report = async (side: 0 | 1, result: object) => {
    const body = { token: links[side].token, ...result };
    return call('POST', '/api/v1/captain-reports', body, { token: null });
  };
  const publish = async (team: string, body: object = {}) => {
    const { items } = (await call('GET', `${path}/captain-reports`)).body;
    const found = items.find((item: { team: { id: string } }) => item.team.id === team);
    return call('POST', `${path}/captain-reports/${found.id}/publication`, body);
  };
  return { id, path, league, teams, report, publish };
}

const failed = ({ status, body }: { status: number; body: any }) => [
  status,
  body.code,
  body.errors?.[0]?.field,
];

test('the secretary of a league makes its links, and the one of another league makes none', async () => {
  const { league } = await newMatch();
  const { league: elsewhere } = await newMatch();
  const secretary = await addPerson(server, 'katibu');
  await call('PUT', `/api/v1/leagues/${league}/secretaries/${secretary.id}`);
  const links = (id: string) => secretary.ask('POST', `/leagues/${id}/captain-links`, { day: DAY });
  expect((await links(league)).status).toBe(201);
  expect((await links(elsewhere)).status).toBe(403);
});

test('a day of more than 100 matches gets no links at once', async () => {
  const { id, league } = await newMatch();
  const row = await store.db
    .selectFrom('match')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 99 }, () => ({ ...row, id: newId(NOW) }));
  await store.db.insertInto('match').values(copies).execute();
  const links = () => call('POST', `/api/v1/leagues/${league}/captain-links`, { day: DAY });
  expect((await links()).body.items).toHaveLength(100);
  await store.db
    .insertInto('match')
    .values({ ...row, id: newId(NOW) })
    .execute();
  const before = await store.db.selectFrom('captain_link').select('id').execute();
  const many = await links();
  expect(failed(many)).toEqual([422, 'TOO_MANY_MATCHES', 'day']);
  expect(many.body.errors[0].message).toContain('100');
  expect(await store.db.selectFrom('captain_link').select('id').execute()).toHaveLength(
    before.length,
  );
});

test('a match that is cancelled takes no report', async () => {
  const match = await newMatch();
  await call('POST', `${match.path}/status`, { status: 'cancelled' });
  expect(failed(await match.report(0, THREE_NIL))[1]).toBe('MATCH_CALLED_OFF');
});

test('the office publishes a report with fewer sets over a result only where it says so', async () => {
  const match = await newMatch();
  await match.report(0, THREE_ONE);
  await match.report(1, NIL_THREE);
  expect((await match.publish(match.teams.Simba!)).body.winner).toBe('team1');
  const refused = await match.publish(match.teams.Yanga!);
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'replace']);
  expect((await call('GET', match.path)).body.winner).toBe('team1');
  const replaced = await match.publish(match.teams.Yanga!, { replace: true });
  expect([replaced.status, replaced.body.winner]).toEqual([200, 'team2']);
});

test('numbers belong to teams of the league, and a number to one of them', async () => {
  const { league, teams } = await newMatch();
  const put = (team: string | undefined, numbers: string[]) =>
    call('PUT', `/api/v1/leagues/${league}/captain-numbers/${team}`, { numbers });
  const elsewhere = await newMatch();
  expect(failed(await put(elsewhere.teams.Simba, ['0712000001']))).toEqual([
    404,
    'NOT_FOUND',
    undefined,
  ]);
  expect((await put(teams.Simba, ['0712000001', '0712000002'])).status).toBe(204);
  expect(failed(await put(teams.Yanga, ['0712000003', '0712000001']))).toEqual([
    422,
    'NUMBER_OF_OTHER_TEAM',
    'numbers',
  ]);
  const { items } = (await call('GET', `/api/v1/leagues/${league}/captain-numbers`)).body;
  const listed = items.map((item: any) => [item.team.name, item.numbers]);
  expect(Object.fromEntries(listed)).toEqual({
    Azam: [],
    Simba: ['+255712000001', '+255712000002'],
    Yanga: [],
  });
});

test('the number of a team that has left the league may be of another team', async () => {
  const { league, teams } = await newMatch();
  const put = (team: string | undefined, numbers: string[]) =>
    call('PUT', `/api/v1/leagues/${league}/captain-numbers/${team}`, { numbers });
  await put(teams.Azam, ['0712000001']);
  await put(teams.Simba, ['0712000002']);
  expect((await call('DELETE', `/api/v1/leagues/${league}/teams/${teams.Azam}`)).status).toBe(204);
  expect((await put(teams.Simba, ['0712000001', '0712000003'])).status).toBe(204);
  const trail = await trailOf(store, `league:${league}`);
  expect(trail.at(-1)).toEqual([
    'league.captain-numbers',
    { team: teams.Simba, count: 1 },
    { team: teams.Simba, count: 2 },
  ]);
});
