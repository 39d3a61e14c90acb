import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function must(method: string, path: string, body?: object) {
  const answer = await call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

let day = 10;
const league = await must('POST', '/leagues', {
  name: 'Ligi ya Pwani 2026',
  type: 'League',
  startsAt: '2026-10-10',
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

async function newPlayer(team: string, fullName: string, jerseyNumber: number, born: string) {
  const player = await must('POST', '/players', {
    fullName,
    team,
    jerseyNumber,
    dateOfBirth: born,
  });
  return player.id as string;
}

const nyota = await newTeam('Nyota');
const simba = await newTeam('Simba');
const asha = await newPlayer(nyota, 'Asha Juma', 7, '1999-01-01');
const mwana = await newPlayer(nyota, 'Mwana Ali', 9, '2014-01-01');
const rehema = await newPlayer(simba, 'Rehema Said', 4, '1998-01-01');

async function newMatch(team1: string, team2: string): Promise<string> {
  day += 1;
  const match = await must('POST', '/matches', {
    team1,
    team2,
    matchType: league.id,
    matchDate: `2026-10-${day}`,
    matchTime: '10:00',
  });
  return match.id;
}

/** Three sets to nothing for team 1, each point by a player of a shirt. */
async function playByRally(team1: string, team2: string, scorers: readonly object[]) {
  const match = await newMatch(team1, team2);
  const path = `/matches/${match}`;
  const pen = await must('POST', `${path}/pen`, {});
  let seq = pen.seq as number;
  const send = async (events: object[]) => {
    const named = events.map((event) => ({
      ...event,
      id: randomUUID(),
      at: Date.now(),
    }));
    const answer = await must('POST', `${path}/events`, {
      epoch: pen.epoch,
      baseSeq: seq,
      events: named,
    });
    seq = answer.seq;
  };
  await send([{ type: 'start' }]);
  for (const set of [1, 2, 3]) {
    await send([{ type: 'set-start', set }]);
    const points = Array.from({ length: 25 }, (_, at) => ({
      type: 'rally',
      winner: 'team1',
      no: at + 1,
      ...scorers[at % scorers.length],
    }));
    await send(points);
  }
  await send([{ type: 'end' }]);
  return match;
}

async function playBySets(team1: string, team2: string) {
  const match = await newMatch(team1, team2);
  for (const set of [1, 2, 3]) {
    await must('PUT', `/matches/${match}/sets/${set}`, { team1Score: 25, team2Score: 10 });
  }
  await must('POST', `/matches/${match}/status`, { status: 'ended' });
}

const ATTACK = { reason: 'attack', player: 7 };
const ACE = { reason: 'ace', player: 9 };
const BLOCK = { reason: 'block', player: 4 };

test('leaders rest on matches that name who scored, and say how many these are', async () => {
  await playByRally(nyota, simba, [ATTACK, ATTACK, ATTACK, ACE, ACE]);
  await playByRally(simba, nyota, [BLOCK]);
  await playBySets(nyota, simba);
  const { played, withScorers, points, ace, block } = await must(
    'GET',
    `/leagues/${league.id}/leaders`,
  );
  expect([played, withScorers]).toEqual([3, 2]);
  expect(points.map((line: any) => [line.player.name, line.team.name, line.points])).toEqual([
    ['Rehema Said', 'Simba', 75],
    ['Asha Juma', 'Nyota', 45],
  ]);
  expect(points[1]).toMatchObject({
    matches: 1,
    attack: 45,
    ace: 0,
    player: { id: asha, number: 7 },
  });
  // Shirt 9 made aces and is of a minor without consent.
  expect(ace).toEqual([]);
  expect(block.map((line: any) => line.player.id)).toEqual([rehema]);
  const first = await must('GET', `/leagues/${league.id}/leaders?limit=1`);
  expect(first.points.length).toBe(1);
});

test('a match that is deleted counts for no leader', async () => {
  const match = await playByRally(nyota, simba, [ATTACK]);
  const before = await must('GET', `/leagues/${league.id}/leaders`);
  expect(before.points[0]).toMatchObject({ points: 120, matches: 2 });
  await must('DELETE', `/matches/${match}`);
  const after = await must('GET', `/leagues/${league.id}/leaders`);
  expect(after.points[0].player.id).toBe(rehema);
});

test('seasons of a player are empty for a minor without consent', async () => {
  const { items } = await must('GET', `/players/${asha}/seasons`);
  expect(items).toMatchObject([
    { league: { id: league.id, name: 'Ligi ya Pwani 2026' }, matches: 1, points: 45, attack: 45 },
  ]);
  expect((await must('GET', `/players/${mwana}/seasons`)).items).toEqual([]);
  expect((await call('GET', '/api/v1/players/nobody/seasons')).status).toBe(404);
});

test('seasons of a team have wins, sets, place, and say whether the league is over', async () => {
  const { items } = await must('GET', `/teams/${nyota}/seasons`);
  expect(items).toEqual([
    {
      league: { id: league.id, name: 'Ligi ya Pwani 2026', startsAt: '2026-10-10' },
      played: 3,
      won: 2,
      lost: 1,
      setsWon: 6,
      setsLost: 3,
      place: 1,
      teams: 2,
      isOver: true,
    },
  ]);
  await newMatch(nyota, simba);
  const open = await must('GET', `/teams/${nyota}/seasons`);
  expect(open.items[0].isOver).toBe(false);
  expect((await call('GET', '/api/v1/teams/nobody/seasons')).status).toBe(404);
});

test('points in a former shirt or team stay the player’s, as long as nobody wears that shirt', async () => {
  const pointsOf = async () => {
    const { points } = await must('GET', `/leagues/${league.id}/leaders`);
    return points.map((line: any) => [line.player.name, line.team.name, line.points]);
  };
  const before = await pointsOf();
  expect(before).toContainEqual(['Asha Juma', 'Nyota', 45]);
  await must('PATCH', `/players/${asha}`, { jerseyNumber: 17 });
  expect(await pointsOf()).toEqual(before);
  await must('POST', `/teams/${simba}/players`, { playerId: asha });
  expect(await pointsOf()).toEqual(before);
  const own = await must('GET', `/players/${asha}/seasons`);
  expect(own.items).toMatchObject([{ league: { id: league.id }, points: 45 }]);
  const newcomer = await newPlayer(nyota, 'Neema Ally', 7, '1997-01-01');
  expect(await pointsOf()).toContainEqual(['Neema Ally', 'Nyota', 45]);
  await must('PATCH', `/players/${newcomer}`, { jerseyNumber: 8 });
  // The last wearer counts.
  expect(await pointsOf()).toContainEqual(['Neema Ally', 'Nyota', 45]);
});
