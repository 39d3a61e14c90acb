import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { findVenueNamed, getVenue, listVenueMatches } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

function open(venue: object) {
  return call('POST', '/api/v1/venues', { place: 'Dar es Salaam', ...venue });
}

test('a venue with its position, courts and note is read by all', async () => {
  const venue = {
    name: 'Uwanja wa Taifa',
    latitude: -6.8535,
    longitude: 39.2737,
    courts: 2,
    note: 'Gate C',
  };
  const { status, body } = await open(venue);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...venue, place: 'Dar es Salaam' });
  const seen = await call('GET', `/api/v1/venues/${body.id}`, undefined, { token: null });
  expect(seen.body).toEqual(body);
});

test('a venue needs only a name and a city', async () => {
  const { body } = await open({ name: 'Plain' });
  expect(body).toMatchObject({ latitude: null, longitude: null, courts: 1, note: '' });
});

test('venues are listed by name, page after page', async () => {
  for (const name of ['Zanzibar', 'éden', 'Dodoma', 'arusha']) await open({ name });
  const names: string[] = [];
  let cursor = '';
  do {
    const { body } = await call('GET', `/api/v1/venues?limit=2&cursor=${cursor}`);
    names.push(...body.items.map((it: { name: string }) => it.name));
    cursor = body.next ?? '';
  } while (cursor !== '');
  expect(names.filter((name) => !/Taifa|Plain/.test(name))).toEqual([
    'arusha',
    'Dodoma',
    'éden',
    'Zanzibar',
  ]);
});

test('a venue name is used once, in any case and with simultaneous requests', async () => {
  const answers = await Promise.all(
    ['Ndani', 'ndani', 'NDANI', 'Ndani'].map((name) => open({ name })),
  );
  expect(answers.map((it) => it.status).sort()).toEqual([201, 409, 409, 409]);
  const refusal = answers.find((it) => it.status === 409)!.body;
  expect(refusal).toMatchObject({ code: 'CONFLICT', errors: [{ field: 'name' }] });
  const { body } = await open({ name: 'Nje' });
  expect((await call('PATCH', `/api/v1/venues/${body.id}`, { name: 'ndani' })).status).toBe(409);
  expect((await call('PATCH', `/api/v1/venues/${body.id}`, { name: 'NJE' })).status).toBe(200);
  expect(server.failures).toEqual([]);
});

test('the name of an archived venue is free again', async () => {
  const { body } = await open({ name: 'Twice' });
  const archive = () => call('DELETE', `/api/v1/venues/${body.id}`);
  const twice = await Promise.all([archive(), archive()]);
  expect(twice.map((it) => it.status).sort()).toEqual([204, 404]);
  expect((await call('GET', `/api/v1/venues/${body.id}`)).status).toBe(404);
  expect((await open({ name: 'Twice' })).status).toBe(201);
});

test('a change keeps absent fields, and a position needs both coordinates', async () => {
  const { id } = (await open({ name: 'Position', latitude: 1, longitude: 2, note: 'n' })).body;
  const moved = await call('PATCH', `/api/v1/venues/${id}`, { latitude: 0 });
  expect(moved.body).toMatchObject({ latitude: 0, longitude: 2, note: 'n' });
  const half = await call('PATCH', `/api/v1/venues/${id}`, { longitude: null });
  expect([half.status, half.body.code]).toEqual([422, 'HALF_POSITION']);
  const none = await call('PATCH', `/api/v1/venues/${id}`, { latitude: null, longitude: null });
  expect(none.body).toMatchObject({ latitude: null, longitude: null });
  const trail = await call('GET', `/api/v1/audit?subject=venue:${id}`);
  expect(trail.body.items[1]).toMatchObject({ before: { latitude: 1 }, after: { latitude: 0 } });
});

test.each([
  ['no place', { place: undefined }, 400, 'place'],
  ['an empty name', { name: '' }, 400, 'name'],
  ['a huge name', { name: 'x'.repeat(121) }, 400, 'name'],
  ['a huge note', { note: 'x'.repeat(1001) }, 400, 'note'],
  ['an unknown field', { city: 'x' }, 400, 'city'],
  ['a latitude off the earth', { latitude: 90.1, longitude: 0 }, 400, 'latitude'],
  ['half a court', { courts: 1.5 }, 400, 'courts'],
  ['no court', { courts: 0 }, 400, 'courts'],
  ['half a position', { longitude: 1 }, 422, 'latitude'],
])('%s is refused by name', async (_, extra, status, field) => {
  const answer = await open({ name: `Refused ${field}`, ...extra });
  expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
});

test('only administrators write venues', async () => {
  const { id } = (await open({ name: 'Guarded' })).body;
  const signedOut = { token: null };
  const venue = { name: 'a', place: 'b' };
  expect((await call('POST', '/api/v1/venues', venue, signedOut)).status).toBe(401);
  expect((await call('PATCH', `/api/v1/venues/${id}`, { note: 'x' }, signedOut)).status).toBe(401);
  expect((await call('DELETE', `/api/v1/venues/${id}`, undefined, signedOut)).status).toBe(401);
  expect((await call('GET', `/api/v1/venues/${id}`)).body.note).toBe('');
});

test('a match is played at the venue that its location names', async () => {
  const { id } = (await open({ name: 'Ukumbi' })).body;
  const sides = [];
  for (const name of ['Chui', 'Faru']) {
    const team = { name, city: 'Moshi', coach: 'N/A', gender: 'Men' };
    sides.push((await call('POST', '/api/v1/teams', team)).body.id);
  }
  const fixture = { team1: sides[0], team2: sides[1], matchType: 'Friendly' };
  const day = { matchDate: '2026-11-21', matchTime: '16:00' };
  for (const location of ['Ukumbi', 'Ukumbi wa pili', '']) {
    const { status } = await call('POST', '/api/v1/matches', { ...fixture, ...day, location });
    expect(status).toBe(201);
  }
  const venue = await getVenue(store, id);
  const played = await listVenueMatches(store, venue, { limit: 10 });
  expect(played.items.map((match) => match.location)).toEqual(['Ukumbi']);
  expect(await findVenueNamed(store, 'Ukumbi')).toEqual(venue);
  expect(await findVenueNamed(store, '')).toBeUndefined();
});
