import { afterAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import type { Tell } from '#contract/site/push.ts';
import { write } from '#server/platform/db/write.ts';
import { consumeDue } from '#server/platform/happenings/consumer.ts';
import type { NewHappening } from '#server/platform/happenings/keep-happenings.ts';
import { happeningsAfter } from '#server/platform/happenings/queries.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { keepOutcome, stopDevice, tellDevice } from './commands.ts';
import { deliverMissed, deliverPart } from './deliver.ts';
import { createSender, LEFT_ALONE } from './sender.ts';
import { type Browser, startPushService } from './testing/push-service.ts';

const server = await startTestServer();
const { store } = server;
const keys = webPush.generateVAPIDKeys();
const subject = 'https://ligi.example.org';
const service = await startPushService({ publicKey: keys.publicKey, subject });
const sender = createSender({
  vapid: { ...keys, subject },
  localAuthority: service.authority,
  timeoutMs: 1000,
});
afterAll(async () => {
  sender.close();
  await service.stop();
  await server.stop();
});

const SIGNED_OUT = { kind: 'anonymous' } as const;
let now = Date.UTC(2026, 10, 23, 12);

async function create(path: string, body: object): Promise<string> {
  const answer = await server.call('POST', `/api/v1${path}`, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const TOWN = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
const team = await create('/teams', { ...TOWN, name: 'Chui' });
const other = await create('/teams', { ...TOWN, name: 'Faru' });
const match = await create('/matches', {
  team1: team,
  team2: other,
  matchType: 'Friendly',
  matchDate: '2026-11-23',
  matchTime: '15:00',
});

beforeEach(async () => {
  await store.db.deleteFrom('follower').execute();
  await store.db.deleteFrom('consumer').execute();
  await store.db.deleteFrom('happening').execute();
  await store.db.deleteFrom('way_outcome').execute();
  now += 24 * 60 * 60 * 1000;
  await pushAll();
});

async function subscribe(preferences: Partial<Tell> = {}): Promise<Browser> {
  const browser = service.subscribe();
  const { endpoint, keys: browserKeys } = browser;
  await tellDevice(
    store,
    { actor: SIGNED_OUT, now },
    {
      endpoint,
      keys: browserKeys,
      language: 'en',
      quiet: null,
      kind: 'team',
      id: team,
      sets: false,
      start: false,
      lineup: false,
      ...preferences,
    },
  );
  return browser;
}

function happen(...happenings: NewHappening[]) {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const about = { matchId: match, teams: [team, other] } as const;
  return write(store, author, async (tx) => {
    for (const happening of happenings) tx.happened({ ...about, ...happening });
  });
}

const setEnd = (set: number, before: string | null, value: string | null): NewHappening => ({
  kind: before === null ? 'match.set_ended' : 'match.corrected',
  topic: `set:${set}`,
  before,
  value,
  facts: { set, wins: [1, 0] },
});
const result = (before: string | null, value: string): NewHappening => ({
  kind: before === null ? 'match.ended' : 'match.corrected',
  topic: 'result',
  before,
  value,
  facts: { sets: ['25-23', '25-20', '25-18'] },
});

/** As a node does at each look: messages that are due, then those that devices have missed. */
async function pushAll() {
  const options = {
    name: 'push',
    holder: 'test',
    tell: async (report: Parameters<typeof deliverPart>[2], after: string) => {
      const delivered = await deliverPart(store.db, sender, report, after, now);
      await keepOutcome(store, delivered, now);
      return delivered.resume;
    },
  };
  await consumeDue(store, options, () => now);
  await keepOutcome(store, await deliverMissed(store.db, sender, now), now);
}

const LEFT_ALONE_NOW = { is: 'later', reason: LEFT_ALONE, waitMs: 30_000 } as const;

async function firstReport() {
  const [happening] = await happeningsAfter(store.db, 0, 1);
  const row = () => store.db.selectFrom('delivery_address').selectAll().executeTakeFirstOrThrow();
  return { report: { happening: happening!, known: null }, row };
}

const outcomes = async () =>
  Object.fromEntries(
    (await store.db.selectFrom('way_outcome').selectAll().execute()).map((row) => [
      row.outcome,
      row.count,
    ]),
  );
const bodies = ({ received }: Browser) => received.map(({ text }) => text.body);

test('a result reaches who follows the team, in the language of the device, encrypted and signed', async () => {
  const english = await subscribe();
  const swahili = await subscribe({ language: 'sw' });
  const elsewhere = await subscribe({ id: other, kind: 'team' });
  await stopDevice(store, { actor: SIGNED_OUT, now }, elsewhere.endpoint, undefined);
  await happen(result(null, '3-0'));
  now += 20_001;
  await pushAll();
  expect(english.received.map(({ text }) => text)).toEqual([
    {
      title: 'Chui 3–0 Faru',
      body: 'Result: 25-23 25-20 25-18',
      path: `/right/${match}`,
      tag: match,
      stop: 'No more messages',
    },
  ]);
  expect(swahili.received[0]!.text).toMatchObject({
    body: 'Matokeo: 25-23 25-20 25-18',
    path: `/sw/right/${match}`,
  });
  expect(elsewhere.received).toEqual([]);
  expect(await outcomes()).toEqual({ sent: 2 });
});

test('result only is the default; ends of sets, start and line-ups come to people who asked for them', async () => {
  const plain = await subscribe();
  const all = await subscribe({ sets: true, start: true, lineup: true, kind: 'match', id: match });
  await happen(
    { kind: 'match.lineup_known', topic: 'lineup', value: 'known' },
    { kind: 'match.started', topic: 'start', value: 'begun' },
    setEnd(1, null, '25-23'),
  );
  now += 3001;
  await pushAll();
  expect(bodies(all)).toEqual(['The line-ups are known', 'The match has started', 'Set 1: 25-23']);
  expect(plain.received).toEqual([]);
});

test('an end that is undone within its hold is not sent; later a correction takes its place', async () => {
  const browser = await subscribe({ sets: true });
  await happen(setEnd(1, null, '25-23'));
  now += 1000;
  await happen(setEnd(1, '25-23', null));
  now += 3001;
  await pushAll();
  expect(browser.received).toEqual([]);
  await happen(setEnd(1, null, '25-23'));
  now += 3001;
  await pushAll();
  await happen(setEnd(1, '25-23', '25-22'));
  now += 3001;
  await pushAll();
  expect(bodies(browser)).toEqual(['Set 1: 25-23', 'Corrected: Set 1: 25-22']);
  expect(new Set(browser.received.map(({ topic }) => topic)).size).toBe(1);
});

test.each([404, 410])('a subscription that the service answers with %i is gone', async (status) => {
  const browser = await subscribe();
  browser.answers.push({ status });
  await happen(result(null, '3-0'));
  now += 20_001;
  await pushAll();
  expect(await store.db.selectFrom('delivery_address').selectAll().execute()).toEqual([]);
  expect(await store.db.selectFrom('follower').selectAll().execute()).toEqual([]);
  expect(await outcomes()).toEqual({ gone: 1 });
});

test.each([
  [{ status: 503 }, 'status 503', 30_000],
  ['hang', 'no answer', 30_000],
  ['reset', 'ERR_HTTP2_STREAM_ERROR', 30_000],
] as const)(
  'after %o the message is sent again later, and others are not delayed',
  async (answer, reason, waitMs) => {
    const slow = await subscribe();
    const well = await subscribe();
    slow.answers.push(answer);
    await happen(result(null, '3-0'));
    now += 20_001;
    await pushAll();
    expect([slow.received.length, well.received.length]).toEqual([0, 1]);
    now += waitMs - 1;
    await pushAll();
    expect(slow.received).toHaveLength(0);
    now += 1;
    await pushAll();
    expect([slow.received.length, well.received.length]).toEqual([1, 1]);
    expect(await outcomes()).toEqual({ sent: 2, [reason]: 1 });
  },
);

test('a message that was missed is sent before the next one, also where that comes first', async () => {
  const browser = await subscribe({ sets: true });
  browser.answers.push({ status: 503 });
  await happen(setEnd(1, null, '25-23'));
  now += 3001;
  await pushAll();
  expect(browser.received).toEqual([]);
  now += 60_000;
  await happen(setEnd(2, null, '25-20'));
  now += 3001;
  await pushAll();
  expect(bodies(browser)).toEqual(['Set 1: 25-23', 'Set 2: 25-20']);
  expect(await store.db.selectFrom('delivery_address').selectAll().execute()).toMatchObject([
    { tries: 0, retry_at: null, missed: '' },
  ]);
});

test('a service that is away for long uses up the tries of no message that was not sent', async () => {
  const browser = await subscribe();
  await happen(result(null, '3-0'));
  now += 20_001;
  const { report, row } = await firstReport();
  const away = { post: async () => LEFT_ALONE_NOW, postAll: async () => [LEFT_ALONE_NOW] };
  await keepOutcome(store, await deliverPart(store.db, away as never, report, '', now), now);
  for (let look = 0; look < 20; look += 1) {
    now += 30_000;
    await keepOutcome(store, await deliverMissed(store.db, away as never, now), now);
  }
  expect(await row()).toMatchObject({ tries: 0 });
  now += 30_000;
  await keepOutcome(store, await deliverMissed(store.db, sender, now), now);
  expect(browser.received).toHaveLength(1);
  expect(await row()).toMatchObject({ tries: 0, retry_at: null, missed: '' });
});

test('a message that a service refuses for good is counted and not sent again', async () => {
  const browser = await subscribe();
  browser.answers.push({ status: 413 });
  await happen(result(null, '3-0'));
  now += 20_001;
  await pushAll();
  now += 3_600_000;
  await pushAll();
  expect(browser.received).toEqual([]);
  expect(await outcomes()).toEqual({ 'status 413': 1 });
});

test('in quiet hours nothing is sent, and nothing after them', async () => {
  const browser = await subscribe({ quiet: { from: '22:00', to: '07:00' } });
  now = Date.UTC(2026, 11, 1, 19, 30);
  await happen(result(null, '3-0'));
  now += 20_001;
  await pushAll();
  expect(await outcomes()).toEqual({ quiet: 1 });
  now = Date.UTC(2026, 11, 2, 5);
  await happen(result('3-0', '3-1'));
  now += 20_001;
  await pushAll();
  expect(bodies(browser)).toEqual(['Corrected: Result: 25-23 25-20 25-18']);
});

test('the end of a set is of no use after half an hour, and is not sent', async () => {
  const browser = await subscribe({ sets: true });
  await happen(setEnd(1, null, '25-23'));
  now += 31 * 60_000;
  await pushAll();
  expect(browser.received).toEqual([]);
  expect(await outcomes()).toEqual({ late: 1 });
});

test('a missed end of a set that has become too old is not sent, and counts as too late', async () => {
  const browser = await subscribe({ sets: true });
  browser.answers.push({ status: 503 });
  await happen(setEnd(1, null, '25-23'));
  now += 3001;
  await pushAll();
  now += 31 * 60_000;
  await pushAll();
  expect(browser.received).toEqual([]);
  expect(await outcomes()).toMatchObject({ late: 1 });
  expect(await outcomes()).not.toHaveProperty('sent');
});

test("with an account the device is the account's, and what it heard of before comes along", async () => {
  const browser = await subscribe();
  const actor = {
    kind: 'user',
    id: server.adminId,
    name: 'Admin',
    role: 'admin',
    secretaryOf: [],
    managerOf: [],
  } as const;
  const { endpoint, keys: browserKeys } = browser;
  const preferences = { sets: true, start: false, lineup: false };
  const tell = {
    endpoint,
    keys: browserKeys,
    language: 'en',
    quiet: null,
    ...preferences,
  } as const;
  await tellDevice(store, { actor: actor as never, now }, { ...tell, kind: 'match', id: match });
  const followers = await store.db.selectFrom('follower').select('user_id').execute();
  expect(followers).toEqual([{ user_id: server.adminId }]);
  const { body } = await server.call('POST', '/api/v1/push/device', {
    endpoint: 'https://push.example.org/x',
  });
  expect(body).toEqual({ quiet: null, tells: [] });
  const rows = await store.db.selectFrom('follow_tell').select('subject_id').execute();
  expect(rows.map((row) => row.subject_id).sort()).toEqual([team, match].sort());
});

test.each([
  'http://push.example.org/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://push.example.org:8443/x',
  'https://user:pass@push.example.org/x',
])('the endpoint %s is refused with the field', async (endpoint) => {
  const { status, body } = await server.call('POST', '/api/v1/push/device', { endpoint });
  expect([status, body.errors?.[0].field]).toEqual([400, 'endpoint']);
});
