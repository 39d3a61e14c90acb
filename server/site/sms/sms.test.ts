import { afterAll, beforeEach, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { consumeDue } from '#server/platform/happenings/consumer.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { postSms } from './post.ts';
import { giveUp, pruneSms, sendPlanned } from './send.ts';
import { planResults } from './tell-results.ts';
import { startGateway } from './testing/gateway.ts';

const KEY = 'a-key-of-the-gateway';
const OWN = '0755000000';
const FAN = '+255712345678';
const NOON = Date.parse('2026-11-24T09:00:00Z');
const DAY = 24 * 60 * 60_000;
let now = NOON;
const fake = await startGateway('africastalking');
const server = await startTestServer({
  clock: () => now,
  sms: { sms: { gateways: { sms: fake.gateway }, send }, key: KEY, number: OWN },
});
const { store, call, app } = server;
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

let sending = Promise.resolve();
/** One after the other, as a node does it: the callback sends, too. */
function send(): Promise<void> {
  sending = sending.then(sendNow);
  return sending;
}

async function sendNow() {
  await sendPlanned(
    store,
    (parts) => Promise.all(parts.map((part) => postSms(fake.gateway, part))),
    () => now,
  );
}

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const TOWN = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
const team1 = await create('/teams', { ...TOWN, name: 'Chui' });
const team2 = await create('/teams', { ...TOWN, name: 'Faru' });
const league = await create('/leagues', {
  name: 'Ligi ya Moshi',
  type: 'League',
  startsAt: '2026-11-01',
  location: 'Moshi',
  partner: 'N/A',
});
const when = { matchDate: '2026-11-24', matchTime: '14:00' };
const match = await create('/matches', { team1, team2, matchType: league, ...when });
const due = { matchDate: '2030-11-24', matchTime: '14:00' };
const later = await create('/matches', { team1, team2, matchType: league, ...due });

beforeEach(async () => {
  now += 10 * DAY;
  await consume();
  for (const table of ['follower', 'sms', 'sms_opt_in', 'sms_budget', 'sms_spent'] as const)
    await store.db.deleteFrom(table).execute();
  fake.taken.length = 0;
  fake.behave('takes');
  await setBudget('site', 1000);
  await setBudget(league, 1000);
});

async function setBudget(budget: string, perDay: number) {
  const answer = await call('PUT', `/api/v1/sms/budgets/${budget}`, { perDay });
  expect(answer.status).toBe(204);
}

let texts = 0;
async function text(words: string, from = FAN, id = `in-${texts++}`, key = KEY) {
  const answer = await app.request(`/sms/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ from, to: OWN, text: words, id, linkId: 'l' }),
  });
  await send();
  return answer.status;
}

async function follow(from = FAN) {
  expect(await text('FUATA Chui', from)).toBe(204);
  expect(await text('NDIYO', from)).toBe(204);
}

async function consume() {
  const tell = (report: Parameters<typeof planResults>[2], after: string) =>
    planResults(store, { sms: 22 }, report, after, now);
  await consumeDue(store, { name: 'sms', holder: 'test', tell }, () => now);
  await send();
}

async function endMatch(before: string | null, value: string | null, matchId = match) {
  await write(store, { actor: { kind: 'system', name: 'test' }, now }, async ({ happened }) =>
    happened({
      kind: before === null ? 'match.ended' : 'match.corrected',
      topic: 'result',
      matchId,
      leagueId: league,
      teams: [team1, team2],
      before,
      value,
      facts: { sets: ['25-20', '25-18', '25-22'] },
    }),
  );
  now += 21_000;
}

const results = () => fake.taken.filter(({ text: words }) => words.includes('3-'));
const rowsOf = (kind: 'result' | 'reply') =>
  store.db.selectFrom('sms').selectAll().where('kind', '=', kind).orderBy('id').execute();

test('a number hears of results after it has confirmed, and not before', async () => {
  await text('FUATA Chui');
  expect(fake.taken.at(-1)).toMatchObject({ to: FAN, text: expect.stringContaining('NDIYO') });
  await endMatch(null, '3-0');
  await consume();
  expect(results()).toEqual([]);
  await text('ndiyo');
  await endMatch('3-0', '3-1');
  await consume();
  expect(results().map(({ text: words }) => words)).toEqual([
    'SAHIHISHO: Chui 3-1 Faru (25-20 25-18 25-22). Kuacha: tuma ACHA',
  ]);
  const proof = await store.db.selectFrom('sms_opt_in').selectAll().executeTakeFirstOrThrow();
  expect(proof.confirmed_at).toBeGreaterThan(proof.asked_at - 1);
});

test.each([
  ['FUATA LIGI Moshi', 'Ligi ya Moshi'],
  ['FUATA ligi ya moshi', 'Ligi ya Moshi'],
  ['FUATA Moshi', 'Ligi ya Moshi'],
  ['FOLLOW Chui v Faru', 'Chui - Faru'],
  ['FUATA faru – chui', 'Chui - Faru'],
])(
  '%j follows what it names, and hears of its result once it has confirmed',
  async (words, name) => {
    await text(words);
    expect(fake.taken.at(-1)!.text).toContain(name);
    await text('NDIYO');
    expect(fake.taken.at(-1)!.text).toContain(name);
    await endMatch(null, '3-0', later);
    await consume();
    expect(results()).toHaveLength(1);
  },
);

test('a league or match that is not there is not followed', async () => {
  for (const words of ['FUATA LIGI Mwanza', 'FUATA Chui - Simba', 'FUATA Simba - Chui']) {
    await text(words);
    expect(fake.taken.at(-1)!.text).toContain('Haikupatikana');
  }
  expect(await store.db.selectFrom('sms_opt_in').selectAll().execute()).toEqual([]);
});

test('a result that is told again after a crash is sent once, a correction once more', async () => {
  await follow();
  await endMatch(null, '3-0');
  await consume();
  await store.db
    .updateTable('consumer')
    .set({ version: 0 })
    .where('name', 'like', 'sms:%')
    .execute();
  await consume();
  expect(results()).toHaveLength(1);
  await endMatch('3-0', '3-2');
  await consume();
  await endMatch('3-2', '3-0');
  await consume();
  expect(results()).toHaveLength(3);
});

test('a message of which no answer came is not sent again, after a crash neither', async () => {
  await follow();
  fake.behave('resets');
  await endMatch(null, '3-0');
  await consume();
  fake.behave('takes');
  await send();
  expect(results()).toHaveLength(1);
  expect(await rowsOf('result')).toMatchObject([{ state: 'unknown', error: 'no answer' }]);

  // As a node leaves it that is killed between the request and the answer.
  await store.db.updateTable('sms').set({ state: 'sending', sent_at: now }).execute();
  await giveUp(store, now + 60_000);
  await send();
  expect(await rowsOf('result')).toMatchObject([{ state: 'sending' }]);
  await giveUp(store, now + 121_000);
  await send();
  expect(results()).toHaveLength(1);
  expect(await rowsOf('result')).toMatchObject([{ state: 'unknown', number: null }]);
});

test('the budget of a league is a hard stop, and nothing is caught up on another day', async () => {
  const fans = ['+255712000001', '+255712000002', '+255712000003'];
  for (const fan of fans) await follow(fan);
  const report = (await call('GET', '/api/v1/sms/report')).body;
  expect(report).toMatchObject({ numbers: 3, price: 22, isReady: true, takesTexts: true });
  expect(report.budgets.find((row: any) => row.budget === league)).toMatchObject({
    name: 'Ligi ya Moshi',
    followers: 3,
    estimate: 66,
  });
  await setBudget(league, 65);
  await endMatch(null, '3-0');
  await consume();
  expect(results()).toHaveLength(2);
  expect((await rowsOf('result')).map(({ state }) => state).toSorted()).toEqual([
    'sent',
    'sent',
    'stopped',
  ]);
  await setBudget(league, 1000);
  now += DAY;
  await consume();
  expect(results()).toHaveLength(2);
});

test('without a budget nothing is sent', async () => {
  await setBudget('site', 0);
  await text('LEO');
  expect(fake.taken).toEqual([]);
  expect(await rowsOf('reply')).toMatchObject([{ state: 'stopped', error: 'budget' }]);
});

test('in quiet hours nothing is sent, nor after them', async () => {
  await follow();
  now = Date.parse('2027-06-01T17:30:00Z');
  await endMatch(null, '3-0');
  await consume();
  now += 12 * 60 * 60_000;
  await consume();
  expect(results()).toEqual([]);
});

test('ACHA ends everything and leaves nothing of the number', async () => {
  await follow();
  await text('acha');
  expect(fake.taken.at(-1)).toMatchObject({ text: expect.stringContaining('imefutwa') });
  const before = fake.taken.length;
  await text('ACHA');
  expect(fake.taken).toHaveLength(before);
  await endMatch(null, '3-0');
  await consume();
  expect(results()).toEqual([]);
  for (const table of ['sms_opt_in', 'follower', 'delivery_address'] as const)
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  const rows = await store.db.selectFrom('sms').selectAll().execute();
  expect(rows.every(({ address, number }) => address.startsWith('gone:') && number === null)).toBe(
    true,
  );
});

test('questions are answered from the scores of the moment, each in one part', async () => {
  now = Date.parse('2026-11-24T09:00:00Z');
  await text('LEO');
  expect(fake.taken.at(-1)!.text).toBe('14:00 Chui - Faru');
  await text('TIMU chui');
  expect(fake.taken.at(-1)!.text).toBe('24/11 14:00 Chui - Faru\n24/11 14:00 Chui - Faru');
  await text('MSIMAMO moshi');
  expect(fake.taken.at(-1)!.text).toContain('Ligi ya Moshi');
  await text('TIMU Hakuna');
  expect(fake.taken.at(-1)!.text).toBe('Haikupatikana: Hakuna.');
});

test('two programs that answer each other stop after five answers an hour', async () => {
  for (let n = 0; n < 8; n += 1) await text('LEO');
  expect(fake.taken).toHaveLength(5);
  now += 60 * 60_000 + 1;
  await text('LEO');
  expect(fake.taken).toHaveLength(6);
});

test('an unknown text is answered once a day, a repeated one once', async () => {
  await text('Habari za leo');
  await text('Niko hapa');
  expect(fake.taken).toHaveLength(1);
  await text('LEO', FAN, 'the same');
  await text('LEO', FAN, 'the same');
  expect(fake.taken).toHaveLength(2);
});

test.each(['WAVU', '15333', OWN, ''])('a text from %j is not answered', async (from) => {
  expect(await text('LEO', from)).toBe(204);
  expect(fake.taken).toEqual([]);
});

test('a text with another key is not taken', async () => {
  expect(await text('LEO', FAN, 'x', 'another-key-of-nobody')).toBe(404);
  expect(fake.taken).toEqual([]);
});

test('texts arrive in the forms of all gateways', async () => {
  const bodies = [
    { from: '255712345671', to: OWN, message: 'LEO', timestamp: '2026-11-24 10:00' },
    { from: '255712345672', to: OWN, text: 'LEO', messageId: 'm1' },
    {
      event: 'sms:received',
      id: 'e',
      payload: { phoneNumber: '+255712345673', message: 'LEO', messageId: 'm' },
    },
  ];
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request(`/sms/${KEY}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(204);
  }
  await send();
  expect(fake.taken.map(({ to }) => to)).toEqual([
    '+255712345671',
    '+255712345672',
    '+255712345673',
  ]);
  for (const body of ['[]', 'null', '{"from":1}', 'no json'])
    expect(
      (
        await app.request(`/sms/${KEY}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    ).toBe(204);
});

test('the stop drops what waits; a test message says how it went', async () => {
  await follow();
  const test1 = await call('POST', '/api/v1/sms/test', { number: '0712 345 670' });
  expect(test1.body).toEqual({ outcome: 'sent' });
  expect(fake.taken.at(-1)).toMatchObject({ to: '+255712345670' });
  fake.behave('no balance');
  expect((await call('POST', '/api/v1/sms/test', { number: FAN })).body).toEqual({
    outcome: 'balance',
  });
  fake.behave('takes');
  expect((await call('PUT', '/api/v1/sms/state', { isStopped: true })).status).toBe(204);
  expect((await call('POST', '/api/v1/sms/test', { number: FAN })).body).toEqual({
    outcome: 'stopped',
  });
  expect((await call('GET', '/api/v1/sms/report')).body.isStopped).toBe(true);
  expect((await call('PUT', '/api/v1/sms/state', { isStopped: false })).status).toBe(204);
});

test('no answer, report, trail or log names the number of a person', async () => {
  await follow();
  await endMatch(null, '3-0');
  await consume();
  const digits = FAN.slice(4);
  const answers = [await call('GET', '/api/v1/sms/report'), await call('GET', '/api/v1/sms')];
  const rows = await Promise.all(
    (['sms', 'sms_opt_in', 'delivery_address', 'audit'] as const).map((table) =>
      store.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const seen = JSON.stringify([answers, rows, server.failures, server.securityEvents]);
  expect(seen).not.toContain(digits);
  expect((await call('GET', '/api/v1/sms')).body).toEqual({
    ussd: null,
    number: OWN,
    price: 22,
    whatsapp: null,
  });
});

test('old messages go after 90 days', async () => {
  await text('LEO');
  await pruneSms(store.db, now + 89 * DAY);
  expect(await rowsOf('reply')).toHaveLength(1);
  await pruneSms(store.db, now + 91 * DAY);
  expect(await rowsOf('reply')).toEqual([]);
});
