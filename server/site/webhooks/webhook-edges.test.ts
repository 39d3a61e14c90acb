import { afterAll, beforeEach, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '#contract/site/webhook.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { createWebhook, MOST_WEBHOOKS, renewSecret } from './commands.ts';

const server = await startTestServer({ publicUrl: 'http://ligi.test' });
afterAll(() => server.stop());
const { call, store } = server;

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 23);
const author = { actor: { kind: 'system', name: 'test' }, now: NOW } as const;
const INPUT = {
  name: 'Gazeti',
  address: 'https://gazeti.example/x',
  shape: 'standard',
  events: [...WEBHOOK_EVENTS],
  language: 'en',
} as const;
const add = async (): Promise<string> => (await call('POST', '/api/v1/webhooks', INPUT)).body.id;
const only = async () => (await call('GET', '/api/v1/webhooks')).body.items[0];

beforeEach(async () => {
  await store.db.deleteFrom('webhook').execute();
});

async function addDelivery(webhook: string, state: 'waiting' | 'failed'): Promise<string> {
  const id = `${state}-${webhook}`;
  const row = { id, webhook_id: webhook, version: null, event: 'test', match_id: null, body: '{}' };
  const tried = { status: 500, error: 'status 500', tried_at: NOW, created_at: NOW };
  await store.db
    .insertInto('webhook_delivery')
    .values({ ...row, ...tried, state, tries: 3, due_at: state === 'waiting' ? NOW : null })
    .execute();
  return id;
}

function deliveryOf(id: string) {
  return store.db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function trailOf(id: string) {
  return (await call('GET', `/api/v1/audit?subject=webhook:${id}`)).body.items;
}

test('a receiver after the thousandth is refused, and the thousandth is not', async () => {
  const rows = Array.from({ length: MOST_WEBHOOKS - 1 }, (_, n) => n);
  const first = await add();
  const row = await store.db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  for (let from = 1; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500).map((n) => ({ ...row, id: `w${n}` }));
    await store.db.insertInto('webhook').values(some).execute();
  }
  expect((await call('POST', '/api/v1/webhooks', INPUT)).status).toBe(201);
  const { status, body } = await call('POST', '/api/v1/webhooks', INPUT);
  expect([status, body.detail]).toEqual([422, expect.stringContaining('1000')]);
});

test('an address without TLS is refused where the site has TLS, and taken where it has none', async () => {
  const input = { ...INPUT, events: [...INPUT.events], address: 'http://gazeti.example/x' };
  await expect(createWebhook(store, author, input, false)).rejects.toMatchObject({
    code: 'INVALID_FIELDS',
  });
  expect(await only()).toBeUndefined();
  expect((await createWebhook(store, author, input, true)).id).toEqual(expect.any(String));
});

test('an address with a name or a password alone is refused', async () => {
  for (const address of ['https://me@gazeti.example/x', 'https://:secret@gazeti.example/x']) {
    const input = { ...INPUT, events: [...INPUT.events], address };
    await expect(createWebhook(store, author, input, true)).rejects.toMatchObject({
      code: 'INVALID_FIELDS',
    });
  }
});

test('a receiver switched off by an administrator gets nothing that waits, and says who did it', async () => {
  const id = await add();
  const delivery = await addDelivery(id, 'waiting');
  const path = `/api/v1/webhooks/${id}`;
  expect((await call('PATCH', path, { isOn: false })).status).toBe(204);
  expect(await only()).toMatchObject({ isOn: false, offReason: 'administrator', waiting: 0 });
  expect(await deliveryOf(delivery)).toMatchObject({ state: 'failed', due_at: null });
});

test('switched off again a receiver keeps the reason for which it went off', async () => {
  const id = await add();
  await store.db.updateTable('webhook').set({ is_on: 0, off_reason: 'gone' }).execute();
  await call('PATCH', `/api/v1/webhooks/${id}`, { isOn: false });
  expect(await only()).toMatchObject({ isOn: false, offReason: 'gone' });
});

test('a receiver switched on forgets its reason and its failures', async () => {
  const id = await add();
  const off = { is_on: 0, off_reason: 'failing', failing_since: NOW } as const;
  await store.db.updateTable('webhook').set(off).execute();
  await call('PATCH', `/api/v1/webhooks/${id}`, { isOn: true });
  expect(await only()).toMatchObject({ isOn: true, offReason: null, failingSince: null });
});

test('a change of one field keeps the others of a receiver, and the trail has both', async () => {
  const id = await add();
  const before = await only();
  await call('PATCH', `/api/v1/webhooks/${id}`, { name: 'Redio' });
  expect(await only()).toEqual({ ...before, name: 'Redio' });
  await call('PATCH', `/api/v1/webhooks/${id}`, { language: 'sw', events: ['match.ended'] });
  expect(await only()).toEqual({
    ...before,
    name: 'Redio',
    language: 'sw',
    events: ['match.ended'],
  });
  await call('PATCH', `/api/v1/webhooks/${id}`, { address: 'https://redio.example/y' });
  expect(await only()).toMatchObject({ host: 'redio.example' });
  const [address, , name, created] = await trailOf(id);
  expect(address.after).toMatchObject({ host: 'redio.example' });
  expect(name).toMatchObject({
    before: { name: 'Gazeti', host: 'gazeti.example', events: INPUT.events, isOn: true },
    after: { name: 'Redio' },
  });
  expect(created).toMatchObject({ after: { name: 'Gazeti', shape: 'standard' } });
});

test('the trail names the receiver that was deleted', async () => {
  const id = await add();
  await call('DELETE', `/api/v1/webhooks/${id}`);
  const [deleted] = await trailOf(id);
  expect(deleted).toMatchObject({
    action: 'webhook.delete',
    before: { name: 'Gazeti', host: 'gazeti.example' },
  });
});

test('the former secret of a receiver ends 24 hours after the new one', async () => {
  const id = await add();
  const { formerUntil } = await renewSecret(store, author, id);
  expect(formerUntil).toBe(new Date(NOW + DAY_MS).toISOString());
  const row = await store.db.selectFrom('webhook').selectAll().executeTakeFirstOrThrow();
  expect(row.former_until).toBe(NOW + DAY_MS);
  await expect(renewSecret(store, author, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a delivery sent again begins with all its tries and is in the trail', async () => {
  const id = await add();
  const delivery = await addDelivery(id, 'failed');
  const path = `/api/v1/webhooks/${id}/deliveries`;
  expect((await call('POST', `${path}/${delivery}/replay`)).status).toBe(204);
  expect(await deliveryOf(delivery)).toMatchObject({ state: 'waiting', tries: 0, error: null });
  expect((await trailOf(id))[0]).toMatchObject({ action: 'webhook.replay', after: { delivery } });
});

test('a delivery of another receiver, an unknown one and one of a receiver that is off are not sent again', async () => {
  const id = await add();
  const other = await add();
  const delivery = await addDelivery(other, 'failed');
  const replay = (webhook: string, which: string) =>
    call('POST', `/api/v1/webhooks/${webhook}/deliveries/${which}/replay`);
  expect((await replay(id, delivery)).status).toBe(404);
  expect((await replay(id, 'none')).status).toBe(404);
  await call('PATCH', `/api/v1/webhooks/${other}`, { isOn: false });
  expect((await replay(other, delivery)).status).toBe(422);
  expect(await deliveryOf(delivery)).toMatchObject({ state: 'failed', tries: 3 });
});
