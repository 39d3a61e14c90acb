import { afterAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { createSender } from './sender.ts';
import { startPushService } from './testing/push-service.ts';

const keys = webPush.generateVAPIDKeys();
const subject = 'https://ligi.example.org';
const service = await startPushService({ publicKey: keys.publicKey, subject });
const sender = createSender({ vapid: { ...keys, subject }, localAuthority: service.authority });
afterAll(async () => {
  sender.close();
  await service.stop();
});

test('an endpoint whose name leads to this machine is never connected to', async () => {
  const guarded = createSender({ vapid: { ...keys, subject } });
  const { endpoint, keys: own } = service.subscribe();
  const before = service.posts();
  const outcome = await guarded.post(
    { endpoint, keys: own },
    { text: '{}', tag: 'x', seconds: 60 },
  );
  guarded.close();
  expect(outcome.is).toBe('later');
  expect(service.posts()).toBe(before);
});

test('a service that asks to wait is left alone for as long, and others go on', async () => {
  const busy = await startPushService({ publicKey: keys.publicKey, subject });
  const first = busy.subscribe();
  const second = busy.subscribe();
  const well = service.subscribe();
  first.answers.push({ status: 429, retryAfter: 60 });
  const parcel = { text: '{}', tag: 'x', seconds: 60 };
  expect(await sender.post(first, parcel)).toEqual({
    is: 'later',
    reason: 'status 429',
    waitMs: 60_000,
  });
  expect(await sender.post(second, parcel)).toMatchObject({ is: 'later', reason: 'waiting' });
  expect(await sender.post(well, parcel)).toEqual({ is: 'sent' });
  expect(busy.posts()).toBe(1);
  await busy.stop();
});

test('an address as a host is never sent to', async () => {
  const { keys: own } = service.subscribe();
  const to = { endpoint: 'https://0x7f.1/x', keys: own };
  expect(await sender.post(to, { text: '{}', tag: 'x', seconds: 60 })).toEqual({ is: 'gone' });
});
