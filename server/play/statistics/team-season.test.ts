import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { call } = server;

async function must(method: string, path: string, body?: unknown) {
  const answer = await call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const league = await must('POST', '/leagues', {
  name: 'Ligi ya Msimu',
  type: 'League',
  startsAt: '2026-01-10',
  location: 'Arusha',
  partner: 'N/A',
});
const base = `/leagues/${league.id}`;

async function newTeam(name: string): Promise<string> {
  const facts = { name, city: 'Arusha', coach: 'N/A', gender: 'Women' };
  const { id } = await must('POST', '/teams', facts);
  await must('POST', `${base}/teams/${id}`);
  return id;
}

const nyota = await newTeam('Nyota');
const simba = await newTeam('Simba');
const chui = await newTeam('Chui');
const player = async (team: string, fullName: string, jerseyNumber: number, dateOfBirth: string) =>
  (await must('POST', '/players', { fullName, team, jerseyNumber, dateOfBirth })).id as string;
const asha = await player(nyota, 'Asha Juma', 7, '1999-01-01');
const mwana = await player(nyota, 'Mwana Ali', 9, '2014-01-01');

let day = 10;
async function newMatch(team1: string, team2: string): Promise<string> {
  day += 1;
  const fixture = { team1, team2, matchType: league.id };
  const { id } = await must('POST', '/matches', {
    ...fixture,
    matchDate: `2026-01-${day}`,
    matchTime: '16:00',
  });
  return id;
}

type Pen = { send: (...events: object[]) => Promise<string[]> };

async function takePen(match: string): Promise<Pen> {
  const pen = await must('POST', `/matches/${match}/pen`, {});
  let seq = pen.seq as number;
  return {
    async send(...events) {
      const named = events.map((event) => ({ id: randomUUID(), at: Date.now(), ...event }));
      const { epoch } = pen;
      const answer = await must('POST', `/matches/${match}/events`, {
        epoch,
        baseSeq: seq,
        events: named,
      });
      seq = answer.seq;
      return named.map(({ id }) => id);
    },
  };
}

const FIRST_SET = { type: 'set-start', set: 1, firstServe: 'team2' };

/** Three sets to nothing; team 2 serves first in the first set, and of the others nobody wrote the first serve down. */
async function play(team1: string, team2: string, touches?: readonly string[]): Promise<string> {
  const match = await newMatch(team1, team2);
  const pen = await takePen(match);
  await pen.send({ type: 'start' });
  for (const set of [1, 2, 3]) {
    await pen.send(set === 1 ? FIRST_SET : { type: 'set-start', set });
    const points = Array.from({ length: 25 }, (_, at) => {
      const rally = { type: 'rally', winner: 'team1', no: at + 1 };
      return touches && set === 1 && at === 0 ? { ...rally, touches } : rally;
    });
    await pen.send(...points);
  }
  await pen.send({ type: 'end' });
  return match;
}

// The receiver of the first rally wins it by its first attack, after a shirt of a minor has received.
const TOUCHES = ['a04SM-~~~16', '*09RM+~~~16', '*07AH#V5~46'];

const seasonOf = (team: string, query = '') =>
  must('GET', `${base}/teams/${team}/statistics${query}`);

test('a team without matches scored point by point has no figures, and says how many it played', async () => {
  expect(await seasonOf(chui)).toMatchObject({
    team: { id: chui, name: 'Chui' },
    played: 0,
    phases: null,
    rotations: null,
    setter: null,
    touches: null,
    players: [],
  });
});

test('side-outs of a season come from matches with and without touches, on either side', async () => {
  await play(nyota, simba, TOUCHES);
  await play(simba, nyota);
  const bySets = await newMatch(nyota, simba);
  for (const set of [1, 2, 3]) {
    await must('PUT', `/matches/${bySets}/sets/${set}`, { team1Score: 25, team2Score: 10 });
  }
  await must('POST', `/matches/${bySets}/status`, { status: 'ended' });
  const season = await seasonOf(nyota);
  expect(season.played).toBe(3);
  expect(season.phases).toEqual({
    matches: 2,
    sets: 6,
    sideOut: { won: 1, of: 73 },
    breakPoint: { won: 72, of: 73 },
  });
  expect(season.rotations).toMatchObject({ matches: 2, sets: 2 });
  expect(season.rotations.places.length).toBe(6);
  expect(season.setter).toBe(null);
});

test('touches of a season stand by phase and zone, for the team and for those who may be named', async () => {
  const { touches, players } = await seasonOf(nyota);
  expect(touches).toMatchObject({ matches: 1, sets: 1, line: { points: 1 } });
  expect(touches.attack.reception).toEqual({ total: 1, kills: 1, errors: 0, blocked: 0 });
  expect(touches.zones.attackFrom[3]).toEqual({ zone: 4, total: 1, good: 1 });
  expect(touches.zones.receptionAt[5]).toEqual({ zone: 6, total: 1, good: 1 });
  expect(players).toMatchObject([
    {
      player: { id: asha, name: 'Asha Juma', number: 7 },
      matches: 1,
      sets: 1,
      attack: { reception: { total: 1, kills: 1 } },
    },
  ]);
  const own = await seasonOf(nyota, `?player=${asha}`);
  expect(own.touches.zones.attackTo[5]).toEqual({ zone: 6, total: 1, good: 1 });
  expect(own.touches.zones.receptionAt).toBe(null);
  expect(own.touches.line).toEqual(touches.line);
});

test('the table of one player has the attacks and zones of that player alone', async () => {
  const path = `/api/v1${base}/teams/${nyota}/statistics.csv?player=${asha}`;
  const answer = await server.app.request(path);
  expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain('Asha Juma');
  const [, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(lines.filter((line) => !line.startsWith('Nyota,7,Asha Juma,1,1,'))).toEqual([]);
  expect(lines).toContain('Nyota,7,Asha Juma,1,1,Zone where attacks ended,6,1,1,,,100,');
  expect(lines.some((line) => line.includes('Zone of reception'))).toBe(false);
  const minor = await call('GET', `/api/v1${base}/teams/${nyota}/statistics.csv?player=${mwana}`);
  expect(minor.status).toBe(404);
});

test('a minor is in a season with the consent to statistics alone', async () => {
  const path = `/api/v1${base}/teams/${nyota}/statistics`;
  const refused = await call('GET', `${path}?player=${mwana}`);
  expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
  const table = async () => (await server.app.request(`${path}.csv`)).text();
  expect(await table()).not.toContain('Mwana');
  const namesAfter = async (scopes: readonly string[]) => {
    const consent = { givenBy: 'Ali Juma', relation: 'father', scopes };
    await must('POST', `/players/${mwana}/consents`, consent);
    const { players } = await seasonOf(nyota);
    return players.map((line: any) => line.player.id);
  };
  expect(await namesAfter(['name'])).toEqual([asha]);
  expect(await namesAfter(['name', 'statistics'])).toEqual([asha, mwana]);
  expect(await table()).toContain('Mwana');
});

test('a forfeit is in no season, and a voided rally leaves it', async () => {
  const before = await seasonOf(nyota);
  const lost = await newMatch(nyota, simba);
  const pen = await takePen(lost);
  await pen.send({ type: 'start' }, FIRST_SET);
  await pen.send({ type: 'rally', winner: 'team1', no: 1 });
  await pen.send({ type: 'forfeit', team: 'team2' }, { type: 'end' });
  expect(await seasonOf(nyota)).toEqual(before);

  const match = await newMatch(nyota, chui);
  const other = await takePen(match);
  await other.send({ type: 'start' }, FIRST_SET);
  const rally = { type: 'rally', winner: 'team1', no: 1, touches: TOUCHES };
  const [voided] = await other.send(rally);
  await other.send({ type: 'void', target: voided });
  for (const set of [1, 2, 3]) {
    if (set > 1) await other.send({ type: 'set-start', set });
    const points = Array.from({ length: 25 }, (_, at) => at + 1);
    await other.send(...points.map((no) => ({ type: 'rally', winner: 'team1', no })));
  }
  await other.send({ type: 'end' });
  const after = await seasonOf(nyota);
  expect(after.phases.matches).toBe(before.phases.matches + 1);
  expect(after.phases.sideOut.won).toBe(before.phases.sideOut.won + 1);
  expect(after.touches).toEqual(before.touches);
});

test('a league names the side-outs of its teams, the best first, and its table of one team is a file', async () => {
  const { phases } = await must('GET', `${base}/statistics`);
  const names = phases.map((line: any) => line.team.name);
  expect([names[0], names.length]).toEqual(['Nyota', 3]);
  const path = `/api/v1${base}/teams/${nyota}/statistics.csv`;
  const answer = await server.app.request(path);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head).toContain('Team,No.,Name,Matches,Sets,Figure,"Rotation, position or zone",All');
  expect(lines[0]).toMatch(/^Nyota,,Team,3,9,Side-out,,74,2,,,3,$/);
  expect(lines).toContain('Nyota,7,Asha Juma,1,1,Attack after reception,,1,1,0,0,100,100');
  expect(lines).toContain('Nyota,,Team,1,1,Zone where attacks began,4,1,1,,,100,');
  const widthOf = (line: string) => line.replaceAll(/"[^"]*"/g, 'text').split(',').length;
  expect(new Set(lines.map(widthOf))).toEqual(new Set([widthOf(head!)]));
  expect(await (await server.app.request(`${path}?lang=sw`)).text()).toContain('Kupokea');
});

test('a team that is not in the league, and a league that nobody knows, are not found', async () => {
  const facts = { name: 'Twiga', city: 'Arusha', coach: 'N/A', gender: 'Women' };
  const other = await must('POST', '/teams', facts);
  for (const path of [`${base}/teams/${other.id}`, `/leagues/none/teams/${nyota}`]) {
    expect((await call('GET', `/api/v1${path}/statistics`)).status).toBe(404);
    expect((await call('GET', `/api/v1${path}/statistics.csv`)).status).toBe(404);
  }
});
