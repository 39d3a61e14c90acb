import { expect, test } from 'vitest';
import { yearsBefore } from '#server/platform/time/local-time.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { DEMO_AUTHOR, loadDemo } from './commands.ts';
import { memoryStorage } from './pictures/memory-storage.ts';
import { prepareDemo } from './prepare-demo.ts';
import { settlePast } from './settle-past.ts';

const storage = memoryStorage();
const now = Date.parse('2026-03-18T12:00:00Z');
const author = { actor: DEMO_AUTHOR, now };
const DAY_MS = 24 * 60 * 60 * 1000;

test('an empty installation becomes leagues with results behind and fixtures before them', async () => {
  const { store, call, stop, failures } = await startTestServer();
  await loadDemo(store, author);
  const { body: leagues } = await call('GET', '/api/v1/leagues');
  const types = new Set(leagues.items.map((league: { type: string }) => league.type));
  expect([...types].sort()).toEqual(['Beach', 'Bonanza', 'League', 'Tournament']);
  for (const league of leagues.items) {
    expect(`${league.name} ${league.about}`).toMatch(/\(demo\).*demonstration/);
    const { body } = await call('GET', `/api/v1/leagues/${league.id}/standings`);
    expect(body.rows.length).toBe(league.teamCount);
    expect(body.rows[0].won).toBeGreaterThan(0);
  }
  const matches = await store.db.selectFrom('match').selectAll().execute();
  for (const { id, name, startsAt } of leagues.items) {
    const days = matches.filter(({ league_id }) => league_id === id).map((m) => m.match_date);
    expect([name, days.toSorted()[0]], 'begins with its first match').toEqual([name, startsAt]);
  }
  expect(matches.every((match) => match.demo === 1)).toBe(true);
  const past = matches.filter((match) => match.status === 'ended');
  const coming = matches.filter((match) => match.status === 'not started');
  expect([past.length > 150, coming.length > 20]).toEqual([true, true]);
  expect(past.length + coming.length).toBe(matches.length);
  expect(Math.max(...past.map((match) => match.starts_at))).toBeLessThan(now);
  expect(past.every((match) => match.decided === 1)).toBe(true);
  expect(failures).toEqual([]);
  await stop();
});

test('players of the demonstration are adults, and its coaches have accounts without a password', async () => {
  const { store, call, stop } = await startTestServer();
  await loadDemo(store, author);
  const players = await store.db
    .selectFrom('player')
    .select(['date_of_birth', 'full_name'])
    .execute();
  const of18 = yearsBefore('2026-03-18', 18);
  expect(players.length).toBeGreaterThan(500);
  expect(players.every((player) => player.date_of_birth! < of18)).toBe(true);
  expect(new Set(players.map((player) => player.full_name)).size).toBe(players.length);
  const coaches = await store.db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'Coach')
    .execute();
  const accounts = await store.db.selectFrom('account').select('userId').execute();
  expect(coaches.length).toBeGreaterThan(3);
  expect(accounts.filter(({ userId }) => coaches.some(({ id }) => id === userId))).toEqual([]);
  const { body } = await call('GET', '/api/v1/teams?q=jeshi');
  expect(body.items[0].coachName).toMatch(/^\w+ \w+$/);
  await stop();
});

