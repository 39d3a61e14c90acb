import { afterAll, beforeEach, expect, test } from 'vitest';
import { write } from '#server/platform/db/write.ts';
import { consumeDue } from '#server/platform/happenings/consumer.ts';
import type { NewHappening } from '#server/platform/happenings/keep-happenings.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { deliverTo } from './deliver.ts';
import { createPoster } from './poster.ts';
import type { Resolve } from './public-connection.ts';
import { findDueWebhooks } from './queries.ts';
import { queueEvent } from './queue.ts';
import { PACE_MS } from './telegram.ts';
import { pruneTelegramMessages } from './telegram-messages.ts';
import { startBotApi } from './testing/bot-api.ts';

const server = await startTestServer({ publicUrl: 'http://ligi.test' });
const { store } = server;
const bot = await startBotApi();
const here: Resolve = (_host, found) => found(null, [{ address: '127.0.0.1', family: 4 }]);
const poster = createPoster({ allowsHttp: true, allowsLocal: true, resolve: here });
afterAll(async () => {
  poster.close();
  await bot.stop();
  await server.stop();
});

const DAY_MS = 24 * 60 * 60_000;
let now = Date.now();

async function done(method: string, path: string, body?: object) {
  const answer = await server.call(method, `/api/v1${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const TOWN = { city: 'Tanga', coach: 'N/A', gender: 'Men' };
const team1 = (await done('POST', '/teams', { ...TOWN, name: 'Chui <FC>' })).id;
const team2 = (await done('POST', '/teams', { ...TOWN, name: 'Faru' })).id;
const league = (
  await done('POST', '/leagues', {
    name: 'Ligi & Kombe',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Tanga',
    partner: 'N/A',
  })
).id;
const newMatch = async (): Promise<string> =>
  (
    await done('POST', '/matches', {
      team1,
      team2,
      matchType: league,
      matchDate: '2026-11-23',
      matchTime: '15:00',
      location: 'Uwanja A',
    })
  ).id;
let match = '';

beforeEach(async () => {
  match = await newMatch();
  for (const table of ['webhook', 'consumer', 'happening'] as const)
    await store.db.deleteFrom(table).execute();
  bot.requests.length = 0;
  bot.messages.clear();
  bot.answers.length = 0;
  now += 40 * DAY_MS;
  await consume();
});

const INPUT = {
  name: 'Chaneli',
  address: bot.address,
  shape: 'telegram',
  events: ['match.started', 'match.set_ended', 'match.ended', 'match.corrected'],
  language: 'en',
};
const addChannel = (more: object = {}) => done('POST', '/webhooks', { ...INPUT, ...more });

function consume() {
  const tell = async (report: Parameters<typeof queueEvent>[1]) => {
    await queueEvent(store, report, { now, origin: 'http://ligi.test' });
    return undefined;
  };
  return consumeDue(store, { name: 'webhooks', holder: 'test', tell }, () => now);
}

async function happen(happening: NewHappening, of = match) {
  const author = { actor: { kind: 'system', name: 'test' }, now } as const;
  await write(store, author, async (tx) =>
    tx.happened({ matchId: of, teams: [team1, team2], leagueId: league, ...happening }),
  );
  now += 25_000;
  await consume();
}

async function deliverAll() {
  const options = {
    post: (letter: Parameters<typeof poster.post>[0]) => poster.post(letter, Date.now()),
    mailOrigin: undefined,
    clock: () => now,
    chance: () => 0,
  };
  for (const id of await findDueWebhooks(store.db, now)) await deliverTo(store, id, options);
}

const STARTED: NewHappening = { kind: 'match.started', topic: 'start', before: null, value: '1' };
async function playSet(set: number) {
  const path = `/matches/${match}/sets/${set}`;
  await done('PUT', path, { team1Score: 25, team2Score: 20 });
  now += 25_000;
  await consume();
}

const texts = () => [...bot.messages.values()].map(({ text }) => text.split('\n'));
const states = async () => {
  const rows = await store.db.selectFrom('webhook_delivery').select('state').distinct().execute();
  return rows.map(({ state }) => state);
};

test('a match has one message in the channel, which each event edits', async () => {
  await addChannel();
  await happen(STARTED);
  await deliverAll();
  await playSet(1);
  await deliverAll();
  await playSet(2);
  await deliverAll();
  expect(bot.requests.map(({ method }) => method)).toEqual([
    'sendMessage',
    'editMessageText',
    'editMessageText',
  ]);
  expect(bot.requests.every(({ chat_id }) => chat_id === '@ligi')).toBe(true);
  expect(texts()).toEqual([
    [
      '<b>Chui &lt;FC&gt; 2–0 Faru</b>',
      '25–20 25–20',
      'Set 2: 25–20',
      'Ligi &amp; Kombe, 23.11.2026 15:00, Uwanja A',
      `http://ligi.test/right/${match}`,
    ],
  ]);
  expect(await states()).toEqual(['sent']);
});

