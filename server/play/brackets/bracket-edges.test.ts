import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';
import { trailOf } from '#server/testing/trail-of.ts';
import { trailSince } from '#server/testing/trail-since.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call, store } = server;
const { db } = store;

const matchOf = (id: string) =>
  db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const rowOf = (id: string) =>
  db.selectFrom('fixture').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const PLACE = { location: 'Ukumbi', time: '17:30' };

test('a match is made with the place, the hour, the round and the group of its fixture', async () => {
  const cup = await newLeague('ABCDEF');
  const schedule = {
    venues: [{ location: 'Ukumbi', courts: 2 }],
    opens: '09:00',
    closes: '18:00',
    matchMinutes: 90,
    restMinutes: 0,
    matchesPerDay: 3,
  };
  const playOffs = [{ places: [1, 2] }];
  await cup.generate({ kind: 'groups', groups: 2, playOffs, daysBetween: 0, schedule });
  const fixtures = await cup.fixtures();
  const ofGroups = fixtures.filter(({ label }) => label === null);
  for (const { id } of ofGroups) {
    const fixture = await rowOf(id);
    const { group_id, match_date, match_time, court } = fixture;
    expect(court).toMatch(/^[12]$/);
    const place = { match_date, match_time, court, location: 'Ukumbi' };
    const round = String(fixture.round);
    expect(await matchOf(id)).toMatchObject({ ...place, group_id, round, counts: 1 });
    expect(group_id).not.toBeNull();
  }
  await cup.playGroups();
  const { id } = await cup.fixture('SF1');
  const { match_date, match_time, court } = await rowOf(id);
  const semi = { match_date, match_time, court, location: 'Ukumbi', round: 'SF1' };
  expect(await matchOf(id)).toMatchObject({ ...semi, group_id: null, counts: 0 });
});

test('a golden set has rules of its own, and other matches those of the league', async () => {
  const cup = await newLeague('AB');
  await cup.generate({ kind: 'two-legs', ...PLACE });
  await cup.letWin('F.1', 'A');
  await cup.letWin('F.2', 'B');
  const setsOf = async (label: string) => {
    const { rules } = await matchOf((await cup.fixture(label)).id);
    return JSON.parse(rules!).setsToWin;
  };
  expect([await setsOf('F.1'), await setsOf('F.3')]).toEqual([3, 1]);
});

test('teams that change are in the trail of their match, and pages hear of it', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout', ...PLACE });
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  const { id } = await cup.fixture('F');
  const semi = await cup.fixture('SF2');
  const before = await matchOf(id);
  await call('DELETE', `/api/v1/matches/${semi.id}`);
  expect((await matchOf(id)).archived_at).not.toBeNull();
  await call('POST', `/api/v1/archive/match/${semi.id}/restore`);
  const after = { team1: cup.teams.A, team2: cup.teams.B };
  expect((await trailOf(store, `match:${id}`)).slice(-2)).toEqual([
    ['match.empty', null, null],
    ['match.fill', null, after],
  ]);
  const restored = await matchOf(id);
  expect(restored).toMatchObject({
    archived_at: null,
    gender: before.gender,
    team2_id: after.team2,
  });
  expect(restored.version).toBeGreaterThan(before.version);
});

test('a result fills a waiting fixture, whose row says when, and pages hear of it', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  const { id } = await cup.fixture('F');
  await db.updateTable('fixture').set({ updated_at: 0 }).where('id', '=', id).execute();
  const since = await trailSince(store);
  await cup.letWin('SF1', 'A');
  expect((await since()).isHeard.site).toBe(true);
  const filled = await rowOf(id);
  expect([filled.team1_id, filled.team2_id, filled.state]).toEqual([cup.teams.A, null, 'waiting']);
  expect(Date.now() - filled.updated_at).toBeLessThan(60_000);
});

test('the place and the hour that a match was moved to stay with its fixture when it is emptied', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout', ...PLACE });
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  const { id } = await cup.fixture('F');
  const moved = { matchDate: '2027-01-09', matchTime: '15:30', location: 'Bustani', court: '2' };
  await call('PATCH', `/api/v1/matches/${id}`, moved);
  const match = await matchOf(id);
  await call('DELETE', `/api/v1/matches/${(await cup.fixture('SF2')).id}`);
  const { match_date, match_time, starts_at, location, court, moved_from } = match;
  expect(await rowOf(id)).toMatchObject({
    match_date,
    match_time,
    starts_at,
    location,
    court,
    moved_from,
    state: 'waiting',
  });
});

test('a team that is archived comes into no match, and comes into it once it is back', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  await cup.letWin('SF1', 'A');
  const archived_at = Date.now();
  const setArchived = (at: number | null) =>
    db.updateTable('team').set({ archived_at: at }).where('id', '=', cup.teams.A!).execute();
  await setArchived(archived_at);
  await cup.letWin('SF2', 'B');
  expect(await cup.shown('F')).toBe('A–B waiting');
  await setArchived(null);
  const { id } = await cup.fixture('SF2');
  await call('DELETE', `/api/v1/matches/${id}`);
  await call('POST', `/api/v1/archive/match/${id}/restore`);
  expect(await cup.shown('F')).toBe('A–B made');
});

test('a match that has begun keeps its teams when a result before it is taken back', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  const { id } = await cup.fixture('F');
  await call('POST', `/api/v1/matches/${id}/status`, { status: 'Live' });
  const before = await matchOf(id);
  await call('DELETE', `/api/v1/matches/${(await cup.fixture('SF2')).id}`);
  expect(await matchOf(id)).toEqual(before);
  expect(await cup.shown('F')).toBe('A–B made');
});

test('a result of one plan leaves the fixtures of another plan and another league as they are', async () => {
  const cup = await newLeague('ABCD');
  const other = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout' });
  await cup.generate({ kind: 'knockout' });
  await other.generate({ kind: 'knockout' });
  const finals = async () =>
    (await cup.fixtures()).filter(({ label }) => label === 'F').map(({ id }) => id);
  const [first, second] = await finals();
  const { plan } = (await cup.fixtures()).find(({ id }) => id === first)!;
  for (const { id, label, plan: own, team1 } of await cup.fixtures())
    if (own === plan && label?.startsWith('SF'))
      await cup.win(id, team1.name < 'C' ? 'team1' : 'team2');
  expect((await rowOf(first!)).state).toBe('made');
  expect(await rowOf(second!)).toMatchObject({ team1_id: null, team2_id: null, state: 'waiting' });
  expect(await other.shown('F')).toBe('winner SF1–winner SF2 waiting');
});

test('a draft gets its teams and no matches', async () => {
  const cup = await newLeague('ABCD');
  await cup.generate({ kind: 'knockout', draft: true });
  const fixtures = await cup.fixtures();
  expect(fixtures.filter(({ state }) => state === 'made')).toEqual([]);
  const rows = db.selectFrom('match').select('id').where('league_id', '=', cup.id);
  expect(await rows.execute()).toEqual([]);
});
