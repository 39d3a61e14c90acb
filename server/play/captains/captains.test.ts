import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';

const DAY = '2027-01-10';
const START = Date.parse(`${DAY}T12:00:00Z`);
const DAY_MS = 24 * 60 * 60 * 1000;
let now = START;
let visitors = 0;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call } = server;

const THREE_NIL = [
  [25, 20],
  [25, 18],
  [25, 22],
];
const THREE_ONE = [
  [25, 20],
  [20, 25],
  [25, 18],
  [25, 22],
];

/** A call of a captain, from an address of their own unless one is named. */
async function visit(path: string, body: object, from?: string) {
  visitors += 1;
  const address = from ?? `10.2.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const incoming = { socket: { remoteAddress: address }, headers: {} };
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await server.app.request(`/api/v1${path}`, request, { incoming });
  return { status: answer.status, body: (await answer.json()) as any };
}

async function newMatch(facts: object = {}) {
  const { id: league, teams } = await newLeague(server, ['Simba', 'Yanga']);
  const fixture = { team1: teams.Simba, team2: teams.Yanga, matchType: league, matchTime: '10:00' };
  const created = await call('POST', '/api/v1/matches', { ...fixture, matchDate: DAY, ...facts });
  expect([created.status, created.body.code]).toEqual([201, undefined]);
  const path = `/api/v1/matches/${created.body.id}`;
  const { body } = await call('POST', `${path}/captain-links`);
  const [simba, yanga] = body.items.map(({ token }: { token: string }) => token) as string[];
  const read = async () => (await call('GET', path)).body;
  const reports = async () => (await call('GET', `${path}/captain-reports`)).body.items;
  return { id: created.body.id, league, teams, path, simba, yanga, read, reports };
}

const send = (token: string | undefined, result: object) =>
  visit('/captain-reports', { token, ...result });
const openedBy = async (token: string | undefined) =>
  (await visit('/captain-reports/opened', { token })).body;
const codeOf = (answer: { status: number; body: any }) => [
  answer.status,
  answer.body.code,
  answer.body.errors?.[0]?.field,
];

test('a result that both captains report is published, and the first one waits for the second', async () => {
  const match = await newMatch();
  expect(await openedBy(match.simba)).toMatchObject({ side: 'team1', state: 'open', own: null });
  const first = await send(match.simba, { sets: THREE_ONE });
  expect([first.status, first.body.state]).toEqual([200, 'waiting']);
  expect(await match.read()).toMatchObject({ status: 'not started', seq: 0 });
  const other = await openedBy(match.yanga);
  expect(other).toMatchObject({ side: 'team2', state: 'confirm', other: { sets: THREE_ONE } });
  const second = await send(match.yanga, other.other);
  expect([second.status, second.body.state]).toEqual([200, 'over']);
  expect(await match.read()).toMatchObject({
    status: 'ended',
    winner: 'team1',
    team1Wins: 3,
    team2Wins: 1,
  });
  const trail = await trailOf(server.store, `match:${match.id}`);
  expect(trail.filter(([action]) => action === 'match.captain-report')).toHaveLength(2);
});

test('a forfeit that both captains report is published', async () => {
  const match = await newMatch();
  await send(match.simba, { forfeit: 'team2' });
  const { body } = await send(match.yanga, { forfeit: 'team2' });
  expect([body.state, body.match.forfeit, body.match.status]).toEqual(['over', 'team2', 'ended']);
});

test('two different results wait for the office, which decides for one of them', async () => {
  const match = await newMatch();
  await send(match.simba, { sets: THREE_NIL });
  const differs = await send(match.yanga, { sets: THREE_ONE });
  expect(differs.body.state).toBe('differs');
  expect((await match.read()).status).toBe('not started');
  const waiting = `/api/v1/admin/matches?concern=captains-differ&league=${match.league}`;
  expect((await call('GET', waiting)).body.items).toMatchObject([{ id: match.id }]);
  const summary = await call('GET', '/api/v1/admin/summary');
  expect(summary.body.attention).toContainEqual({ kind: 'captains-differ', count: 1 });
  const [, yanga] = await match.reports();
  const path = `${match.path}/captain-reports/${yanga.id}/publication`;
  const stranger = await addPerson(server, 'mgeni');
  expect((await call('POST', path, {}, { token: stranger.token })).status).toBe(403);
  const decided = await call('POST', path, {});
  expect([decided.status, decided.body.team2Wins, decided.body.status]).toEqual([200, 1, 'ended']);
  expect((await call('GET', waiting)).body.items).toEqual([]);
});

test('a report that its team corrects takes the place of the one before, and may agree then', async () => {
  const match = await newMatch();
  await send(match.simba, { sets: THREE_NIL });
  await send(match.yanga, { sets: THREE_ONE });
  const [before] = await match.reports();
  const corrected = await send(match.simba, { sets: THREE_ONE });
  expect(corrected.body.state).toBe('over');
  expect(await match.reports()).toHaveLength(2);
  const stale = `${match.path}/captain-reports/${before.id}/publication`;
  expect((await call('POST', stale, {})).status).toBe(404);
});

test('two captains who report the same at once give one result', async () => {
  const match = await newMatch();
  const answers = await Promise.all([
    send(match.simba, { sets: THREE_NIL }),
    send(match.yanga, { sets: THREE_NIL }),
    send(match.simba, { sets: THREE_NIL }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await call('GET', `${match.path}/log.json`);
  const types = body.events.map(({ type }: { type: string }) => type);
  expect(types).toEqual(['start', 'set-result', 'set-result', 'set-result', 'end']);
});

test('a result that the rules refuse names its field, and nothing of it is kept', async () => {
  const match = await newMatch();
  const two = [
    [25, 20],
    [25, 18],
  ];
  const cases: [object, number, string][] = [
    [{ sets: two }, 422, 'sets'],
    [{ sets: [[25, 24], ...two] }, 422, 'sets'],
    [{}, 400, 'sets'],
    [{ sets: two, forfeit: 'team1' }, 400, 'forfeit'],
    [{ forfeit: 'team1', incomplete: 'team1' }, 400, 'incomplete'],
    [{ forfeit: 'team3' }, 400, 'forfeit'],
    [{ sets: [[25, -1]] }, 400, 'sets.0.1'],
  ];
  for (const [result, status, field] of cases) {
    const answer = await send(match.simba, result);
    expect([answer.status, answer.body.errors?.[0].field]).toEqual([status, field]);
  }
  expect(await match.reports()).toEqual([]);
});

test('a match that is called off, scored at its table or not due takes no report', async () => {
  const early = await newMatch({ matchDate: '2027-01-11' });
  expect((await openedBy(early.simba)).state).toBe('early');
  expect(codeOf(await send(early.simba, { sets: THREE_NIL }))).toEqual([
    422,
    'MATCH_NOT_YET',
    undefined,
  ]);
  const off = await newMatch();
  await call('POST', `${off.path}/status`, { status: 'postponed' });
  expect((await openedBy(off.simba)).state).toBe('off');
  expect(codeOf(await send(off.simba, { sets: THREE_NIL }))[1]).toBe('MATCH_CALLED_OFF');
  const scored = await newMatch();
  await call('PUT', `${scored.path}/sets/1`, { team1Score: 25, team2Score: 3 });
  expect((await openedBy(scored.simba)).state).toBe('scored');
  expect(codeOf(await send(scored.simba, { sets: THREE_NIL }))[1]).toBe('MATCH_SCORED');
  for (const match of [early, off, scored]) expect(await match.reports()).toEqual([]);
});

test('a match that has its result takes the same report again, and refuses another one', async () => {
  const match = await newMatch();
  await call('PUT', `${match.path}/result`, { sets: THREE_NIL });
  const before = await match.read();
  expect((await send(match.yanga, { sets: THREE_NIL })).body.state).toBe('over');
  expect(codeOf(await send(match.yanga, { sets: THREE_ONE }))).toEqual([
    422,
    'MATCH_OVER',
    undefined,
  ]);
  expect(codeOf(await send(match.yanga, { forfeit: 'team1' }))[1]).toBe('MATCH_OVER');
  expect((await match.read()).version).toBe(before.version);
  expect(await match.reports()).toEqual([]);
});

test('a link that was ended, is too old or belongs to a team that plays no more opens nothing', async () => {
  const ended = await newMatch();
  await call('DELETE', `${ended.path}/captain-links`);
  const old = await newMatch();
  const other = await newMatch();
  const third = { name: 'Azam', city: 'Dar', coach: 'N/A', gender: 'Men' };
  const { body } = await call('POST', '/api/v1/teams', third);
  await call('PATCH', other.path, { team2: body.id });
  const archived = await newMatch();
  await call('DELETE', archived.path);
  for (const token of [ended.simba, other.yanga, archived.simba, 'captain_none']) {
    expect((await send(token, { sets: THREE_NIL })).status).toBe(404);
    expect((await visit('/captain-reports/opened', { token })).status).toBe(404);
  }
  expect((await openedBy(other.simba)).state).toBe('open');
  now = START + 15 * DAY_MS;
  expect((await send(old.simba, { sets: THREE_NIL })).status).toBe(404);
  now = START;
});

test('one press makes the links of a day for the matches that have no result', async () => {
  const { id: league, teams } = await newLeague(server, ['A', 'B', 'C', 'D']);
  const play = async (team1: string, team2: string, matchDate = DAY) => {
    const facts = { team1: teams[team1], team2: teams[team2], matchType: league, matchDate };
    return (await call('POST', '/api/v1/matches', { ...facts, matchTime: '10:00' })).body.id;
  };
  const open = await play('A', 'B');
  const played = await play('C', 'D');
  await play('A', 'C', '2027-01-12');
  await call('PUT', `/api/v1/matches/${played}/result`, { sets: THREE_NIL });
  const path = `/api/v1/leagues/${league}/captain-links`;
  const { status, body } = await call('POST', path, { day: DAY });
  expect(status).toBe(201);
  expect(body.items).toMatchObject([
    {
      match: { id: open, team1: 'A', team2: 'B' },
      links: [{ team: { name: 'A' } }, { team: { name: 'B' } }],
    },
  ]);
  expect(body.items[0].links[0].url).toContain(`/captain#${body.items[0].links[0].token}`);
  expect((await openedBy(body.items[0].links[1].token)).side).toBe('team2');
  expect(codeOf(await call('POST', path, { day: '2027-02-01' }))).toEqual([
    422,
    'NO_MATCHES',
    'day',
  ]);
  const stranger = await addPerson(server, 'jirani');
  expect((await call('POST', path, { day: DAY }, { token: stranger.token })).status).toBe(403);
});

test('one address sends 60 reports in a quarter of an hour, and the next one waits', async () => {
  const match = await newMatch();
  const tries = Array.from(
    { length: 61 },
    () => () => visit('/captain-reports', { token: match.simba, sets: THREE_NIL }, '10.9.9.9'),
  );
  const statuses: number[] = [];
  for (const attempt of tries) statuses.push((await attempt()).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});

test('the eleventh link of a team ends its first', async () => {
  const match = await newMatch();
  for (let created = 0; created < 10; created += 1)
    await call('POST', `${match.path}/captain-links`);
  expect((await visit('/captain-reports/opened', { token: match.simba })).status).toBe(404);
});
