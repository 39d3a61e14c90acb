import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { listBarred } from './queries.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call, store } = server;

/** A league of A and B, with one match and a player of each team. */
async function league(protestDays: number | null = 2) {
  const { id, teams } = await newLeague(server, ['A', 'B']);
  const path = `/api/v1/leagues/${id}`;
  await call('PUT', `${path}/discipline`, { limits: [], table: 'warn', protestDays });
  const match = { matchType: id, team1: teams.A, team2: teams.B, matchTime: '10:00' };
  const created = await call('POST', '/api/v1/matches', { ...match, matchDate: '2026-12-01' });
  const players: Record<string, string> = {};
  for (const name of ['A', 'B']) {
    const player = { fullName: `Mchezaji ${name}`, team: teams[name] };
    players[name] = (await call('POST', '/api/v1/players', player)).body.id;
  }
  return { id, path, teams, match: created.body.id as string, players };
}

const reading = async (path: string) =>
  (await call('GET', `${path}/discipline`, undefined, { token: null })).body;

test('a player of another team, or one who is archived, is not suspended', async () => {
  const { path, teams, players } = await league();
  const suspend = (player: string | undefined) =>
    call('POST', `${path}/suspensions`, { team: teams.A, player, matches: 1, reason: 'Kadi' });
  await call('DELETE', `/api/v1/players/${players.A}`);
  for (const player of [players.B, players.A]) {
    const { status, body } = await suspend(player);
    expect([status, body.code, body.errors[0].field]).toEqual([422, 'NOT_IN_TEAM', 'player']);
  }
  expect((await reading(path)).suspensions).toEqual([]);
});

test('a decision about staff bars the letter of the sheet, and no player', async () => {
  const { id, path, teams, match } = await league();
  const decision = { team: teams.A, staff: 'C', matches: 1, from: '2026-11-01', reason: 'Kelele' };
  expect((await call('POST', `${path}/suspensions`, decision)).status).toBe(201);
  const { people } = await listBarred(store.db, { id: match, league_id: id });
  expect(people).toEqual([{ player: null, person: 'C', team: teams.A }]);
});

test('a protest about a match that is none of the league is refused by field', async () => {
  const { path, teams } = await league();
  const other = await league();
  for (const match of ['nobody', other.match]) {
    const protest = { match, team: teams.A, subject: 'Kosa', receivedOn: '2026-12-01' };
    const { status, body } = await call('POST', `${path}/protests`, protest);
    expect([status, body.errors[0].field]).toEqual([422, 'match']);
  }
  expect((await reading(path)).protests).toEqual([]);
});

test('a league without a deadline takes a protest a month later, and it is open', async () => {
  const { path, teams, match } = await league(null);
  const protest = { match, team: teams.A, subject: 'Kosa', receivedOn: '2027-01-05' };
  expect((await call('POST', `${path}/protests`, protest)).status).toBe(201);
  expect((await reading(path)).protests).toMatchObject([{ state: 'open', subject: 'Kosa' }]);
});

test('a protest and a suspension that do not exist, or are of another league, answer 404', async () => {
  const { path } = await league();
  const other = await league();
  const protest = { team: other.teams.A, subject: 'Kosa', receivedOn: '2026-12-01' };
  await call('POST', `${other.path}/protests`, { ...protest, match: other.match });
  const [{ id }] = (await reading(other.path)).protests;
  for (const entry of ['nobody', id]) {
    const decision = { state: 'dismissed', decision: 'Hapana' };
    expect((await call('POST', `${path}/protests/${entry}/decision`, decision)).status).toBe(404);
    expect((await call('DELETE', `${path}/protests/${entry}`)).status).toBe(404);
    expect((await call('DELETE', `${path}/suspensions/${entry}`)).status).toBe(404);
  }
  expect((await reading(other.path)).protests).toMatchObject([{ state: 'open' }]);
});
