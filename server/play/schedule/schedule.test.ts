import { afterAll, expect, test } from 'vitest';
import { startPlanning } from '#server/play/fixtures/testing/planned-league.ts';

const { server, newLeague } = await startPlanning();
afterAll(() => server.stop());
const { call } = server;

const HALL = {
  venues: [{ location: 'Ukumbi', courts: 1 }],
  opens: '09:00',
  closes: '18:00',
  matchMinutes: 90,
  restMinutes: 0,
  matchesPerDay: 3,
};

let halls = 0;

/** A hall of its own, so that tests do not take each other's court. */
async function dayInOneHall() {
  halls += 1;
  const hall = `Ukumbi ${halls}`;
  const cup = await newLeague('ABCD');
  await cup.generate({
    kind: 'knockout',
    daysBetween: 0,
    schedule: { ...HALL, venues: [{ location: hall, courts: 1 }] },
  });
  const read = async () => (await call('GET', `${cup.path}/schedule`)).body;
  const times = async () =>
    (await read()).entries.map((entry: any) => `${entry.round} ${entry.matchTime}`).sort();
  return { ...cup, hall, read, times };
}

test('the calendar holds matches, and waiting fixtures with their sources', async () => {
  const cup = await dayInOneHall();
  const { settings, entries } = await cup.read();
  expect(settings).toMatchObject({ ...HALL, venues: [{ location: cup.hall, courts: 1 }] });
  const final = entries.find((entry: any) => entry.round === 'F');
  const semis = entries.filter((entry: any) => entry.round !== 'F');
  expect(final).toMatchObject({ kind: 'waiting', team1: { id: null }, fixed: false });
  expect(final.after.sort()).toEqual(semis.map((item: any) => item.id).sort());
});

test('matches and waiting fixtures move together, or not at all', async () => {
  const cup = await dayInOneHall();
  const { entries } = await cup.read();
  const at = (round: string) => entries.find((entry: any) => entry.round === round).id;
  const place = { matchDate: '2026-12-07', location: 'Bustani', court: null };
  const good = [
    { id: at('SF1'), matchTime: '10:00', ...place },
    { id: at('F'), matchTime: '12:00', ...place },
  ];
  const bad = [...good, { id: 'none', matchTime: '10:00', ...place }];
  const refused = await call('POST', `${cup.path}/schedule`, { moves: bad });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'moves.2.id']);
  expect(await cup.times()).toEqual(['F 12:00', 'SF1 09:00', 'SF2 10:30']);
  const moved = await call('POST', `${cup.path}/schedule`, { moves: good });
  expect(moved.status).toBe(200);
  expect(await cup.times()).toEqual(['F 12:00', 'SF1 10:00', 'SF2 10:30']);
  const { body } = await call('GET', `/api/v1/matches/${at('SF1')}`);
  expect([body.matchDate, body.location, body.startsAt]).toEqual([
    '2026-12-07',
    'Bustani',
    '2026-12-07T07:00:00.000Z',
  ]);
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  const final = await call('GET', `/api/v1/matches/${at('F')}`);
  expect([final.body.matchDate, final.body.matchTime]).toEqual(['2026-12-07', '12:00']);
});

test('a fixture that is moved after its publication says where it was, also before its teams are known', async () => {
  const cup = await newLeague('ABCD');
  const hall = { ...HALL, venues: [{ location: 'Ukumbi wa mabadiliko', courts: 1 }] };
  await cup.generate({ kind: 'knockout', daysBetween: 0, schedule: hall, draft: true });
  const schedule = async () => (await call('GET', `${cup.path}/schedule`)).body.entries;
  const at = async (round: string) =>
    (await schedule()).find((entry: any) => entry.round === round);
  const move = async (round: string, matchTime: string) => {
    const { id, matchDate, location, court } = await at(round);
    const moves = [{ id, matchDate, matchTime, location, court }];
    expect((await call('POST', `${cup.path}/schedule`, { moves })).status).toBe(200);
  };
  await move('SF1', '09:10');
  expect((await at('SF1')).movedFrom).toBeNull();
  await call('POST', `${cup.path}/publication`, {});
  await move('SF1', '09:20');
  await move('F', '15:00');
  const semi = await call('GET', `/api/v1/matches/${(await at('SF1')).id}`, undefined, {
    token: null,
  });
  expect(semi.body.movedFrom).toMatchObject({ matchTime: '09:10', court: null });
  expect((await at('F')).movedFrom).toMatchObject({ matchTime: '12:00' });
  await cup.letWin('SF1', 'A');
  await cup.letWin('SF2', 'B');
  expect(await at('F')).toMatchObject({ kind: 'match', movedFrom: { matchTime: '12:00' } });
  await call('PATCH', `/api/v1/matches/${(await at('F')).id}`, { matchTime: '12:00' });
  expect((await at('F')).movedFrom).toBeNull();
});

