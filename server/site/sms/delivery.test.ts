import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { applyReport, readReports } from './delivery.ts';
import { postSms } from './post.ts';
import { pruneSms, sendPlanned } from './send.ts';
import { startGateway } from './testing/gateway.ts';

const KEY = 'a-key-of-the-gateway';
const NOW = Date.parse('2026-11-24T09:00:00Z');
const fake = await startGateway('africastalking');
const server = await startTestServer({
  clock: () => NOW,
  sms: { sms: { gateways: { sms: fake.gateway }, send }, key: KEY, number: '0755000000' },
});
const { store, call, app } = server;
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

async function send() {
  await sendPlanned(
    store,
    (parts) => Promise.all(parts.map((part) => postSms(fake.gateway, part))),
    () => NOW,
  );
}

async function report(body: string, key = KEY, contentType = 'application/json') {
  const headers = { 'content-type': contentType };
  return (await app.request(`/sms/${key}/reports`, { method: 'POST', headers, body })).status;
}

const form = (fields: Record<string, string>) =>
  report(new URLSearchParams(fields).toString(), KEY, 'application/x-www-form-urlencoded');

const message = () => store.db.selectFrom('sms').selectAll().executeTakeFirstOrThrow();

beforeEach(async () => {
  for (const table of ['sms', 'sms_spent', 'sms_early_report'] as const)
    await store.db.deleteFrom(table).execute();
  fake.taken.length = 0;
  await call('PUT', '/api/v1/sms/budgets/site', { perDay: 1000 });
  const { body } = await call('POST', '/api/v1/sms/test', { number: '0712 345 678' });
  expect(body).toEqual({ outcome: 'sent' });
});

const FORMS: [string, unknown, string, 'delivered' | 'undelivered'][] = [
  [
    "Africa's Talking",
    { id: 'AT-1', status: 'Success', phoneNumber: '+255712345678' },
    'AT-1',
    'delivered',
  ],
  [
    "Africa's Talking",
    { id: 'AT-1', status: 'Failed', failureReason: 'DeliveryFailure' },
    'AT-1',
    'undelivered',
  ],
  ['Beem', { request_id: 7, dest_addr: '255712345678', status: 'DELIVERED' }, '7', 'delivered'],
  [
    'NextSMS',
    { results: [{ messageId: 'N', status: { groupName: 'UNDELIVERABLE' } }] },
    'N',
    'undelivered',
  ],
  [
    'a telephone',
    { event: 'sms:failed', id: 'e', payload: { messageId: 'p' } },
    'p',
    'undelivered',
  ],
];
test.each(FORMS)('a report of %s is read: %j', (_name, body, reference, state) => {
  expect(readReports(body)).toEqual([{ reference, state }]);
});

test.each([
  null,
  [],
  'text',
  { id: 'AT-1', status: 'Sent' },
  { id: 'AT-1', status: 'Buffered' },
  { status: 'Success' },
  { id: { x: 1 }, status: 'Success' },
  { results: [null, 1, { messageId: 'N', status: null }] },
])('the body %j is no report of an end', (body) => {
  expect(readReports(body)).toEqual([]);
});

test('a message that arrived is counted so, and its price stays', async () => {
  expect(await form({ id: 'AT-1', status: 'Success' })).toBe(204);
  const { outcomes } = (await call('GET', '/api/v1/sms/report')).body;
  expect(outcomes).toMatchObject([{ kind: 'test', state: 'delivered', count: 1, cost: 22 }]);
});

test('a message that did not arrive is not sent again', async () => {
  expect(await form({ id: 'AT-1', status: 'Failed' })).toBe(204);
  await send();
  expect(fake.taken).toHaveLength(1);
  expect((await message()).state).toBe('undelivered');
});

test('the first report of an end counts, also of two in the wrong order', async () => {
  await form({ id: 'AT-1', status: 'Success' });
  await form({ id: 'AT-1', status: 'Success' });
  await form({ id: 'AT-1', status: 'Sent' });
  await form({ id: 'AT-1', status: 'Failed' });
  expect((await message()).state).toBe('delivered');
});

test('a report of another message, with another key or of no form changes nothing', async () => {
  expect(await form({ id: 'AT-2', status: 'Success' })).toBe(204);
  expect(await report('no json')).toBe(204);
  expect(await report('{"id":"AT-1","status":"Success"}', 'another-key-of-nobody')).toBe(404);
  expect(await report(`{"id":"${'x'.repeat(9000)}"}`)).toBe(413);
  expect((await message()).state).toBe('sent');
});

test('a report that overtakes the answer counts as soon as the answer names the message', async () => {
  await store.db
    .updateTable('sms')
    .set({ state: 'planned', reference: null, number: store.vault.seal('+255712345678') })
    .execute();
  fake.taken.length = 0;
  await sendPlanned(
    store,
    async (parts) => {
      const outcomes = await Promise.all(parts.map((part) => postSms(fake.gateway, part)));
      // The gateway reports while its own answer is on its way back.
      expect(await form({ id: 'AT-1', status: 'Failed' })).toBe(204);
      return outcomes;
    },
    () => NOW,
  );
  expect(await message()).toMatchObject({ state: 'undelivered', cost: 22 });
  expect(await store.db.selectFrom('sms_early_report').selectAll().execute()).toEqual([]);
});

test('a report that comes between the name and its look is found by one of the two', async () => {
  await store.db.updateTable('sms').set({ reference: null }).execute();
  expect(await form({ id: 'AT-9', status: 'Success' })).toBe(204);
  expect((await message()).state).toBe('sent');
  await store.db.updateTable('sms').set({ reference: 'AT-9' }).execute();
  await applyReport(store.db, 'AT-9');
  expect((await message()).state).toBe('delivered');
});

test('a report of a message that was never sent here is forgotten after an hour', async () => {
  await form({ id: 'AT-77', status: 'Success' });
  await pruneSms(store.db, NOW + 59 * 60_000);
  expect(await store.db.selectFrom('sms_early_report').selectAll().execute()).toHaveLength(1);
  await pruneSms(store.db, NOW + 61 * 60_000);
  expect(await store.db.selectFrom('sms_early_report').selectAll().execute()).toEqual([]);
});

test('the number in a report is kept nowhere', async () => {
  const phoneNumber = '+255712345678';
  expect(await form({ id: 'AT-1', status: 'Failed', phoneNumber })).toBe(204);
  expect((await message()).state).toBe('undelivered');
  const rows = await store.db.selectFrom('sms').selectAll().execute();
  expect(JSON.stringify([rows, server.failures, server.securityEvents])).not.toContain('712345678');
});

test('a burst of reports is answered with 429 behind its limit', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 1010 && !statuses.has(429); n += 1) statuses.add(await report('{}'));
  expect([...statuses]).toEqual([204, 429]);
});
