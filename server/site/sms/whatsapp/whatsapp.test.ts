import { afterAll, beforeEach, expect, test } from 'vitest';
import { readEverythingAbout } from '#server/accounts/own-account/queries.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { forgetNumber } from '#server/platform/db/forget-number.ts';
import { write } from '#server/platform/db/write.ts';
import { consumeDue } from '#server/platform/happenings/consumer.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { planTest } from '../commands.ts';
import { postBy } from '../post.ts';
import { giveUp, sendPlanned } from '../send.ts';
import { planResults } from '../tell-results.ts';
import { startGateway } from '../testing/gateway.ts';
import { callOfMeta, signedByMeta, startCloudApi } from './testing/cloud-api.ts';

const KEY = 'a-key-of-the-gateway';
const FAN = '255712345678';
const DAY = 24 * 60 * 60_000;
let now = Date.parse('2026-11-24T09:00:00Z');
const meta = await startCloudApi(() => now);
const fake = await startGateway('africastalking');
const { account } = meta;
const gateways = { sms: fake.gateway, whatsapp: account.gateway };
const prices = { sms: 22, whatsapp: 40 };
const server = await startTestServer({
  clock: () => now,
  sms: { sms: { gateways, send }, key: KEY, number: '0755000000', whatsapp: account },
});
const { store, call, app } = server;
afterAll(async () => {
  await server.stop();
  await meta.stop();
  await fake.stop();
});

let sending = Promise.resolve();
/** One after the other, as a node does it. */
function send(): Promise<void> {
  const post = (parts: readonly Parameters<typeof postBy>[1][]) =>
    Promise.all(parts.map((part) => postBy(gateways, part)));
  sending = sending.then(() => sendPlanned(store, post, () => now));
  return sending;
}

