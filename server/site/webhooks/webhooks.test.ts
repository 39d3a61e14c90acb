import { afterAll, beforeEach, expect, test } from 'vitest';
import { WEBHOOK_EVENTS, webhookEventSchema } from '#contract/site/webhook.ts';
import { write } from '#server/platform/db/write.ts';
import { consumeDue } from '#server/platform/happenings/consumer.ts';
import type { NewHappening } from '#server/platform/happenings/keep-happenings.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { deliverTo } from './deliver.ts';
import { pruneDeliveries, WAITS_MS } from './outcomes.ts';
import { createPoster, type Letter, type Outcome } from './poster.ts';
import type { Resolve } from './public-connection.ts';
import { findDueWebhooks } from './queries.ts';
import { queueEvent } from './queue.ts';
import { startReceiver, verify } from './testing/receiver.ts';

const server = await startTestServer({ publicUrl: 'http://ligi.test' });
const { store } = server;
const receiver = await startReceiver();
const here: Resolve = (_host, found) => found(null, [{ address: '127.0.0.1', family: 4 }]);
const poster = createPoster({ allowsHttp: true, allowsLocal: true, resolve: here, timeoutMs: 500 });
afterAll(async () => {
  poster.close();
  await receiver.stop();
  await server.stop();
});

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The library takes a difference of five minutes: signatures are made with the machine's time. */
let now = Date.now();
const origin = 'http://ligi.test';

