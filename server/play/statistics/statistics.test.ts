import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { dataVolleyText } from '#domain/data-volley/testing/data-volley-text.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

const file = new URL('../../../test-data/matches/dvw-190301_kats_beds.json', import.meta.url);
// Of every rally one serve is written, by the real server of the match.
const TEXT = dataVolleyText(JSON.parse(readFileSync(file, 'utf8')));
const FIRST_SERVER = Number(/\*(\d\d)SM-/.exec(TEXT)![1]);
const SECOND_SERVER = Number(/a(\d\d)SM-/.exec(TEXT)![1]);

async function must(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) {
  const answer = await call(method, `/api/v1${path}`, body, headers ? { headers } : {});
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const league = await must('POST', '/leagues', {
  name: 'Ligi ya Takwimu',
  type: 'League',
  startsAt: '2026-01-10',
  location: 'Arusha',
  partner: 'N/A',
});

async function newTeam(name: string): Promise<string> {
  const team = await must('POST', '/teams', {
    name,
    city: 'Arusha',
    coach: 'N/A',
    gender: 'Women',
  });
  await must('POST', `/leagues/${league.id}/teams/${team.id}`);
  return team.id;
}

const nyota = await newTeam('Nyota');
const simba = await newTeam('Simba, "B"');
const player = (team: string, fullName: string, jerseyNumber: number, dateOfBirth: string) =>
  must('POST', '/players', { fullName, team, jerseyNumber, dateOfBirth });
const asha = await player(nyota, '=Asha Juma', FIRST_SERVER, '1999-01-01');
await player(simba, 'Mwana Ali', SECOND_SERVER, '2014-01-01');

let day = 10;
async function newMatch(): Promise<string> {
  day += 1;
  const match = await must('POST', '/matches', {
    team1: nyota,
    team2: simba,
    matchType: league.id,
    matchDate: `2026-01-${day}`,
    matchTime: '16:00',
  });
  return match.id;
}

async function scouted(query = ''): Promise<string> {
  const id = await newMatch();
  await must('POST', `/matches/${id}/import${query}`, TEXT, { 'content-type': 'text/plain' });
  return id;
}

test('a scouting file gives box scores with the names of those who may be named', async () => {
  const id = await scouted();
  const { team1, team2, scouted: count, rallies } = await must('GET', `/matches/${id}/statistics`);
  expect([count, rallies]).toEqual([193, 193]);
  expect(team1.box.team.serve.total + team2.box.team.serve.total).toBe(193);
  expect(team1.box.team.serve.total).toBe(team1.phases.breakPoint.of);
  const own = team1.box.players.find(({ shirt }: { shirt: number }) => shirt === FIRST_SERVER);
  expect(own.player).toEqual({ id: asha.id, name: '=Asha Juma' });
  // A minor without consent stays a number.
  const minor = team2.box.players.find(({ shirt }: { shirt: number }) => shirt === SECOND_SERVER);
  expect(minor.player).toBe(null);
  expect(team1.setter.length).toBe(6);
  expect(team1.zones.serveTo[4]).toEqual({ zone: 5, total: team1.box.team.serve.total, good: 0 });
});

test('the teams of a file that stand the other way have their own touches', async () => {
  const id = await scouted('?home=team2');
  const { team2 } = await must('GET', `/matches/${id}/statistics`);
  const shirts = team2.box.players.map(({ shirt }: { shirt: number }) => shirt);
  expect(shirts).toContain(FIRST_SERVER);
  await must('DELETE', `/matches/${id}`);
});

test('the zones of one player are those of the shirt that is asked for', async () => {
  const id = await scouted();
  const path = `/matches/${id}/statistics`;
  const { team1 } = await must('GET', `${path}?player=1-${FIRST_SERVER}`);
  const own = team1.box.players.find(({ shirt }: { shirt: number }) => shirt === FIRST_SERVER);
  expect(team1.zones.serveTo[4].total).toBe(own.line.serve.total);
  const wrong = await call('GET', `/api/v1${path}?player=3-1`);
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'player']);
  await must('DELETE', `/matches/${id}`);
});

test('figures of a league are sums over its scouted matches', async () => {
  await scouted();
  const plain = await newMatch();
  for (const set of [1, 2, 3]) {
    await must('PUT', `/matches/${plain}/sets/${set}`, { team1Score: 25, team2Score: 10 });
  }
  await must('POST', `/matches/${plain}/status`, { status: 'ended' });
  const answer = await must('GET', `/leagues/${league.id}/statistics`);
  expect([answer.played, answer.scouted]).toEqual([3, 2]);
  const sums = answer.teams.map(({ team, matches, line }: any) => [
    team.id,
    matches,
    line.serve.total,
  ]);
  const serves = sums.reduce((total: number, [, , of]: [string, number, number]) => total + of, 0);
  expect([sums.length, serves]).toEqual([2, 386]);
  expect(answer.players).toMatchObject([{ player: { id: asha.id }, matches: 2, sets: 10 }]);
});

test('a match that nobody scouted has no box score, and one that nobody knows is not found', async () => {
  const id = await newMatch();
  const answer = await must('GET', `/matches/${id}/statistics`);
  expect([answer.scouted, answer.team1.box, answer.team1.rotations]).toEqual([0, null, null]);
  expect((await call('GET', '/api/v1/matches/none/statistics')).status).toBe(404);
  expect((await call('GET', '/api/v1/leagues/none/statistics')).status).toBe(404);
});

test('a touch that is no code is refused by its field', async () => {
  const id = await newMatch();
  const pen = await must('POST', `/matches/${id}/pen`, {});
  const at = Date.now();
  const event = { id: crypto.randomUUID(), at, type: 'rally', winner: 'team1', no: 1 };
  const events = [{ ...event, touches: ['*12AH#', 'what'] }];
  const answer = await call('POST', `/api/v1/matches/${id}/events`, {
    epoch: pen.epoch,
    baseSeq: pen.seq,
    events,
  });
  expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'events.0.touches.1']);
});