async function create(path: string, body: object): Promise<string> {
  const answer = await call('POST', `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const TOWN = { city: 'Moshi', coach: 'N/A', gender: 'Men' };
const team1 = await create('/teams', { ...TOWN, name: 'Chui' });
const team2 = await create('/teams', { ...TOWN, name: 'Faru' });
const place = { location: 'Moshi', partner: 'N/A' };
const cup = { name: 'Ligi ya Moshi', type: 'League', startsAt: '2026-11-01', ...place };
const league = await create('/leagues', cup);
const when = { matchDate: '2026-11-24', matchTime: '14:00' };
const match = await create('/matches', { team1, team2, matchType: league, ...when });

beforeEach(async () => {
  now += 10 * DAY;
  await consume();
  for (const table of ['follower', 'sms', 'sms_opt_in', 'sms_budget', 'sms_spent'] as const)
    await store.db.deleteFrom(table).execute();
  meta.taken.length = 0;
  fake.taken.length = 0;
  meta.heard.clear();
  meta.behave('takes');
  await setBudget('site', 1000);
  await setBudget(league, 1000);
});

async function setBudget(budget: string, perDay: number) {
  expect((await call('PUT', `/api/v1/sms/budgets/${budget}`, { perDay })).status).toBe(204);
}

const post = (facts: { body: string; headers: Record<string, string> }) =>
  app.request('/whatsapp', { method: 'POST', ...facts });

let texts = 0;
async function text(words: string, from = FAN, id = `wamid.in.${texts++}`) {
  meta.heard.set(from, now);
  const messages = [{ from, id, timestamp: '1', type: 'text', text: { body: words } }];
  const answer = await post(callOfMeta({ messages }, account));
  await send();
  return answer.status;
}

async function textBySms(words: string) {
  const body = new URLSearchParams({ from: `+${FAN}`, to: '1', text: words, id: `in-${texts++}` });
  await app.request(`/sms/${KEY}`, { method: 'POST', body });
  await send();
}

async function report(status: string, id: string) {
  const statuses = [{ id, status, timestamp: '1', recipient_id: FAN }];
  expect((await post(callOfMeta({ statuses }, account))).status).toBe(200);
}

async function follow() {
  expect(await text('FUATA Chui')).toBe(200);
  expect(await text('NDIYO')).toBe(200);
}

async function consume() {
  const tell = (reported: Parameters<typeof planResults>[2], after: string) =>
    planResults(store, prices, reported, after, now);
  await consumeDue(store, { name: 'sms', holder: 'test', tell }, () => now);
  await send();
}

async function endMatch(before: string | null, value: string | null) {
  await write(store, { actor: { kind: 'system', name: 'test' }, now }, async ({ happened }) =>
    happened({
      kind: before === null ? 'match.ended' : 'match.corrected',
      topic: 'result',
      matchId: match,
      leagueId: league,
      teams: [team1, team2],
      before,
      value,
      facts: { sets: ['25-20', '25-18', '25-22'] },
    }),
  );
  now += 21_000;
  await consume();
}

const results = () => meta.taken.filter(({ text: words }) => words.includes('3-'));
const rows = () => store.db.selectFrom('sms').selectAll().orderBy('id').execute();

test('a number that has confirmed by WhatsApp hears there: a text within the day, then a template', async () => {
  await follow();
  expect(meta.taken.map(({ form }) => form)).toEqual(['text', 'text']);
  await endMatch(null, '3-0');
  now += DAY;
  await endMatch('3-0', '3-1');
  expect(meta.faults).toEqual([]);
  expect(results().map(({ form, text: words }) => [form, words])).toEqual([
    ['text', 'Chui 3-0 Faru (25-20 25-18 25-22). Kuacha: tuma ACHA'],
    ['template', 'SAHIHISHO: Chui 3-1 Faru (25-20 25-18 25-22). Kuacha: tuma ACHA'],
  ]);
  expect(fake.taken).toEqual([]);
  // Only the template costs something.
  expect((await rows()).map(({ estimate, state }) => [estimate, state])).toEqual([
    [0, 'sent'],
    [0, 'sent'],
    [0, 'sent'],
    [40, 'sent'],
  ]);
});

test('without a confirmation nothing is sent', async () => {
  await text('FUATA Chui');
  await endMatch(null, '3-0');
  expect(results()).toEqual([]);
});

test('a number hears by the carrier that it has confirmed last, once', async () => {
  await textBySms('FUATA Chui');
  await textBySms('NDIYO');
  // The question alone moves nothing.
  await text('FUATA Chui');
  await endMatch(null, '3-0');
  expect([results().length, fake.taken.length]).toEqual([0, 3]);
  await text('NDIYO');
  await endMatch('3-0', '3-1');
  expect([results().length, fake.taken.length]).toEqual([1, 3]);
  now += 60 * 60_000;
  await textBySms('FUATA LIGI Moshi');
  await textBySms('NDIYO');
  await endMatch('3-1', '3-2');
  expect([results().length, fake.taken.length]).toEqual([1, 6]);
});

test('ACHA ends everything and leaves nothing of the number', async () => {
  await follow();
  await text('ACHA');
  expect(meta.taken.at(-1)).toMatchObject({ form: 'text', to: FAN });
  await endMatch(null, '3-0');
  expect(results()).toEqual([]);
  for (const table of ['sms_opt_in', 'follower', 'delivery_address'] as const)
    expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect((await rows()).every(({ number }) => number === null)).toBe(true);
});

test('the budget is a hard stop for templates; answers cost nothing and need none', async () => {
  await follow();
  now += DAY;
  await setBudget(league, 39);
  await endMatch(null, '3-0');
  expect(results()).toEqual([]);
  expect((await rows()).at(-1)).toMatchObject({ state: 'stopped', error: 'budget' });
  await setBudget('site', 0);
  await text('LEO');
  expect(meta.taken.at(-1)).toMatchObject({ form: 'text' });
});

test('a message of which no answer came is not sent again, after a kill neither', async () => {
  await follow();
  meta.behave('resets');
  await endMatch(null, '3-0');
  meta.behave('takes');
  await send();
  expect((await rows()).at(-1)).toMatchObject({ state: 'unknown', error: 'no answer' });
  // As a node leaves it that is killed between the request and the answer.
  await store.db
    .updateTable('sms')
    .set({ state: 'sending', sent_at: now })
    .where('kind', '=', 'result')
    .execute();
  now += 121_000;
  await giveUp(store, now);
  await send();
  expect(results()).toHaveLength(1);
  expect((await rows()).at(-1)).toMatchObject({ state: 'unknown', number: null });
});

test.each([
  ['token ended', 'failed', 'credentials'],
  ['no number', 'failed', 'number'],
  ['busy', 'failed', 'busy'],
  ['fault', 'unknown', '500 (#131000)'],
] as const)(
  'Meta answers %j: the message is %s, and is not sent again',
  async (answer, state, error) => {
    await follow();
    meta.behave(answer);
    await endMatch(null, '3-0');
    meta.behave('takes');
    await send();
    expect(results()).toEqual([]);
    expect((await rows()).at(-1)).toMatchObject({ state, error, number: null });
  },
);

test('a text outside the 24 hours is refused by the API, so the window here is shorter', async () => {
  await follow();
  const part = { reference: 'r', to: `+${FAN}`, text: 'Habari', form: 'text' } as const;
  now += DAY;
  expect(await postBy(gateways, part)).toEqual({ state: 'failed', error: 'window' });
  const lines = { ...part, text: 'Moja\nMbili', form: 'template' } as const;
  expect(await postBy(gateways, lines)).toMatchObject({ state: 'sent' });
  expect(meta.taken.at(-1)!.text).toBe('Moja; Mbili');
});

test('a message to a carrier that is not set up is not planned, and not sent', async () => {
  await follow();
  const tell = (reported: Parameters<typeof planResults>[2], after: string) =>
    planResults(store, { sms: 22 }, reported, after, now);
  await write(store, { actor: { kind: 'system', name: 'test' }, now }, async ({ happened }) =>
    happened({
      kind: 'match.ended',
      topic: 'result',
      matchId: match,
      leagueId: league,
      teams: [team1, team2],
      before: null,
      value: '3-0',
      facts: {},
    }),
  );
  now += 21_000;
  await consumeDue(store, { name: 'sms', holder: 'test', tell }, () => now);
  expect((await rows()).filter(({ kind }) => kind === 'result')).toEqual([]);
  const part = { reference: 'r', to: `+${FAN}`, text: 'x', form: 'text' } as const;
  expect(await postBy({}, part)).toEqual({ state: 'failed', error: 'not set up' });
});

test('states of messages are counted; those on the way and of other numbers are passed over', async () => {
  await follow();
  const [first, second] = meta.taken.map(({ id }) => id);
  await report('sent', first!);
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  await report('read', first!);
  await report('failed', second!);
  await report('delivered', second!);
  expect((await rows()).map(({ state }) => state)).toEqual(['delivered', 'undelivered']);
  const other = { ...account, gateway: { ...account.gateway, user: '999' } };
  const messages = [{ from: FAN, id: 'w', type: 'text', text: { body: 'LEO' } }];
  expect((await post(callOfMeta({ messages }, other))).status).toBe(200);
  expect(await rows()).toHaveLength(2);
});

test('a call without the signature of Meta is not taken', async () => {
  const messages = [{ from: FAN, id: 'w', type: 'text', text: { body: 'FUATA Chui' } }];
  const { body, headers } = callOfMeta({ messages }, account);
  const signature = headers['x-hub-signature-256'];
  for (const wrong of ['', 'sha256=', signature.replace(/.$/, (at) => (at === '0' ? '1' : '0'))])
    expect(
      (await post({ body, headers: { ...headers, 'x-hub-signature-256': wrong } })).status,
    ).toBe(404);
  expect((await post({ body: `${body} `, headers })).status).toBe(404);
  expect(await store.db.selectFrom('sms_opt_in').selectAll().execute()).toEqual([]);
  for (const odd of ['null', '{"entry":[null]}', 'no json', '{"entry":{"changes":1}}', ''])
    expect((await post(signedByMeta(odd, account))).status).toBe(200);
  expect((await post(callOfMeta({ messages: [null, {}, { from: 1 }] }, account))).status).toBe(200);
});

test('calls without the signature take nothing from the limit of those with it', async () => {
  const headers = { 'x-hub-signature-256': 'sha256=0' };
  for (let n = 0; n < 1100; n += 1) {
    expect((await post({ body: '{}', headers })).status).toBe(404);
  }
  expect(await text('LEO')).toBe(200);
});

test('Meta tries the address once: the challenge comes back for the right word alone', async () => {
  const ask = (token: string) => {
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158' };
    return app.request(`/whatsapp?${new URLSearchParams(query)}`);
  };
  const right = await ask(account.verifyToken);
  expect([right.status, await right.text()]).toEqual([200, '1158']);
  expect(right.headers.get('content-type')).toContain('text/plain');
  expect((await ask('another-word')).status).toBe(404);
});

test('a text that Meta brings again is answered once; the own number and buttons are understood', async () => {
  await text('LEO', FAN, 'the same');
  await text('LEO', FAN, 'the same');
  expect(meta.taken).toHaveLength(1);
  await text('LEO', '255755000000');
  expect(meta.taken).toHaveLength(1);
  await follow();
  const button = { from: FAN, id: 'b', type: 'button', button: { text: 'ACHA', payload: 'x' } };
  await post(callOfMeta({ messages: [button] }, account));
  expect(await store.db.selectFrom('sms_opt_in').selectAll().execute()).toEqual([]);
});

test('the stop of everything ends messages by WhatsApp, too', async () => {
  await follow();
  expect((await call('PUT', '/api/v1/ways/state', { isStopped: true })).status).toBe(204);
  await endMatch(null, '3-0');
  await text('LEO');
  expect(meta.taken).toHaveLength(2);
  expect((await call('PUT', '/api/v1/ways/state', { isStopped: false })).status).toBe(204);
  await send();
  expect(meta.taken).toHaveLength(2);
});

test('administrators see numbers, outcomes and costs by carrier, and test each of them', async () => {
  await follow();
  now += DAY;
  await endMatch(null, '3-0');
  const { body } = await call('GET', '/api/v1/sms/report');
  expect(body.whatsapp).toEqual({ isReady: true, number: '+255755000000', price: 40, numbers: 1 });
  expect(body.budgets.find((row: any) => row.budget === league)).toMatchObject({
    followers: 1,
    byWhatsapp: 1,
    estimate: 40,
  });
  expect(body.outcomes[0]).toMatchObject({ kind: 'result', carrier: 'whatsapp', cost: 40 });
  const { ways } = (await call('GET', '/api/v1/ways/report')).body;
  const sums = (way: string) => ways.find((each: any) => each.way === way);
  expect(sums('whatsapp')).toMatchObject({ isReady: true, recipients: 1, sent: 3, cost: 40 });
  expect(sums('sms')).toMatchObject({ recipients: 0, sent: 0, cost: 0, spentToday: 40 });
  const number = '0712 345 670';
  const tested = await call('POST', '/api/v1/sms/test', { number, carrier: 'whatsapp' });
  expect(tested.body).toEqual({ outcome: 'sent' });
  expect(meta.taken.at(-1)).toMatchObject({ to: '255712345670', form: 'template' });
  await call('POST', '/api/v1/sms/test', { number });
  expect(fake.taken.at(-1)).toMatchObject({ to: '+255712345670' });
  expect((await call('GET', '/api/v1/sms')).body.whatsapp).toBe('+255755000000');
  const author = { actor: { kind: 'user', id: 'x', name: 'x', role: 'Fan' }, now } as never;
  const test1 = { number, language: 'sw', carrier: 'whatsapp', prices } as const;
  await expect(planTest(store, author, test1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('no answer, report, trail or log names the number; export and erasure have it', async () => {
  const facts = { email: 'a@example.com', name: 'Fan', role: 'Fan' } as const;
  const system = { actor: { kind: 'system', name: 'test' }, now } as const;
  const id = await addUser(store, system, { ...facts, password: 'a long password' });
  const phone = { phone: `+${FAN}` };
  await store.db.updateTable('user').set(phone).where('id', '=', id).execute();
  await follow();
  await endMatch(null, '3-0');
  const answers = [await call('GET', '/api/v1/sms/report'), await call('GET', '/api/v1/sms')];
  const stored = await Promise.all(
    (['sms', 'sms_opt_in', 'delivery_address', 'audit'] as const).map((table) =>
      store.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const seen = JSON.stringify([answers, stored, server.failures, server.securityEvents]);
  expect(seen).not.toContain(FAN.slice(3));
  const { textMessages } = await readEverythingAbout(store, id);
  expect(textMessages.messages).toHaveLength(3);
  expect(textMessages.optIns).toMatchObject([{ kind: 'team', carrier: 'whatsapp' }]);
  await write(store, system, ({ db }) => forgetNumber(db, store.vault.digest(`+${FAN}`)));
  expect((await readEverythingAbout(store, id)).textMessages).toMatchObject({
    messages: [],
    optIns: [],
  });
});