test('a channel in Swahili has Swahili words and addresses', async () => {
  await addChannel({ language: 'sw' });
  await happen(STARTED);
  await deliverAll();
  expect(texts()).toEqual([
    [
      '<b>Chui &lt;FC&gt; – Faru</b>',
      'Mechi imeanza',
      'Ligi &amp; Kombe, 23.11.2026 15:00, Uwanja A',
      `http://ligi.test/sw/right/${match}`,
    ],
  ]);
});

test('a message that somebody has deleted is written anew', async () => {
  await addChannel();
  await happen(STARTED);
  await deliverAll();
  bot.messages.clear();
  await playSet(1);
  await deliverAll();
  expect(bot.messages.size).toBe(1);
  expect(await states()).toEqual(['sent']);
});

test('Telegram that asks for patience is asked again when it said, and not before', async () => {
  await addChannel();
  bot.answers.push({ status: 429, description: 'Too Many Requests', retryAfter: 40 });
  await happen(STARTED);
  await deliverAll();
  expect(await states()).toEqual(['waiting']);
  now += 39_000;
  await deliverAll();
  expect(bot.requests).toHaveLength(1);
  now += 2000;
  await deliverAll();
  expect(await states()).toEqual(['sent']);
  expect(bot.messages.size).toBe(1);
});

test('a channel gets at most 20 messages a minute', async () => {
  await addChannel();
  const others = [match, await newMatch(), await newMatch(), await newMatch()];
  for (const other of others) await happen(STARTED, other);
  const begun = now;
  while (bot.requests.length < others.length) {
    await deliverAll();
    now += 500;
  }
  expect(now - begun).toBeGreaterThanOrEqual((others.length - 1) * PACE_MS);
});

test('events that waited are one edit, with the latest score', async () => {
  await addChannel();
  await happen(STARTED);
  await deliverAll();
  await playSet(1);
  await playSet(2);
  await deliverAll();
  expect(bot.requests).toHaveLength(2);
  expect(texts()[0]![0]).toContain('2–0');
  expect(await states()).toEqual(['sent']);
});

test('an old delivery that is sent again brings back no older score', async () => {
  const { id } = await addChannel();
  await happen(STARTED);
  await deliverAll();
  await playSet(1);
  await deliverAll();
  const { items } = await done('GET', `/webhooks/${id}/deliveries`);
  const { id: oldest } = items.at(-1);
  await done('POST', `/webhooks/${id}/deliveries/${oldest}/replay`);
  now += PACE_MS;
  await deliverAll();
  expect(texts()[0]![0]).toContain('1–0');
  expect(await states()).toEqual(['sent']);
});

test.each([
  'https://api.telegram.org/bot1:x/sendMessage',
  'https://api.telegram.org/bot1:x/?chat_id=@ligi',
  'https://api.telegram.org/bot1:x/sendMessage?chat_id=',
])('the address %s is refused by name', async (address) => {
  const { status, body } = await server.call('POST', '/api/v1/webhooks', { ...INPUT, address });
  expect(status).toBe(400);
  expect(body.errors).toEqual([
    expect.objectContaining({ field: 'address', message: expect.stringContaining('chat_id') }),
  ]);
});

test('the token of the bot is in no list, no log and not in the trail', async () => {
  await addChannel();
  bot.answers.push({ status: 500, description: 'away' });
  await happen(STARTED);
  await deliverAll();
  const rows = await Promise.all([
    store.db.selectFrom('webhook').selectAll().execute(),
    store.db.selectFrom('webhook_delivery').selectAll().execute(),
    store.db.selectFrom('audit').selectAll().execute(),
    done('GET', '/webhooks'),
  ]);
  expect(JSON.stringify([rows, server.failures, server.securityEvents])).not.toContain(
    '123:secret',
  );
});

test('messages of long ago are forgotten', async () => {
  await addChannel();
  await happen(STARTED);
  await deliverAll();
  await pruneTelegramMessages(store.db, now + 91 * DAY_MS);
  expect(await store.db.selectFrom('telegram_message').selectAll().execute()).toEqual([]);
});