async function done(method: string, path: string, body?: object) {
  const answer = await server.call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const TOWN = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
const team = (await done('POST', '/teams', { ...TOWN, name: 'Chui *FC*' })).id;
const other = (await done('POST', '/teams', { ...TOWN, name: 'Faru <b>' })).id;
const newMatch = async () =>
  (
    await done('POST', '/matches', {
      team1: team,
      team2: other,
      matchType: 'Friendly',
      matchDate: '2026-11-23',
      matchTime: '15:00',
    })
  ).id as string;
const match = await newMatch();
const second = await newMatch();

beforeEach(async () => {
  for (const table of ['webhook', 'consumer', 'happening', 'mail'] as const)
    await store.db.deleteFrom(table).execute();
  receiver.received.length = 0;
  receiver.answers.length = 0;
  now += 40 * DAY_MS;
  await consume();
});

const INPUT = {
  name: 'Gazeti',
  address: receiver.address,
  shape: 'standard',
  events: [...WEBHOOK_EVENTS],
  language: 'en',
};
const addWebhook = (more: object = {}): Promise<{ id: string; secret: string }> =>
  done('POST', '/webhooks', { ...INPUT, ...more });

function happen(...happenings: NewHappening[]) {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  const about = { matchId: match, teams: [team, other] } as const;
  return write(store, author, async (tx) => {
    for (const happening of happenings) tx.happened({ ...about, ...happening });
  });
}
const setEnd = (set: number, matchId = match): NewHappening => ({
  kind: 'match.set_ended',
  topic: `set:${set}`,
  before: null,
  value: '25-20',
  facts: { set, wins: [set, 0] },
  matchId,
});

function consume() {
  const tell = async (report: Parameters<typeof queueEvent>[1]) => {
    await queueEvent(store, report, { now, origin });
    return undefined;
  };
  return consumeDue(store, { name: 'webhooks', holder: 'test', tell }, () => now);
}

/** Sends at the time of this machine, whatever the time of the test is. */
const post = (letter: Letter): Promise<Outcome> => poster.post(letter, Date.now());
async function deliverAll(through = post) {
  const options = { post: through, mailOrigin: origin, clock: () => now, chance: () => 0 };
  const due = await findDueWebhooks(store.db, now);
  await Promise.all(due.map((id) => deliverTo(store, id, options)));
}
async function sendAll() {
  now += 25_000;
  await consume();
  await deliverAll();
}
const deliveries = (id: string) =>
  done('GET', `/webhooks/${id}/deliveries`).then(({ items }) => items);

test('events arrive in order, with the match of the API, and as the schema says', async () => {
  const { secret } = await addWebhook();
  await happen(setEnd(1), setEnd(2), setEnd(3));
  await sendAll();
  const events = receiver.received.map((each) => verify(secret, each) as any);
  expect(events.map(({ type, data }) => [type, data.set])).toEqual([
    ['match.set_ended', 1],
    ['match.set_ended', 2],
    ['match.set_ended', 3],
  ]);
  const { body } = await server.call('GET', `/api/v1/matches/${match}`, undefined, { token: null });
  expect(events[0].data.match).toEqual(body);
  for (const event of events) expect(webhookEventSchema.parse(event)).toEqual(event);
  expect(new Date(events[0].timestamp).getTime()).toBe(now - 25_000);
});

test('a receiver gets the events that it asked for and no row for others', async () => {
  const { id } = await addWebhook({ events: ['match.ended'] });
  await happen(setEnd(1));
  await sendAll();
  expect(await store.db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([]);
  await done('PATCH', `/webhooks/${id}`, { events: ['match.set_ended'] });
  await happen(setEnd(2));
  await sendAll();
  expect(receiver.received).toHaveLength(1);
});

test('after a crash an event is queued once and sent again under the same id', async () => {
  await addWebhook();
  await happen(setEnd(1));
  now += 25_000;
  await consume();
  // The node died before its cursor went on, and after the receiver had the delivery.
  await store.db.deleteFrom('consumer').execute();
  await store.db
    .insertInto('consumer')
    .values({ name: 'webhooks:3000', version: 0, resume: '', holder: 'test', leased_until: 0 })
    .execute();
  const died = deliverAll(async (letter) => {
    await post(letter);
    throw new Error('killed');
  });
  await expect(died).rejects.toThrow('killed');
  await consume();
  await deliverAll();
  const ids = receiver.received.map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a failed event holds back the later ones of its match, and no other match', async () => {
  await addWebhook();
  await happen(setEnd(1), setEnd(2), setEnd(1, second));
  receiver.answers.push(500);
  await sendAll();
  await deliverAll();
  const arrived = () =>
    receiver.received.map(({ event }) => [event.data.match.id === match ? 1 : 2, event.data.set]);
  expect(arrived()).toEqual([
    [1, 1],
    [2, 1],
  ]);
  now += 5000;
  await deliverAll();
  expect(arrived().slice(2)).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

test('a receiver that does not answer delays no other', async () => {
  const dead = await addWebhook({ name: 'Kimya' });
  const { id } = await addWebhook();
  await happen(setEnd(1));
  now += 25_000;
  await consume();
  const { promise: silence, resolve: end } = Promise.withResolvers<Outcome>();
  const deadRow = await store.db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', dead.id)
    .executeTakeFirstOrThrow();
  const all = deliverAll((letter) => (letter.id === deadRow.id ? silence : post(letter)));
  await expect.poll(async () => (await deliveries(id))[0].state).toBe('sent');
  expect((await deliveries(dead.id))[0].state).toBe('waiting');
  end({ is: 'failed', status: null, error: 'no answer' });
  await all;
});

test('ten tries over 75 hours, then it is given up and can be sent from the list', async () => {
  const { id } = await addWebhook();
  await happen(setEnd(1));
  receiver.answers.push(...Array.from({ length: 10 }, () => 503));
  await sendAll();
  for (const [index, wait] of WAITS_MS.entries()) {
    now += wait - 1;
    await deliverAll();
    expect(receiver.received).toHaveLength(index + 1);
    now += 1;
    await deliverAll();
  }
  expect((await deliveries(id))[0]).toMatchObject({
    state: 'failed',
    tries: 10,
    status: 503,
    error: 'status 503',
    dueAt: null,
  });
  const hours = WAITS_MS.reduce((sum, wait) => sum + wait, 0) / HOUR_MS;
  expect(Math.floor(hours)).toBe(75);
  const [{ id: delivery }] = await deliveries(id);
  await done('POST', `/webhooks/${id}/deliveries/${delivery}/replay`);
  now = Math.max(now, Date.now()) + 1;
  await deliverAll();
  expect((await deliveries(id))[0].state).toBe('sent');
  expect(new Set(receiver.received.map((each) => each.id))).toEqual(new Set([delivery]));
});

test('410 switches a receiver off, with everything that waits for it', async () => {
  const { id } = await addWebhook();
  await happen(setEnd(1), setEnd(2));
  receiver.answers.push(410);
  await sendAll();
  const [webhook] = (await done('GET', '/webhooks')).items;
  expect(webhook).toMatchObject({ isOn: false, offReason: 'gone', waiting: 0 });
  expect((await deliveries(id)).map((row: any) => [row.state, row.error])).toEqual([
    ['failed', 'switched off'],
    ['failed', 'status 410'],
  ]);
});

test('after five days of failures it is off and the administrators get a mail; a success begins anew', async () => {
  const { id } = await addWebhook();
  const fail = async () => {
    await happen(setEnd(1, second));
    receiver.answers.push(500);
    await sendAll();
    await store.db.deleteFrom('happening').execute();
    await store.db.deleteFrom('webhook_delivery').execute();
  };
  const isOn = async () => (await done('GET', '/webhooks')).items[0].isOn;
  await fail();
  now += 4 * DAY_MS;
  await happen(setEnd(2));
  await sendAll();
  now += 2 * DAY_MS;
  await fail();
  expect(await isOn()).toBe(true);
  now += 5 * DAY_MS;
  await fail();
  const [webhook] = (await done('GET', '/webhooks')).items;
  expect(webhook).toMatchObject({ id, isOn: false, offReason: 'failing' });
  const mails = await store.db.selectFrom('mail').select('recipient').execute();
  expect(mails.length).toBeGreaterThan(0);
});

test('a new secret and the former one sign together for a day', async () => {
  const { id, secret } = await addWebhook();
  const renewed = await done('POST', `/webhooks/${id}/secret`);
  await store.db
    .updateTable('webhook')
    .set({ former_until: now + DAY_MS })
    .execute();
  await happen(setEnd(1));
  await sendAll();
  expect(verify(secret, receiver.received[0]!)).toEqual(
    verify(renewed.secret, receiver.received[0]!),
  );
  now += DAY_MS;
  await happen(setEnd(2));
  await sendAll();
  expect(() => verify(secret, receiver.received[1]!)).toThrow('No matching signature');
  verify(renewed.secret, receiver.received[1]!);
});

test('no secret and no address is in the database, the lists or the audit trail', async () => {
  const address = `${receiver.address}/siri-ya-chumba`;
  const { id, secret } = await addWebhook({ address });
  const renewed = await done('POST', `/webhooks/${id}/secret`);
  await done('PATCH', `/webhooks/${id}`, { address: `${address}-2`, isOn: false });
  const rows = await store.db.selectFrom('webhook').selectAll().execute();
  const audit = await store.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', `webhook:${id}`)
    .execute();
  expect(audit.map(({ action }) => action).sort()).toEqual([
    'webhook.create',
    'webhook.secret',
    'webhook.update',
  ]);
  const lists = [await done('GET', '/webhooks'), await done('GET', `/webhooks/${id}/deliveries`)];
  const seen = JSON.stringify([rows, audit, lists, server.securityEvents]);
  for (const hidden of [secret, renewed.secret, 'siri-ya-chumba'])
    expect(seen.includes(hidden)).toBe(false);
});

test('an address needs a name, a scheme that is allowed and no password', async () => {
  const wrong = [
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0177.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'ftp://gazeti.example/x',
    'https://me:secret@gazeti.example/x',
    'gazeti.example',
  ];
  for (const address of wrong) {
    const { status, body } = await server.call('POST', '/api/v1/webhooks', { ...INPUT, address });
    expect([status, body.errors?.[0]?.field], address).toEqual([400, 'address']);
  }
});

test('rooms of Discord and Slack get a sentence in which names format nothing', async () => {
  await addWebhook({ shape: 'discord' });
  await addWebhook({ shape: 'slack', language: 'sw' });
  await happen({ kind: 'match.started', topic: 'start', before: null, value: 'begun' });
  await sendAll();
  const bodies = receiver.received.map(({ event }) => event);
  expect(bodies).toContainEqual({
    content: `The match has started. Chui \\*FC\\* – Faru \\<b\\>\n${origin}/right/${match}`,
    allowed_mentions: { parse: [] },
  });
  expect(bodies).toContainEqual({
    text: `Mechi imeanza. Chui *FC* – Faru &lt;b&gt;\n${origin}/sw/right/${match}`,
  });
});

test('a long piece of news stays below 20 KB, a draft is told to nobody', async () => {
  await addWebhook();
  const long = '排'.repeat(20_000);
  const { id } = await done('POST', '/news', { title: 'Habari', text: long });
  await sendAll();
  expect(receiver.received).toHaveLength(1);
  expect(receiver.received[0]!.event.data.news).toMatchObject({ id, title: 'Habari' });
  expect(Buffer.byteLength(receiver.received[0]!.body)).toBeLessThan(20_000);
  await happen({ kind: 'news.published', facts: { news: 'none' } });
  await sendAll();
  expect(receiver.received).toHaveLength(1);
});

test('an archived match is cancelled with its names', async () => {
  const id = await newMatch();
  await addWebhook({ events: ['match.cancelled'] });
  now = Math.max(now, Date.now());
  await done('DELETE', `/matches/${id}`);
  await sendAll();
  expect(receiver.received[0]!.event).toMatchObject({
    type: 'match.cancelled',
    data: { match: { id, team1: { name: 'Chui *FC*' } } },
  });
});

test('deliveries go after 14 days, and with their receiver', async () => {
  const { id } = await addWebhook();
  await happen(setEnd(1));
  await sendAll();
  const count = async () =>
    (await store.db.selectFrom('webhook_delivery').select('id').execute()).length;
  await pruneDeliveries(store.db, now + 13 * DAY_MS);
  expect(await count()).toBe(1);
  await pruneDeliveries(store.db, now + 15 * DAY_MS);
  expect(await count()).toBe(0);
  await happen(setEnd(2));
  await sendAll();
  await done('DELETE', `/webhooks/${id}`);
  expect(await count()).toBe(0);
  expect((await server.call('DELETE', `/api/v1/webhooks/${id}`)).status).toBe(404);
});
