import { afterAll, expect, test } from 'vitest';
import { addToken } from '#server/accounts/tokens/commands.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { forgetOldViews, keepViews } from './commands.ts';
import { createViewCounter } from './view-counter.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/149.0.0.0 Mobile';
const NOON = Date.parse('2026-11-20T09:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
let now = NOON;
const clock = () => now;
const views = createViewCounter(clock);
const server = await startTestServer({ clock, views });
afterAll(() => server.stop());
const { call, store } = server;
const author = { actor: { kind: 'system', name: 'test' }, now: NOON } as const;

async function person(name: string) {
  const email = `${name}@example.com`;
  const id = await addUser(store, author, { email, name, role: 'Partner', password: 'long one 1' });
  return { id, token: await addToken(store, author, { email, name: 'test' }) };
}

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

async function leagueOf(partner: string, name: string): Promise<string> {
  const season = { type: 'League', startsAt: '2026-11-01', location: 'Tanga' };
  return create('/leagues', { ...season, name, partner });
}

async function matchOf(league: string): Promise<string> {
  const town = { city: 'Tanga', gender: 'Women', coach: 'N/A' };
  const team1 = await create('/teams', { ...town, name: 'Moja' });
  const team2 = await create('/teams', { ...town, name: 'Mbili' });
  for (const team of [team1, team2]) await call('POST', `/api/v1/leagues/${league}/teams/${team}`);
  const when = { matchDate: '2026-11-20', matchTime: '16:00' };
  return create('/matches', { team1, team2, matchType: league, ...when });
}

test('a partner sees the page views of its leagues and their matches', async () => {
  const own = await person('own');
  const partner = await create('/partners', { name: 'Benki', account: own.id });
  const league = await leagueOf(partner, 'Ligi');
  const other = await leagueOf('N/A', 'Nyingine');
  const match = await matchOf(league);
  now = NOON - 29 * DAY;
  views.countView({ subject: 'league', id: league }, PHONE);
  await keepViews(store.db, views);
  now = NOON;
  views.countView({ subject: 'league', id: other }, PHONE);
  for (const _ of [1, 2]) views.countView({ subject: 'match', id: match }, PHONE);
  views.countFollower({ subject: 'match', id: match }, PHONE);
  // Another node has counted the same page on the same day.
  const node = createViewCounter(clock);
  node.countView({ subject: 'match', id: match }, PHONE);
  await keepViews(store.db, node);

  const path = `/api/v1/partners/${partner}/reach`;
  const { status, body } = await call('GET', path, undefined, { token: own.token });
  expect(status).toBe(200);
  expect(body.leagues).toHaveLength(1);
  expect(body.leagues[0].league).toEqual({ id: league, name: 'Ligi' });
  expect(body.leagues[0].total).toEqual({ leaguePages: 1, matchPages: 3, followers: 1 });
  expect(body.leagues[0].days).toHaveLength(30);
  expect(body.leagues[0].days[0]).toMatchObject({ date: '2026-10-22', leaguePages: 1 });
  const today = { date: '2026-11-20', leaguePages: 0, matchPages: 3, followers: 1 };
  expect(body.leagues[0].days[29]).toEqual(today);

  const file = await call('GET', `${path}.csv`, undefined, { token: own.token });
  expect(file.headers.get('content-disposition')).toContain('reach.csv');
  expect(file.body).toContain('2026-11-20,Ligi,0,3,1\r\n');
  expect(file.body.split('\r\n')).toHaveLength(1 + 30 + 1);
});

test('page views are shown to that partner and administrators only', async () => {
  const own = await person('mine');
  const another = await person('another');
  const partner = await create('/partners', { name: 'Simu', account: own.id });
  await create('/partners', { name: 'Maji', account: another.id });
  for (const path of [
    `/api/v1/partners/${partner}/reach`,
    `/api/v1/partners/${partner}/reach.csv`,
  ]) {
    const statusFor = async (token: string | null | undefined) =>
      (await call('GET', path, undefined, token === undefined ? {} : { token })).status;
    expect(await statusFor(own.token)).toBe(200);
    expect(await statusFor(undefined)).toBe(200);
    expect(await statusFor(another.token)).toBe(403);
    expect(await statusFor(null)).toBe(401);
  }
  await call('PATCH', `/api/v1/partners/${partner}`, { account: another.id });
  const path = `/api/v1/partners/${partner}/reach`;
  expect((await call('GET', path, undefined, { token: own.token })).status).toBe(403);
  expect((await call('GET', '/api/v1/partners/none/reach')).status).toBe(404);
  expect(server.failures).toEqual([]);
});

test('views older than two seasons are deleted', async () => {
  now = NOON - 500 * DAY;
  views.countView({ subject: 'league', id: 'old' }, PHONE);
  await keepViews(store.db, views);
  now = NOON;
  const old = store.db.selectFrom('page_view').selectAll().where('subject_id', '=', 'old');
  expect(await old.execute()).toHaveLength(1);
  await forgetOldViews(store.db, now);
  expect(await old.execute()).toEqual([]);
});

test('views that could not be saved stay counted', async () => {
  const counter = createViewCounter(clock);
  counter.countView({ subject: 'league', id: 'kept' }, PHONE);
  await store.db.schema.alterTable('page_view').renameTo('page_view_away').execute();
  await expect(keepViews(store.db, counter)).rejects.toThrow();
  await store.db.schema.alterTable('page_view_away').renameTo('page_view').execute();
  expect(counter.take()).toMatchObject([{ id: 'kept', views: 1 }]);
});
