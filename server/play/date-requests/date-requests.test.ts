import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { keepPeriods } from '#server/site/retention/commands.ts';
import { addPerson } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { trailOf } from '#server/testing/trail-of.ts';

const DAY = '2027-03-20';
const TODAY = Date.parse('2027-03-01T08:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
let now = TODAY;
let visitors = 0;
const server = await startTestServer({ clock: () => now });
afterAll(() => server.stop());
const { call } = server;

/** A call of a captain, from an address of their own unless one is named. */
async function visit(path: string, body: object, from?: string) {
  visitors += 1;
  const address = from ?? `10.3.${Math.floor(visitors / 250)}.${visitors % 250}`;
  const incoming = { socket: { remoteAddress: address }, headers: {} };
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await server.app.request(`/api/v1${path}`, request, { incoming });
  return { status: answer.status, body: (await answer.json()) as any };
}

async function newMatch(facts: object = {}) {
  now = TODAY;
  const { id: league, teams } = await newLeague(server, ['Simba', 'Yanga']);
  const fixture = { team1: teams.Simba, team2: teams.Yanga, matchType: league, matchTime: '16:00' };
  const created = await call('POST', '/api/v1/matches', {
    ...fixture,
    matchDate: DAY,
    location: 'Taifa',
    court: '1',
    ...facts,
  });
  expect([created.status, created.body.code]).toEqual([201, undefined]);
  const { id } = created.body;
  const path = `/api/v1/matches/${id}`;
  const { body } = await call('POST', `${path}/captain-links`);
  const [simba, yanga] = body.items.map(({ token }: { token: string }) => token) as string[];
  const read = async () => (await call('GET', path)).body;
  const requests = async () => (await call('GET', `${path}/date-requests`)).body.items;
  const decide = async (decision: object, options?: object) => {
    const [newest] = await requests();
    return call('POST', `${path}/date-requests/${newest.id}/decision`, decision, options);
  };
  return { id, league, teams, path, simba: simba!, yanga: yanga!, read, requests, decide };
}

const OTHER_DATE = { matchDate: '2027-03-27', matchTime: '10:00', reason: 'Mtihani shuleni' };
const ask = (token: string, facts: object = {}) =>
  visit('/date-requests', { token, ...OTHER_DATE, ...facts });
const opened = async (token: string) => (await visit('/date-requests/opened', { token })).body;
const answer = async (token: string, facts: object) => {
  const { request } = await opened(token);
  return visit('/date-requests/answer', { token, request: request.id, ...facts });
};
const codeOf = ({ status, body }: { status: number; body: any }) => [
  status,
  body.code,
  body.errors?.[0]?.field,
];

test('a request that the other team agrees to and the office accepts moves the match', async () => {
  const match = await newMatch();
  expect(await opened(match.simba)).toMatchObject({ canAsk: true, request: null, side: 'team1' });
  const sent = await ask(match.simba);
  expect([sent.status, sent.body.request.state, sent.body.canAsk]).toEqual([200, 'asked', false]);
  expect(await match.read()).toMatchObject({ matchDate: DAY, matchTime: '16:00' });
  const other = await opened(match.yanga);
  expect(other).toMatchObject({ side: 'team2', canAsk: false });
  expect(other.request).toMatchObject({
    team: { name: 'Simba' },
    from: { matchDate: DAY, matchTime: '16:00' },
    to: { matchDate: '2027-03-27', matchTime: '10:00' },
    reason: 'Mtihani shuleni',
    answerBy: '2027-03-04T08:00:00.000Z',
  });
  const agreed = await answer(match.yanga, { agrees: true });
  expect([agreed.status, agreed.body.request.state]).toEqual([200, 'agreed']);
  expect((await match.read()).matchDate).toBe(DAY);
  const decided = await match.decide({ decision: 'accepted', court: '2' });
  expect(decided.status).toBe(200);
  expect(await match.read()).toMatchObject({
    matchDate: '2027-03-27',
    matchTime: '10:00',
    location: 'Taifa',
    court: '2',
    movedFrom: { matchDate: DAY },
  });
  expect((await opened(match.simba)).request).toMatchObject({ state: 'accepted' });
  const actions = (await trailOf(server.store, `match:${match.id}`)).map(([action]) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['match.date-request', 'match.date-answer', 'match.date-decide']),
  );
  expect(actions).toContain('match.move');
});

