import { afterAll, expect, test } from 'vitest';
import { newLeague } from '#server/play/fixtures/testing/planned-league.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const TODAY = Date.parse('2027-03-01T08:00:00Z');
const server = await startTestServer({ clock: () => TODAY });
afterAll(() => server.stop());
const { call } = server;

let visitors = 0;

async function newMatch() {
  const { id: league, teams } = await newLeague(server, ['Simba', 'Yanga']);
  const fixture = { team1: teams.Simba, team2: teams.Yanga, matchType: league };
  const facts = { ...fixture, matchDate: '2027-03-20', matchTime: '16:00' };
  const path = `/api/v1/matches/${(await call('POST', '/api/v1/matches', facts)).body.id}`;
  const { body } = await call('POST', `${path}/captain-links`);
  const [simba, yanga] = body.items.map(({ token }: { token: string }) => token) as string[];
  /** A call of a captain, each from an address of its own. */
  async function visit(way: string, input: object) {
    visitors += 1;
    const incoming = { socket: { remoteAddress: `10.7.0.${visitors}` }, headers: {} };
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(input) };
    const answer = await server.app.request(`/api/v1${way}`, request, { incoming });
    return { status: answer.status, body: (await answer.json()) as any };
  }
  const ask = (matchDate: string, matchTime = '10:00') =>
    visit('/date-requests', { token: simba, matchDate, matchTime, reason: 'Mtihani' });
  const withdraw = () => visit('/date-requests/withdrawal', { token: simba });
  const agree = async (more: object = {}) => {
    const { request } = (await visit('/date-requests/opened', { token: yanga })).body;
    return visit('/date-requests/answer', {
      token: yanga,
      request: request.id,
      agrees: true,
      ...more,
    });
  };
  const newest = async () => (await call('GET', `${path}/date-requests`)).body.items[0];
  const decide = async (decision: object) =>
    call('POST', `${path}/date-requests/${(await newest()).id}/decision`, decision);
  return { path, ask, withdraw, agree, newest, decide };
}

test('a request has no answer and no decision before there are any', async () => {
  const match = await newMatch();
  await match.ask('2027-03-27');
  expect(await match.newest()).toMatchObject({
    state: 'asked',
    answerReason: '',
    decisionReason: '',
    answeredAt: null,
    decidedAt: null,
  });
});

test('reasons belong to a refusal, and go where a team agrees and the office accepts', async () => {
  const match = await newMatch();
  await match.ask('2027-03-27');
  expect((await match.agree({ reason: 'Sawa' })).status).toBe(200);
  expect(await match.newest()).toMatchObject({ state: 'agreed', answerReason: '' });
  expect((await match.decide({ decision: 'accepted', reason: 'Sawa' })).status).toBe(200);
  expect(await match.newest()).toMatchObject({ state: 'accepted', decisionReason: '' });
});

test('a date that begins at this moment is past, and a minute later it is not', async () => {
  const match = await newMatch();
  const now = await match.ask('2027-03-01', '11:00');
  expect([now.status, now.body.code, now.body.errors[0].field]).toEqual([
    422,
    'DAY_PAST',
    'matchDate',
  ]);
  expect((await match.ask('2027-03-01', '11:01')).status).toBe(200);
});

test('a team that asked five times is told how often it may', async () => {
  const match = await newMatch();
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await match.ask('2027-03-27')).status).toBe(200);
    await match.withdraw();
  }
  const sixth = await match.ask('2027-03-27');
  expect([sixth.status, sixth.body.code]).toEqual([422, 'DATE_REQUEST_LIMIT']);
  expect(sixth.body.detail).toContain('5');
});

test('a postponed match that the office moves by a request is planned again', async () => {
  const match = await newMatch();
  await call('POST', `${match.path}/status`, { status: 'postponed' });
  await match.ask('2027-03-27');
  const { body } = await match.decide({ decision: 'accepted' });
  expect(body).toMatchObject({ status: 'not started', matchDate: '2027-03-27' });
});

test('a match that was planned keeps its log when a request moves it', async () => {
  const match = await newMatch();
  await match.ask('2027-03-27');
  const { body } = await match.decide({ decision: 'accepted' });
  expect(body).toMatchObject({ status: 'not started', seq: 0 });
});