test('the demonstration fills grounds, officials, partners and news', async () => {
  const { store, call, stop } = await startTestServer({ clock: () => now });
  await loadDemo(store, author);
  const { body: venues } = await call('GET', '/api/v1/venues');
  expect(venues.items.length).toBeGreaterThan(5);
  const { body: summary } = await call('GET', '/api/v1/admin/summary');
  expect(summary.clashes).toEqual([]);
  const { body: officials } = await call('GET', '/api/v1/admin/officials');
  expect(officials.total).toBeGreaterThan(10);
  const { body: partners } = await call('GET', '/api/v1/admin/partners');
  for (const { name, account, leagueCount } of partners.items) {
    expect([name.endsWith('(demo)'), account !== null, leagueCount > 0]).toEqual([
      true,
      true,
      true,
    ]);
  }
  expect(partners.total).toBe(2);
  for (const [language, word] of [
    ['en', 'invented'],
    ['sw', 'imebuniwa'],
  ]) {
    const { body: news } = await call('GET', `/api/v1/news?language=${language}`);
    expect(news.items.length).toBeGreaterThan(2);
    expect(news.items.every(({ text }: { text: string }) => text.includes(word!))).toBe(true);
    expect(news.items.filter(({ league, team }: any) => league || team)).toHaveLength(3);
  }
  const { body: matches } = await call('GET', '/api/v1/matches?from=2026-03-18&to=2026-03-22');
  const crew = await call('GET', `/api/v1/matches/${matches.items[0].id}/officials`);
  expect(crew.body.items.map(({ duty }: { duty: string }) => duty)).toContain('referee1');
  await stop();
});

test('the same day gives the same demonstration, and it goes into an empty installation only', async () => {
  const results = async () => {
    const { store, stop } = await startTestServer();
    await loadDemo(store, author);
    const rows = await store.db
      .selectFrom('match')
      .innerJoin('team as t1', 't1.id', 'match.team1_id')
      .innerJoin('team as t2', 't2.id', 'match.team2_id')
      .select(['match_date', 't1.name as team1', 't2.name as team2', 'sets', 'round'])
      .execute();
    await expect(loadDemo(store, author)).rejects.toThrow('empty installation');
    await stop();
    return rows.map((row) => JSON.stringify(row)).sort();
  };
  expect(await results()).toEqual(await results());
});

test('fixtures of the demonstration get results as days pass', async () => {
  const { store, call, stop } = await startTestServer();
  await loadDemo(store, author);
  const later = { ...author, now: now + 5 * DAY_MS };
  const settled = await settlePast(store, later);
  expect(settled).toBeGreaterThan(5);
  expect(await settlePast(store, later)).toBe(0);
  const { body } = await call('GET', '/api/v1/matches?status=not%20started&limit=100');
  const starts = body.items.map((match: { startsAt: string }) => Date.parse(match.startsAt));
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.min(...starts)).toBeGreaterThan(later.now - 3 * 60 * 60 * 1000);
  await stop();
});

test('an installation with its own database or data, or with DEMO=off, gets no demonstration', async () => {
  const { store, call, stop } = await startTestServer();
  const fresh = { isOwnFile: true, isNew: true };
  expect(await prepareDemo({ store, storage }, 'off', fresh, now)).toBe(false);
  expect(
    await prepareDemo({ store, storage }, 'auto', { isOwnFile: false, isNew: true }, now),
  ).toBe(false);
  expect(
    await prepareDemo({ store, storage }, 'auto', { isOwnFile: true, isNew: false }, now),
  ).toBe(false);
  const team = { name: 'Jeshi', city: 'Moshi', coach: 'N/A', gender: 'Men' };
  const { body } = await call('POST', '/api/v1/teams', team);
  expect(await prepareDemo({ store, storage }, 'on', fresh, now)).toBe(false);
  expect(await prepareDemo({ store, storage }, 'auto', fresh, now)).toBe(false);
  await call('DELETE', `/api/v1/teams/${body.id}`);
  expect(await prepareDemo({ store, storage }, 'on', fresh, now)).toBe(false);
  expect((await call('GET', '/api/v1/leagues')).body.items).toEqual([]);
  await stop();
});

test('a new data folder gets the demonstration and keeps it', async () => {
  const { store, stop } = await startTestServer();
  expect(await prepareDemo({ store, storage }, 'auto', { isOwnFile: true, isNew: true }, now)).toBe(
    true,
  );
  expect(
    await prepareDemo({ store, storage }, 'auto', { isOwnFile: true, isNew: false }, now),
  ).toBe(true);
  expect(await prepareDemo({ store, storage }, 'off', { isOwnFile: true, isNew: false }, now)).toBe(
    false,
  );
  await stop();
});
