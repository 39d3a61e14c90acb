import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instantOf } from '#server/platform/time/local-time.ts';
import { plansOf } from '#server/testing/plans-of.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { listPlaces } from '../venues/queries.ts';
import { listMatchDays, listMatches, type MatchQuery } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { store } = server;

const HOURS = ['00:00', '09:30', '23:30'];
/** The first is no venue on record; the others are, the last of them elsewhere. */
const GROUNDS = ['Uwanja wa shule', 'Majengo', 'Mawenzi', 'Jamhuri'];
let teams: string[];
let league: string;

beforeAll(async () => {
  teams = await Promise.all(['Kibo', 'Mawenzi', 'Shira'].map(createTeam));
  league = await create('/leagues', {
    name: 'Ligi',
    type: 'League',
    startsAt: '2026-03-01',
    location: 'Moshi',
    partner: 'N/A',
  });
  for (const id of teams) await server.call('POST', `/api/v1/leagues/${league}/teams/${id}`);
  await create('/venues', { name: GROUNDS[1], place: 'Moshi' });
  await create('/venues', { name: GROUNDS[2], place: 'Moshi' });
  await create('/venues', { name: GROUNDS[3], place: 'Dodoma' });
  for (let no = 0; no < 36; no += 1) {
    const home = teams[no % 3]!;
    const away = teams[(no + 1 + (no % 2)) % 3]!;
    await create('/matches', {
      team1: home,
      team2: away,
      matchType: no % 4 === 0 ? 'Friendly' : league,
      matchDate: `2026-03-${String(1 + Math.floor(no / 3)).padStart(2, '0')}`,
      matchTime: HOURS[no % 3],
      location: GROUNDS[no % 4],
    });
  }
  // So that some are over, and some of the rest are not to be seen.
  await store.db
    .updateTable('match')
    .set({ status: 'ended', winner: 'team1' })
    .where(sql<boolean>`starts_at % 7 < 3`)
    .execute();
  await store.db
    .updateTable('match')
    .set({ archived_at: 1 })
    .where(sql<boolean>`starts_at % 11 = 0`)
    .execute();
});

async function create(path: string, body: object): Promise<string> {
  return (await server.call('POST', `/api/v1${path}`, body)).body.id;
}

function createTeam(name: string): Promise<string> {
  return create('/teams', { name, city: 'Moshi', coach: 'N/A', gender: 'Men' });
}

const QUERIES: (() => Omit<MatchQuery, 'limit'>)[] = [
  () => ({}),
  () => ({ descending: true }),
  () => ({ date: '2026-03-05' }),
  () => ({ from: '2026-03-04', to: '2026-03-06' }),
  () => ({ date: '2026-03-05', from: '2026-03-06' }),
  () => ({ status: 'ended', descending: true }),
  () => ({ league, isDecided: true }),
  () => ({ leagues: [league], to: '2026-03-07', descending: true }),
  () => ({ team: teams[0]! }),
  () => ({ team: teams[1]!, from: '2026-03-03', descending: true }),
  () => ({ team: teams[0]!, opponent: teams[2]!, isDecided: true, descending: true }),
  () => ({ place: 'Moshi', descending: true }),
  () => ({ place: 'Moshi', status: 'ended' }),
  () => ({ matchType: 'Friendly' }),
  () => ({ matchType: league, descending: true }),
];

/** The same list told in the plainest way: every match there is, looked at one by one. */
async function plainList(query: Omit<MatchQuery, 'limit'>): Promise<string[]> {
  const rows = await store.db.selectFrom('match').selectAll().execute();
  const expected = rows.filter((row) => {
    const sides = [row.team1_id, row.team2_id];
    return (
      row.archived_at === null &&
      (query.date === undefined || row.match_date === query.date) &&
      (query.from === undefined || row.match_date >= query.from) &&
      (query.to === undefined || row.match_date <= query.to) &&
      (query.status === undefined || row.status === query.status) &&
      (query.league === undefined || row.league_id === query.league) &&
      (query.matchType === undefined || row.match_type === query.matchType) &&
      (query.leagues === undefined || query.leagues.includes(row.league_id ?? '')) &&
      (query.place === undefined || GROUNDS.slice(1, 3).includes(row.location)) &&
      (!query.isDecided || row.winner !== null) &&
      (query.team === undefined || sides.includes(query.team)) &&
      (query.opponent === undefined || sides.includes(query.opponent))
    );
  });
  const order = (row: { starts_at: number; id: string }) =>
    `${String(row.starts_at).padStart(15)} ${row.id}`;
  const ids = expected.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).map(({ id }) => id);
  return query.descending ? ids.reverse() : ids;
}