test('followers, calendars and officials hear of a date that was accepted', async () => {
  const match = await newMatch();
  const official = await call('POST', '/api/v1/officials', { name: 'Mwamuzi' });
  const officials = [{ official: official.body.id, duty: 'referee1' }];
  const assigned = await call('PUT', `${match.path}/officials`, { officials });
  expect(assigned.status).toBe(200);
  const answerPath = `${match.path}/officials/${official.body.id}/answer`;
  const answered = await call('POST', answerPath, { answer: 'accepted' });
  expect(answered.status).toBe(200);
  const sequence = async () => {
    const text = await (await server.app.request(`/team/${match.teams.Simba}.ics`)).text();
    return Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]);
  };
  const before = await sequence();
  await ask(match.simba);
  expect(await sequence()).toBe(before);
  await match.decide({ decision: 'accepted' });
  expect(await sequence()).toBe(before + 1);
  const happenings = await server.store.db
    .selectFrom('happening')
    .select('kind')
    .where('match_id', '=', match.id)
    .execute();
  expect(happenings.map(({ kind }) => kind)).toContain('match.rescheduled');
  const crew = await call('GET', `${match.path}/crew`);
  expect(crew.body.items).toMatchObject([{ name: 'Mwamuzi', answer: 'changed' }]);
});

test('a team that cannot says why, and the office refuses with a reason that both read', async () => {
  const match = await newMatch();
  await ask(match.yanga);
  expect(codeOf(await answer(match.simba, { agrees: false }))).toEqual([
    400,
    'INVALID_FIELDS',
    'reason',
  ]);
  const declined = await answer(match.simba, { agrees: false, reason: 'Tuna mechi nyingine' });
  expect(declined.body.request).toMatchObject({
    state: 'declined',
    answerReason: 'Tuna mechi nyingine',
  });
  expect(codeOf(await match.decide({ decision: 'refused' }))).toEqual([
    400,
    'INVALID_FIELDS',
    'reason',
  ]);
  expect((await match.decide({ decision: 'refused', reason: 'Hakuna uwanja' })).status).toBe(200);
  for (const token of [match.simba, match.yanga]) {
    const { request, canAsk } = await opened(token);
    expect(request).toMatchObject({ state: 'refused', decisionReason: 'Hakuna uwanja' });
    expect(canAsk).toBe(true);
  }
  expect(await match.read()).toMatchObject({ matchDate: DAY, movedFrom: null });
});

test('a request that is answered, or that nobody answers in time, waits on the dashboard', async () => {
  const match = await newMatch();
  const waiting = async () => {
    const list = `/api/v1/admin/matches?concern=dates-asked&league=${match.league}`;
    return (await call('GET', list)).body.items.length;
  };
  await ask(match.simba);
  expect(await waiting()).toBe(0);
  now = Date.parse('2027-03-04T08:00:01Z');
  expect(await waiting()).toBe(1);
  now = TODAY;
  await answer(match.yanga, { agrees: true });
  expect(await waiting()).toBe(1);
  const { attention } = (await call('GET', '/api/v1/admin/summary')).body;
  expect(attention).toContainEqual({ kind: 'dates-asked', count: 1 });
  await match.decide({ decision: 'accepted' });
  expect(await waiting()).toBe(0);
});

test('the office decides also before the other team has answered', async () => {
  const match = await newMatch();
  await ask(match.simba);
  expect((await match.decide({ decision: 'accepted' })).status).toBe(200);
  expect((await match.read()).matchDate).toBe('2027-03-27');
});

test('another date is asked for until two days before the match', async () => {
  const match = await newMatch();
  const start = Date.parse(`${DAY}T13:00:00Z`);
  now = start - 48 * HOUR_MS + 1;
  expect((await opened(match.simba)).canAsk).toBe(false);
  expect(codeOf(await ask(match.simba))).toEqual([422, 'ASKED_LATE', undefined]);
  now = start - 48 * HOUR_MS;
  expect((await opened(match.simba)).canAsk).toBe(true);
  expect((await ask(match.simba)).status).toBe(200);
});

test('a postponed match gets the date that was asked for and is planned again', async () => {
  const match = await newMatch();
  await call('POST', `${match.path}/status`, { status: 'postponed' });
  now = Date.parse(`${DAY}T13:00:00Z`);
  expect(await opened(match.simba)).toMatchObject({ canAsk: true, askUntil: null });
  expect((await ask(match.simba)).status).toBe(200);
  const decided = await match.decide({ decision: 'accepted' });
  expect(decided.body).toMatchObject({ status: 'not started', matchDate: '2027-03-27' });
});

test('a day that is past, too far or the same is refused with its field', async () => {
  const match = await newMatch();
  for (const [facts, code] of [
    [{ matchDate: '2027-02-28' }, 'DAY_PAST'],
    [{ matchDate: '2028-06-01' }, 'DAY_FAR'],
    [{ matchDate: DAY, matchTime: '16:00' }, 'SAME_DATE'],
  ] as const) {
    expect(codeOf(await ask(match.simba, facts))).toEqual([422, code, 'matchDate']);
  }
  expect(codeOf(await ask(match.simba, { reason: '' }))).toEqual([400, 'INVALID_FIELDS', 'reason']);
  expect(await match.requests()).toEqual([]);
});

