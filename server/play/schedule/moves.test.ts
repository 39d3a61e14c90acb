import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { castOf } from '#server/serve/testing/cast.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailSince } from '#server/testing/trail-since.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;
const { tokens, people } = await castOf(server);

const PLACE = { matchDate: '2026-12-07', matchTime: '10:00', location: 'Bustani', court: '3' };
const HOURS = {
  venues: [{ location: 'Bustani', courts: 3 }],
  opens: '08:00',
  closes: '20:00',
  matchMinutes: 60,
  restMinutes: 0,
  matchesPerDay: 6,
};

/** A knock-out of four with the secretary of the cast, and its semi-final and final. */
async function cup() {
  const league = await newLeague(server, ['A', 'B', 'C', 'D']);
  await league.generate({ kind: 'knockout' });
  await call('PUT', `${league.path}/secretaries/${people.secretary}`);
  const { id: semi } = await league.fixture('SF1');
  const { id: final } = await league.fixture('F');
  const move = (id: string, token: string | null = server.token, facts: object = {}) =>
    call('POST', `${league.path}/schedule`, { moves: [{ id, ...PLACE, ...facts }] }, { token });
  return { ...league, semi, final, move };
}

test('the secretary of a league sets its hours, moves its matches and enters delays, and another secretary may not', async () => {
  const { path, semi, move } = await cup();
  const statuses: number[][] = [];
  for (const role of ['secretary', 'other secretary'] as const) {
    const as = { token: tokens[role] };
    const set = await call('PUT', `${path}/schedule`, HOURS, as);
    const moved = await move(semi, as.token);
    const late = await call('POST', `${path}/delays`, { match: semi, ends: '11:30' }, as);
    statuses.push([set.status, moved.status, late.status]);
  }
  expect(statuses).toEqual([
    [200, 200, 200],
    [403, 403, 403],
  ]);
});

test('a moved match has its former and its new place in the audit log', async () => {
  const { semi, move } = await cup();
  const { body: before } = await call('GET', `/api/v1/matches/${semi}`);
  await move(semi, server.token, { notBefore: true });
  const { body } = await call('GET', `/api/v1/audit?subject=match:${semi}`);
  const { matchDate, matchTime, location, court } = before;
  expect(body.items[0]).toMatchObject({
    action: 'match.move',
    before: { matchDate, matchTime, location, court },
    after: { ...PLACE, notBefore: true },
  });
});

test('a fixture that waits for its teams is moved with an entry in the audit log, and pages hear of it', async () => {
  const { final, move, fixture } = await cup();
  const since = await trailSince(server.store);
  expect((await move(final)).status).toBe(200);
  const { entries, isHeard } = await since();
  expect(entries.map(({ action }) => action)).toEqual(['match.move']);
  expect(isHeard.site).toBe(true);
  expect(await fixture('F')).toMatchObject({ matchDate: '2026-12-07', matchTime: '10:00' });
});

test('a postponed match is moved, and one that ended is refused', async () => {
  const { semi, move, win } = await cup();
  await call('POST', `/api/v1/matches/${semi}/status`, { status: 'postponed' });
  expect((await move(semi)).status).toBe(200);
  const { body } = await call('GET', `/api/v1/matches/${semi}`);
  expect([body.matchDate, body.court]).toEqual(['2026-12-07', '3']);
  await win(semi, 'team1');
  const refused = await move(semi);
  expect([refused.status, refused.body.code, refused.body.errors[0].field]).toEqual([
    422,
    'MATCH_STARTED',
    'moves.0.id',
  ]);
});

test('matches and waiting fixtures of another league are refused by field, and stay', async () => {
  const own = await cup();
  const other = await cup();
  for (const id of [other.semi, other.final]) {
    const { status, body } = await own.move(id);
    expect([status, body.code, body.errors[0].field]).toEqual([
      422,
      'UNKNOWN_REFERENCE',
      'moves.0.id',
    ]);
  }
  expect(await other.fixture('F')).not.toMatchObject({ matchDate: '2026-12-07' });
});

test('an archived league is not moved and keeps its hours', async () => {
  const { path, semi, move } = await cup();
  await call('DELETE', path);
  const set = await call('PUT', `${path}/schedule`, HOURS);
  expect([set.body.code, (await move(semi)).body.code]).toEqual([
    'LEAGUE_ARCHIVED',
    'LEAGUE_ARCHIVED',
  ]);
});
