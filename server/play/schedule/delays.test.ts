import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

const DAY = '2026-12-05';
let halls = 0;

/** A league of four teams, with matches at these hours in one hall of one court. */
async function dayInOneHall(hours: readonly string[]) {
  halls += 1;
  const hall = `Ukumbi wa ${halls}`;
  const league = await newLeague('ABCD');
  const settings = { opens: '08:00', closes: '20:00', matchMinutes: 60, restMinutes: 0 };
  const venues = [{ location: hall, courts: 1 }];
  await call('PUT', `${league.path}/schedule`, { ...settings, venues, matchesPerDay: 6 });
  async function play(matchTime: string, facts: object = {}): Promise<string> {
    const { A: team1, B: team2 } = league.teams;
    const match = { matchType: league.id, team1, team2, matchDate: DAY, matchTime };
    const created = await call('POST', '/api/v1/matches', {
      ...match,
      location: hall,
      court: '1',
      ...facts,
    });
    expect(created.status).toBe(201);
    return created.body.id;
  }
  const matches: string[] = [];
  for (const hour of hours) matches.push(await play(hour));
  const delay = (match: string, ends: string, facts: object = {}) =>
    call('POST', `${league.path}/delays`, { match, ends, ...facts });
  const startOf = async (id: string) => {
    const { body } = await call('GET', `/api/v1/matches/${id}`);
    return `${body.matchDate} ${body.matchTime} ${body.location}`;
  };
  return { ...league, hall, matches, play, delay, startOf };
}

test('a delay moves the matches of its day alone, and keeps their hall', async () => {
  const { matches, play, delay, startOf, hall } = await dayInOneHall(['09:00', '10:00']);
  const tomorrow = await play('10:00', { matchDate: '2026-12-06' });
  const { body } = await delay(matches[0]!, '10:30');
  expect(body.moves.map(({ id }: { id: string }) => id)).toEqual([matches[1]]);
  expect(await startOf(matches[1]!)).toBe(`${DAY} 10:30 ${hall}`);
  expect(await startOf(tomorrow)).toBe(`2026-12-06 10:00 ${hall}`);
});

test('a delay of the second match leaves the first where it is', async () => {
  const { matches, delay, startOf, hall } = await dayInOneHall(['09:00', '10:00', '11:00']);
  const { body } = await delay(matches[1]!, '11:40');
  expect(body.moves).toMatchObject([{ id: matches[2], was: '11:00', notBefore: '11:40' }]);
  expect(await startOf(matches[0]!)).toBe(`${DAY} 09:00 ${hall}`);
});

test('a match that has ended is not moved by the delay of another', async () => {
  const { matches, delay, startOf, hall, win } = await dayInOneHall(['09:00', '10:00', '11:00']);
  await win(matches[1]!, 'team1');
  const { body } = await delay(matches[0]!, '11:20');
  expect(body.moves).toMatchObject([{ id: matches[2], was: '11:00', notBefore: '11:20' }]);
  expect(await startOf(matches[1]!)).toBe(`${DAY} 10:00 ${hall}`);
});

test('a match that has begun stays, and the one behind it moves', async () => {
  const { matches, delay, startOf, hall } = await dayInOneHall(['09:00', '10:00', '11:00']);
  await call('POST', `/api/v1/matches/${matches[1]}/status`, { status: 'Live' });
  const { body } = await delay(matches[0]!, '10:30');
  expect(body.moves.map(({ id }: { id: string }) => id)).not.toContain(matches[1]);
  expect(await startOf(matches[1]!)).toBe(`${DAY} 10:00 ${hall}`);
});

test('matches of other leagues in the hall are not moved', async () => {
  const own = await dayInOneHall(['09:00']);
  const other = await newLeague('XY');
  const match = { team1: other.teams.X, team2: other.teams.Y, matchType: other.id };
  const place = { matchDate: DAY, matchTime: '10:00', location: own.hall, court: '1' };
  const { body: elsewhere } = await call('POST', '/api/v1/matches', { ...match, ...place });
  const { status, body } = await own.delay(own.matches[0]!, '10:30');
  expect([status, body.moves]).toEqual([200, []]);
  expect(await own.startOf(elsewhere.id)).toBe(`${DAY} 10:00 ${own.hall}`);
});

test('a match of another league has no delay, and a match without an hour is refused by field', async () => {
  const { delay, play } = await dayInOneHall(['09:00']);
  const other = await dayInOneHall(['09:00']);
  for (const match of ['nobody', other.matches[0]!]) {
    expect((await delay(match, '10:00')).status).toBe(404);
  }
  const { status, body } = await delay(await play('00:00'), '10:00');
  expect([status, body.code, body.errors[0].field]).toEqual([422, 'NOT_SCHEDULED', 'match']);
});

test('a match that ended late delays the next one', async () => {
  const { matches, delay, startOf, hall, win } = await dayInOneHall(['09:00', '10:00']);
  await win(matches[0]!, 'team1');
  const { status } = await delay(matches[0]!, '10:25');
  expect([status, await startOf(matches[1]!)]).toEqual([200, `${DAY} 10:25 ${hall}`]);
});

test('a delay is passed on by matches of the league alone', async () => {
  const own = await dayInOneHall(['09:00', '11:00']);
  const other = await newLeague('XY');
  const match = { team1: other.teams.X, team2: other.teams.Y, matchType: other.id };
  const place = { matchDate: DAY, matchTime: '10:00', location: own.hall, court: '1' };
  expect((await call('POST', '/api/v1/matches', { ...match, ...place })).status).toBe(201);
  expect((await own.delay(own.matches[0]!, '10:30')).body.moves).toEqual([]);
});

test('a delay past midnight leaves the matches of the next day where they are', async () => {
  const { matches, delay, play, startOf, hall } = await dayInOneHall(['09:00', '10:00']);
  const tomorrow = await play('00:30', { matchDate: '2026-12-06' });
  const { body } = await delay(matches[0]!, '23:50');
  expect(body.moves).toMatchObject([{ id: matches[1], notBefore: '23:50' }]);
  expect(await startOf(tomorrow)).toBe(`2026-12-06 00:30 ${hall}`);
});

test('a match that waits for its teams keeps its own hall and court', async () => {
  const { matches, delay, play } = await dayInOneHall(['09:00']);
  const elsewhere = await play('10:00', { location: 'Ukumbi wa pili', court: '2' });
  const { body } = await delay(matches[0]!, '10:30');
  expect(body.moves.map(({ id }: { id: string }) => id)).toEqual([elsewhere]);
  const { body: moved } = await call('GET', `/api/v1/matches/${elsewhere}`);
  expect([moved.matchTime, moved.location, moved.court]).toEqual(['10:30', 'Ukumbi wa pili', '2']);
});

test('a delay without any match behind it moves nothing and leaves no entry in the audit log', async () => {
  const { matches, delay } = await dayInOneHall(['09:00']);
  const { status, body } = await delay(matches[0]!, '10:30');
  expect([status, body.moves, body.dryRun]).toEqual([200, [], false]);
  const trail = await call('GET', `/api/v1/audit?subject=match:${matches[0]}`);
  expect(trail.body.items.map(({ action }: { action: string }) => action)).not.toContain(
    'match.move',
  );
});
