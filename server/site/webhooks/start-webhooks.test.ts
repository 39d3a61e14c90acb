import { afterAll, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#contract/site/webhook.ts';
import { write } from '#server/platform/db/write.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { createWebhook } from './commands.ts';
import { startWebhooks } from './start-webhooks.ts';
import { startReceiver, verify } from './testing/receiver.ts';

const server = await startTestServer();
const { store } = server;
const receiver = await startReceiver();
const admin = { kind: 'system', name: 'test' } as const;
const author = () => ({ actor: admin, now: Date.now() });
const errors: unknown[] = [];
const started = startWebhooks({
  store,
  origin: 'http://ligi.test',
  mailOrigin: undefined,
  poster: { allowsHttp: true, allowsLocal: true, timeoutMs: 1000 },
  onError: (error) => errors.push(error),
});
afterAll(async () => {
  await started.stop();
  await receiver.stop();
  await server.stop();
  expect(errors).toEqual([]);
});

const { port } = new URL(receiver.address);
const here = `http://localhost:${port}/in`;
const { id, secret } = await createWebhook(
  store,
  author(),
  { name: 'Hapa', address: here, shape: 'standard', events: ['plan.published'], language: 'en' },
  true,
);
const { id: league } = (
  await server.call('POST', '/api/v1/leagues', {
    name: 'Ligi',
    type: 'League',
    startsAt: '2026-11-01',
    location: 'Tanga',
    partner: 'N/A',
  })
).body;

test('an event goes out by the thread, signed, soon after it happened', async () => {
  // The consumer begins with what happens after its first look.
  await expect
    .poll(() => store.db.selectFrom('consumer').select('name').execute())
    .toContainEqual({ name: 'webhooks:0' });
  await write(store, author(), async (tx) =>
    tx.happened({ kind: 'plan.published', leagueId: league, facts: { fixtures: 3 } }),
  );
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(verify(secret, receiver.received[0]!)).toMatchObject({
    type: 'plan.published',
    data: { league: { id: league, name: 'Ligi' }, match: null },
  });
});

test('a test is sent once, and whoever asked hears how it went', async () => {
  expect(await started.webhooks.test(id)).toBe('sent');
  expect(receiver.received.at(-1)!.event).toMatchObject({ type: 'webhook.test' });
  receiver.answers.push(500);
  expect(await started.webhooks.test(id)).toBe('status 500');
  const rows = await store.db
    .selectFrom('webhook_delivery')
    .select(['state', 'tries', 'due_at'])
    .where('event', '=', 'webhook.test')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { state: 'sent', tries: 1, due_at: null },
    { state: 'failed', tries: 1, due_at: null },
  ]);
  expect(await started.webhooks.test('none')).toBeUndefined();
});

test('the document describes what receivers get', async () => {
  const { body } = await server.call('GET', '/api/v1/openapi.json');
  for (const event of WEBHOOK_EVENTS) {
    const { schema } = body.webhooks[event].post.requestBody.content['application/json'];
    expect(schema).toEqual({ $ref: '#/components/schemas/WebhookEvent' });
  }
  expect(body.components.schemas.WebhookEvent.properties.data.properties.match).toBeDefined();
});