test('a match that has begun cannot be moved', async () => {
  const cup = await dayInOneHall();
  const { id } = await cup.fixture('SF1');
  await call('POST', `/api/v1/matches/${id}/status`, { status: 'Live' });
  const move = { id, matchDate: '2026-12-07', matchTime: '10:00', location: '', court: null };
  const answer = await call('POST', `${cup.path}/schedule`, { moves: [move] });
  expect([answer.status, answer.body.code]).toEqual([422, 'MATCH_STARTED']);
});

test('a late match delays the next matches on its court and lists them', async () => {
  const cup = await dayInOneHall();
  const { id } = await cup.fixture('SF1');
  const late = { match: id, ends: '11:20' };
  const shown = await call('POST', `${cup.path}/delays`, { ...late, dryRun: true });
  expect(shown.body.moves.map((move: any) => [move.was, move.notBefore])).toEqual([
    ['10:30', '11:20'],
    ['12:00', '12:50'],
  ]);
  expect(await cup.times()).toEqual(['F 12:00', 'SF1 09:00', 'SF2 10:30']);
  await call('POST', `${cup.path}/delays`, late);
  expect(await cup.times()).toEqual(['F 12:50', 'SF1 09:00', 'SF2 11:20']);
  const second = await cup.fixture('SF2');
  const { body } = await call('GET', `/api/v1/matches/${second.id}`);
  expect([body.matchTime, body.notBefore]).toEqual(['11:20', true]);
  await call('PATCH', `/api/v1/matches/${second.id}`, { matchTime: '11:30' });
  expect((await call('GET', `/api/v1/matches/${second.id}`)).body.notBefore).toBe(false);
});

test('a delay beyond closing time is a finding', async () => {
  const cup = await dayInOneHall();
  const { id } = await cup.fixture('SF1');
  const late = { match: id, ends: '16:00', dryRun: true };
  const { body } = await call('POST', `${cup.path}/delays`, late);
  expect(body.findings.map((finding: any) => finding.code)).toContain('OUTSIDE_OPEN_HOURS');
});

test('matches of other leagues on the same courts are shown as fixed', async () => {
  const cup = await dayInOneHall();
  const other = await newLeague('XY');
  const match = { team1: other.teams.X, team2: other.teams.Y, matchType: other.id };
  const day = { matchDate: '2026-12-05', matchTime: '09:00', location: cup.hall };
  await call('POST', '/api/v1/matches', { ...match, ...day });
  const { entries } = await cup.read();
  const elsewhere = entries.filter((entry: any) => entry.kind === 'elsewhere');
  expect(elsewhere.some((candidate: any) => candidate.team1.name === 'X' && candidate.fixed)).toBe(
    true,
  );
});

test('only administrators move matches and set the courts', async () => {
  const cup = await newLeague('AB');
  const signedOut = { token: null };
  const moves = [
    { id: 'a', matchDate: '2026-12-07', matchTime: '10:00', location: '', court: null },
  ];
  expect((await call('POST', `${cup.path}/schedule`, { moves }, signedOut)).status).toBe(401);
  expect((await call('PUT', `${cup.path}/schedule`, HALL, signedOut)).status).toBe(401);
  const delay = { match: 'a', ends: '10:00' };
  expect((await call('POST', `${cup.path}/delays`, delay, signedOut)).status).toBe(401);
  const set = await call('PUT', `${cup.path}/schedule`, HALL);
  expect(set.body.settings).toMatchObject({ ...HALL, days: [0, 1, 2, 3, 4, 5, 6] });
  expect((await call('GET', '/api/v1/leagues/none/schedule')).status).toBe(404);
  expect(server.failures).toEqual([]);
});