test('every list equals a plain query, page by page', async () => {
  for (const queryOf of QUERIES) {
    const query = queryOf();
    const listed: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listMatches(store, { ...query, limit: 4, ...(cursor ? { cursor } : {}) });
      listed.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(listed, JSON.stringify(query)).toEqual(await plainList(query));
    if (!query.from || !query.date) expect(listed.length, JSON.stringify(query)).toBeGreaterThan(2);
  }
});

test('a day begins and ends at midnight in Tanzania', async () => {
  const { items } = await listMatches(store, { date: '2026-03-05', limit: 10 });
  const days = items.map(({ matchDate }) => matchDate);
  expect(new Set(days)).toEqual(new Set(['2026-03-05']));
  expect(await listMatchDays(store, '2026-03-05', '2026-03-06')).toEqual([
    '2026-03-05',
    '2026-03-06',
  ]);
});

test('the API lists the matches of a city', async () => {
  const { body } = await server.call('GET', '/api/v1/matches?place=Dodoma&limit=50');
  const locations = body.items.map(({ location }: { location: string }) => location);
  expect(new Set(locations)).toEqual(new Set(['Jamhuri']));
  const none = await server.call('GET', '/api/v1/matches?place=Mwanza');
  expect(none.body.items).toEqual([]);
  expect((await server.call('GET', '/api/v1/matches?place=')).status).toBe(400);
});

test('the API lists friendlies apart from the matches of a league, and no beach matches', async () => {
  const typesOf = async (matchType: string) => {
    const { body } = await server.call('GET', `/api/v1/matches?matchType=${matchType}&limit=50`);
    return [...new Set(body.items.map((match: { matchType: string }) => match.matchType))];
  };
  expect(await typesOf('Friendly')).toEqual(['Friendly']);
  expect(await typesOf(league)).toEqual([league]);
  expect(await typesOf('Beach')).toEqual([]);
});

test('a city has the days of its grounds alone', async () => {
  const days = await listMatchDays(store, '2026-03-01', '2026-03-31', 'Dodoma');
  const { items } = await listMatches(store, { place: 'Dodoma', limit: 100 });
  expect(days).toEqual([...new Set(items.map(({ matchDate }) => matchDate))]);
  expect(days.length).toBeGreaterThan(2);
});

test('cities are listed by their matches between two days, idle ones too', async () => {
  await create('/venues', { name: 'Nyamagana', place: 'Mwanza' });
  const span = { from: '2026-03-05', to: '2026-03-08' };
  const places = await listPlaces(store, span);
  expect(places.map(({ name }) => name)).toEqual(['Moshi', 'Dodoma', 'Mwanza']);
  const dodoma = await listMatches(store, { ...span, place: 'Dodoma', limit: 100 });
  expect(places[1]?.matches).toBe(dodoma.items.length);
  expect(places[2]?.matches).toBe(0);
});

// PostgreSQL reads so small a table as a whole, and rightly.
test.runIf(store.engine === 'sqlite')('no list of matches reads all matches', async () => {
  for (const queryOf of QUERIES.slice(2)) {
    const plan = await plansOf(store, (db) => listMatches(db, { ...queryOf(), limit: 4 }));
    expect(plan.length).toBeGreaterThan(2);
    expect(plan.filter((step) => /SCAN match\b/.test(step))).toEqual([]);
  }
  const day = await plansOf(store, (db) => listMatchDays(db, '2026-03-05', '2026-03-06'));
  expect(day.filter((step) => /SCAN match\b/.test(step))).toEqual([]);
});

test('a match starts at its date and time', async () => {
  const rows = await store.db.selectFrom('match').selectAll().execute();
  for (const row of rows) {
    expect(Number(row.starts_at)).toBe(instantOf(row.match_date, row.match_time));
  }
});
