import { afterAll, beforeEach, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#contract/site/webhook.ts';
import { addUser } from '#server/accounts/users/commands.ts';
import { write } from '#server/platform/db/write.ts';
import { queueLetter } from '#server/platform/mail/commands.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { deliverDue } from '#server/platform/mail/postman.ts';
import { deliverDue as deliverMessages } from '#server/site/messages/deliver.ts';
import { readPushSettings } from '#server/site/push/settings.ts';
import { planSms } from '#server/site/sms/plan.ts';
import { postSms } from '#server/site/sms/post.ts';
import { sendPlanned } from '#server/site/sms/send.ts';
import { startGateway } from '#server/site/sms/testing/gateway.ts';
import { deliverTo } from '#server/site/webhooks/deliver.ts';
import { queueEvent } from '#server/site/webhooks/queue.ts';
import { startWebhooks } from '#server/site/webhooks/start-webhooks.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

let now = Date.parse('2026-11-24T09:00:00Z');
const fake = await startGateway('beem');
const server = await startTestServer({
  clock: () => now,
  sms: {
    sms: { gateways: { sms: fake.gateway }, send },
    key: 'a-key-of-the-gateway',
    number: '0755000000',
  },
});
const { store, call } = server;
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

function send() {
  return sendPlanned(
    store,
    (parts) => Promise.all(parts.map((part) => postSms(fake.gateway, part))),
    () => now,
  );
}

const setStopped = async (isStopped: boolean) =>
  expect((await call('PUT', '/api/v1/ways/state', { isStopped })).status).toBe(204);
const report = async () => (await call('GET', '/api/v1/ways/report')).body;
const wayOf = async (way: string) =>
  (await report()).ways.find((each: { way: string }) => each.way === way);

beforeEach(async () => {
  now += 24 * 60 * 60_000;
  for (const table of ['sms', 'sms_spent', 'webhook', 'mail', 'way_outcome', 'follower'] as const)
    await store.db.deleteFrom(table).execute();
  fake.taken.length = 0;
  await setStopped(false);
  await call('PUT', '/api/v1/sms/budgets/site', { perDay: 1000 });
});

const AUTHOR = { kind: 'system', name: 'test' } as const;
let numbers = 0;
const planOne = () =>
  write(store, { actor: AUTHOR, now }, ({ db, seal }) => {
    numbers += 1;
    const number = `+25571200${1000 + numbers}`;
    const to = { address: store.vault.digest(number), number: seal(number) };
    const about = {
      budget: 'site',
      occasion: 'one',
      kind: 'result',
      form: 'sms',
      text: 'x',
      price: 22,
    } as const;
    return planSms(db, { ...to, ...about }, now);
  });
const smsStates = async () =>
  (await store.db.selectFrom('sms').select(['state', 'error']).orderBy('id').execute()).map(
    ({ state, error }) => `${state} ${error}`.trim(),
  );

test('SMS: the stop of all gives up what waits, plans nothing and sends nothing later', async () => {
  await planOne();
  await setStopped(true);
  await planOne();
  expect(await smsStates()).toEqual(['stopped administrator', 'stopped administrator']);
  const { body } = await call('POST', '/api/v1/sms/test', { number: '0712345678' });
  expect(body).toEqual({ outcome: 'stopped' });
  await setStopped(false);
  await send();
  expect(fake.taken).toEqual([]);
  await planOne();
  await send();
  expect(fake.taken).toHaveLength(1);
  // Nothing was taken out of the budget for a message that could not go out.
  expect(await wayOf('sms')).toMatchObject({ withheld: 2, sent: 1, cost: 22, spentToday: 44 });
});

test('push: the stop of all is seen by the sender, gives up retries and refuses tests', async () => {
  const db = store.db;
  await db.insertInto('follower').values({ id: 'f', user_id: null, created_at: now }).execute();
  const device = { follower_id: 'f', way: 'push', keys: '{}', language: 'en' } as const;
  const quiet = { quiet_from: null, quiet_to: null };
  await db
    .insertInto('delivery_address')
    .values({
      ...device,
      ...quiet,
      id: 'd',
      address: 'https://push.example.org/one',
      tries: 2,
      retry_at: now + 1000,
      missed: '7,',
      created_at: now,
    })
    .execute();
  await setStopped(true);
  expect((await readPushSettings(store)).isStopped).toBe(true);
  expect((await call('GET', '/api/v1/push')).body).toEqual({ publicKey: null });
  const missed = await db.selectFrom('delivery_address').select(['retry_at', 'missed']).execute();
  expect(missed).toEqual([{ retry_at: null, missed: '' }]);
  await setStopped(false);
  expect((await readPushSettings(store)).isStopped).toBe(false);
});

test('push: the stop of all and its own are two: ending one leaves the other', async () => {
  await call('PUT', '/api/v1/push/state', { isStopped: true });
  await setStopped(true);
  await setStopped(false);
  expect((await readPushSettings(store)).isStopped).toBe(true);
  expect(await wayOf('push')).toMatchObject({ isStopped: true });
  expect(await wayOf('sms')).toMatchObject({ isStopped: false });
  await call('PUT', '/api/v1/push/state', { isStopped: false });
});

const league = (
  await call('POST', '/api/v1/leagues', {
    name: 'Ligi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Tanga',
    partner: 'N/A',
  })
).body.id;
let version = 1000;
/** Queues one event for the receivers that there are. */
async function queueOne() {
  version += 1;
  const about = { version, at: now, matchId: null, leagueId: league, teams: [], topic: null };
  const happening = { ...about, kind: 'plan.published', before: null, value: null, facts: {} };
  await queueEvent(
    store,
    { happening: happening as never, known: null },
    { now, origin: 'http://w' },
  );
}
const addWebhook = async (shape: string) => {
  const address = `https://hooks.example/${shape === 'telegram' ? 'sendMessage?chat_id=1' : ''}`;
  const about = { name: 'Gazeti', shape, events: [...WEBHOOK_EVENTS], language: 'sw' };
  return (await call('POST', '/api/v1/webhooks', { ...about, address })).body.id as string;
};

test.each(['standard', 'telegram'])(
  'webhooks (%s): events of a stop are in the list of deliveries, and are not sent by themselves',
  async (shape) => {
    const id = await addWebhook(shape);
    await queueOne();
    await setStopped(true);
    await queueOne();
    const rows = () => store.db.selectFrom('webhook_delivery').selectAll().orderBy('id').execute();
    const withheld = { state: 'failed', error: 'stopped', due_at: null };
    expect(await rows()).toMatchObject([withheld, withheld]);
    const { items } = (await call('GET', `/api/v1/webhooks/${id}/deliveries`)).body;
    const replay = `/api/v1/webhooks/${id}/deliveries/${items[0].id}/replay`;
    expect((await call('POST', replay)).body.detail).toBe('All outgoing messages are stopped.');

    await setStopped(false);
    const posted: string[] = [];
    const post = async (letter: { id: string }) => {
      posted.push(letter.id);
      return { is: 'sent', status: 204 } as const;
    };
    const options = { post, mailOrigin: undefined, clock: () => now };
    await deliverTo(store, id, options);
    expect(posted).toEqual([]);
    expect((await call('POST', replay)).status).toBe(204);
    await deliverTo(store, id, options);
    expect(posted).toEqual([items[0].id]);
    expect(await wayOf(shape === 'telegram' ? 'telegram' : 'webhook')).toMatchObject({
      isReady: true,
      recipients: 1,
      sent: 1,
    });
  },
);

test('webhooks: a test during a stop of all is not sent', async () => {
  const id = await addWebhook('standard');
  await setStopped(true);
  const started = startWebhooks({
    store,
    origin: 'http://w',
    mailOrigin: undefined,
    poster: { allowsHttp: false },
    onError: () => undefined,
  });
  expect(await started.webhooks.test(id)).toBe('stopped');
  await started.stop();
});

test('mail: letters to many wait for the end of the stop, one to a person goes out', async () => {
  const sent: string[] = [];
  const mailer: Mailer = {
    send: async ({ recipient }) => void sent.push(recipient),
    close: () => undefined,
  };
  const letter = { language: 'sw', subject: 'Habari', paragraphs: ['Mambo?'] } as const;
  await queueLetter(store, now, { ...letter, to: 'many@example.org', bulk: true });
  await queueLetter(store, now, { ...letter, to: 'one@example.org' });
  await setStopped(true);
  await deliverDue(store, mailer, () => now);
  expect(sent).toEqual(['one@example.org']);
  expect(await wayOf('mail')).toMatchObject({ waiting: 1, sent: 1, isStopped: true });
  await setStopped(false);
  await deliverDue(store, mailer, () => now);
  expect(sent).toEqual(['one@example.org', 'many@example.org']);
});

test('messages of the office: the stop of all sends none of them, neither during it nor after it', async () => {
  const author = { actor: AUTHOR, now };
  const facts = { email: 'katibu@example.org', name: 'Katibu', role: 'Fan' } as const;
  const id = await addUser(store, author, { ...facts, password: 'correct horse battery' });
  const tell = () =>
    write(store, { actor: AUTHOR, now }, async (tx) =>
      tx.tell({ kind: 'invitation', about: `user:${id}`, to: [`user:${id}`] }),
    );
  const ways = { mailOrigin: 'https://wavu.example', smsPrices: { sms: 22 }, push: undefined };
  const deliver = () => {
    now += 20_001;
    const isSmsStopped = async () => false;
    const onError = (error: unknown) => expect(error).toBeUndefined();
    return deliverMessages(store, { ...ways, isSmsStopped, onError }, () => now);
  };
  const states = async () =>
    (await store.db.selectFrom('mail').select(['due_at', 'last_error']).execute()).map(
      ({ due_at, last_error }) => last_error ?? (due_at === null ? 'over' : 'waiting'),
    );
  await tell();
  await deliver();
  expect(await states()).toEqual(['waiting']);
  await tell();
  await setStopped(true);
  await deliver();
  await tell();
  await deliver();
  await setStopped(false);
  await deliver();
  expect(await states()).toEqual(['stopped']);
  const left = await store.db
    .selectFrom('message_to')
    .select(['ways_left', 'due_at', 'in_app'])
    .where('recipient', '=', `user:${id}`)
    .execute();
  expect(left).toEqual(Array(3).fill({ ways_left: '', due_at: null, in_app: 1 }));
});

test.each([
  ['push', 'mail sms'],
  ['sms', 'mail push'],
])('messages of the office: the stop of %s alone leaves the other ways', async (way, others) => {
  await write(store, { actor: AUTHOR, now }, async (tx) =>
    tx.tell({ kind: 'invitation', to: [`user:of ${way}`] }),
  );
  for (const isStopped of [true, false])
    expect((await call('PUT', `/api/v1/${way}/state`, { isStopped })).status).toBe(204);
  const { ways_left } = await store.db
    .selectFrom('message_to')
    .select('ways_left')
    .where('recipient', '=', `user:of ${way}`)
    .executeTakeFirstOrThrow();
  expect(ways_left).toBe(others);
});

test('the account adds up by way and by day, and names nobody', async () => {
  await planOne();
  await send();
  await store.db
    .insertInto('way_outcome')
    .values([
      { way: 'push', day: '2026-11-20', outcome: 'sent', count: 70 },
      { way: 'push', day: '2026-11-20', outcome: 'quiet', count: 5 },
      { way: 'push', day: '2026-11-20', outcome: 'given up', count: 3 },
      { way: 'push', day: '2026-11-20', outcome: 'waiting', count: 9 },
      { way: 'push', day: '2025-01-01', outcome: 'sent', count: 1000 },
    ])
    .execute();
  const { isStopped, ways, days } = await report();
  expect(isStopped).toBe(false);
  expect(ways.map(({ way }: { way: string }) => way)).toEqual([
    'push',
    'sms',
    'whatsapp',
    'webhook',
    'telegram',
    'mail',
  ]);
  expect(ways[0]).toMatchObject({ sent: 70, withheld: 5, failed: 3, cost: 0, perDay: null });
  expect(ways[1]).toMatchObject({ sent: 1, cost: 22, perDay: 1000, spentToday: 22 });
  expect(days.map(({ way }: { way: string }) => way)).toEqual(['sms', 'push']);
  expect(days[1]).toEqual({
    day: '2026-11-20',
    way: 'push',
    sent: 70,
    failed: 3,
    withheld: 5,
    cost: 0,
  });
});

test('the stop is in the trail, and is an administrator’s alone', async () => {
  await setStopped(true);
  const { action, subject } = await store.db
    .selectFrom('audit')
    .select(['action', 'subject'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect([action, subject]).toEqual(['ways.state', 'site:ways']);
  for (const [method, path] of [
    ['GET', '/api/v1/ways/report'],
    ['PUT', '/api/v1/ways/state'],
  ] as const) {
    const body = method === 'PUT' ? { isStopped: false } : undefined;
    expect((await call(method, path, body, { token: null })).status).toBe(401);
  }
});