test('one request of a match waits at a time, and a team asks five times at most', async () => {
  const match = await newMatch();
  await ask(match.simba);
  expect(codeOf(await ask(match.yanga))).toEqual([422, 'DATE_REQUEST_OPEN', undefined]);
  for (let count = 1; count < 5; count += 1) {
    expect((await visit('/date-requests/withdrawal', { token: match.simba })).status).toBe(200);
    now += HOUR_MS;
    expect((await ask(match.simba)).status).toBe(200);
  }
  await visit('/date-requests/withdrawal', { token: match.simba });
  expect(codeOf(await ask(match.simba))).toEqual([422, 'DATE_REQUEST_LIMIT', undefined]);
  expect((await ask(match.yanga)).status).toBe(200);
});

test('of two requests at the same moment one is kept', async () => {
  const match = await newMatch();
  const sent = await Promise.all([ask(match.simba), ask(match.yanga), ask(match.simba)]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(await match.requests()).toHaveLength(1);
});

test('no team answers its own request, nor withdraws the one of the other team', async () => {
  const match = await newMatch();
  await ask(match.simba);
  expect((await answer(match.simba, { agrees: true })).status).toBe(404);
  expect((await visit('/date-requests/withdrawal', { token: match.yanga })).status).toBe(404);
  expect(await match.requests()).toMatchObject([{ state: 'asked' }]);
});

test('nobody agrees to another request than the one that was read', async () => {
  const match = await newMatch();
  await ask(match.simba);
  const { request } = await opened(match.yanga);
  await visit('/date-requests/withdrawal', { token: match.simba });
  await ask(match.simba, { matchDate: '2027-03-28' });
  const body = { token: match.yanga, request: request.id, agrees: true };
  expect((await visit('/date-requests/answer', body)).status).toBe(404);
  expect((await match.requests())[0]).toMatchObject({ state: 'asked' });
});

test('a match that the office moves otherwise leaves its request without an object', async () => {
  const match = await newMatch();
  await ask(match.simba);
  await call('PATCH', match.path, { matchDate: '2027-03-25' });
  expect((await opened(match.simba)).request.state).toBe('overtaken');
  expect((await answer(match.yanga, { agrees: true })).status).toBe(404);
  expect((await match.decide({ decision: 'accepted' })).status).toBe(404);
  expect((await ask(match.yanga)).status).toBe(200);
});

test('a match that has begun has no other date', async () => {
  const match = await newMatch();
  await ask(match.simba);
  await call('POST', `${match.path}/status`, { status: 'Live' });
  expect((await opened(match.simba)).canAsk).toBe(false);
  expect((await match.decide({ decision: 'accepted' })).status).toBe(404);
  expect(codeOf(await ask(match.simba))).toEqual([422, 'MATCH_STARTED', undefined]);
});

test('a decision is made once, and by the office of the league alone', async () => {
  const match = await newMatch();
  await ask(match.simba);
  const stranger = await addPerson(server, 'mgeni');
  const secretary = await addPerson(server, 'katibu');
  const other = await newMatch();
  await call('PUT', `/api/v1/leagues/${other.league}/secretaries/${secretary.id}`);
  for (const { token } of [stranger, secretary]) {
    expect((await match.decide({ decision: 'accepted' }, { token })).status).toBe(403);
    expect((await call('GET', `${match.path}/date-requests`, undefined, { token })).status).toBe(
      403,
    );
  }
  const [{ id }] = await match.requests();
  const path = `${match.path}/date-requests/${id}/decision`;
  const decided = await Promise.all([1, 2].map(() => call('POST', path, { decision: 'accepted' })));
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('the links of the captains live on until two weeks after the new date', async () => {
  const match = await newMatch();
  await ask(match.simba, { matchDate: '2027-06-01' });
  await match.decide({ decision: 'accepted' });
  now = Date.parse('2027-06-10T08:00:00Z');
  expect((await opened(match.simba)).match.matchDate).toBe('2027-06-01');
});

test('a link that is not open asks for nothing', async () => {
  const match = await newMatch();
  await call('DELETE', `${match.path}/captain-links`);
  expect((await ask(match.simba)).status).toBe(404);
  expect((await visit('/date-requests/opened', { token: match.simba })).status).toBe(404);
});

test('one address sends 60 requests and answers in a quarter of an hour', async () => {
  const match = await newMatch();
  const send = () => visit('/date-requests/withdrawal', { token: match.simba }, '10.9.9.9');
  for (let sent = 0; sent < 60; sent += 1) expect((await send()).status).toBe(404);
  expect((await send()).status).toBe(429);
  now += 15 * 60 * 1000;
  expect((await send()).status).toBe(404);
});

test('a year later nothing is left of a request', async () => {
  const match = await newMatch();
  await ask(match.simba);
  const author = {
    actor: { kind: 'system', name: 'retention' } as const,
    now: TODAY + 366 * 24 * HOUR_MS,
  };
  await keepPeriods(server.store, author);
  expect(await match.requests()).toEqual([]);
});
