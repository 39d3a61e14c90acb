import { afterAll, expect, test } from 'vitest';
import { readGateway } from '#server/platform/config/sms-gateway.ts';
import { postSms } from './post.ts';
import { startGateway } from './testing/gateway.ts';

const KINDS = ['africastalking', 'beem', 'nextsms', 'android'] as const;
const PART = { reference: 'r1', to: '+255712345678', text: 'Chui 3-0 Faru', form: 'sms' } as const;
const gateways = await Promise.all(KINDS.map(startGateway));
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
});

test.each(gateways)('$gateway.kind gets a message in its own form', async (fake) => {
  const outcome = await postSms(fake.gateway, PART);
  const cost = fake.gateway.kind === 'africastalking' ? 22 : null;
  const references = { africastalking: 'AT-1', beem: '1', nextsms: 'NEXT-1', android: 'phone-1' };
  expect(outcome).toEqual({ state: 'sent', cost, reference: references[fake.gateway.kind] });
  expect(fake.faults).toEqual([]);
  const { to, text } = PART;
  expect(fake.taken).toMatchObject([{ to, text }]);
});

test.each(gateways)('$gateway.kind: a refusal is a failure, silence is not known', async (fake) => {
  fake.behave('no balance');
  const refused = await postSms(fake.gateway, PART);
  expect(refused.state).toBe('failed');
  if (fake.gateway.kind !== 'android') expect(refused).toMatchObject({ error: 'balance' });
  fake.behave('bad number');
  expect(await postSms(fake.gateway, PART)).toEqual({ state: 'failed', error: 'number' });
  fake.behave('busy');
  expect(await postSms(fake.gateway, PART)).toEqual({ state: 'failed', error: 'busy' });
  fake.behave('fault');
  expect(await postSms(fake.gateway, PART)).toMatchObject({ state: 'unknown' });
  fake.behave('resets');
  expect(await postSms(fake.gateway, PART)).toEqual({ state: 'unknown', error: 'no answer' });
  fake.behave('hangs');
  expect(await postSms(fake.gateway, PART, 50)).toEqual({ state: 'unknown', error: 'no answer' });
});

test('a gateway that nobody listens at has not got the message', async () => {
  const gone = await startGateway('beem');
  await gone.stop();
  expect(await postSms(gone.gateway, PART)).toMatchObject({ state: 'failed' });
});

test('the address of a gateway has its kind, keys, sender and price', () => {
  expect(readGateway('beem://K%40:S@apisms.beem.africa?from=WAVU&price=20')).toEqual({
    kind: 'beem',
    origin: 'https://apisms.beem.africa',
    user: 'K@',
    password: 'S',
    from: 'WAVU',
    price: 20,
  });
  expect(readGateway('android://u:p@192.168.1.20:8080')).toMatchObject({
    origin: 'http://192.168.1.20:8080',
    from: '',
    price: 22,
  });
});

test.each(['', 'https://x.example', 'beem://', 'twilio://k:s@x', 'beem://k:s@x?price=0'])(
  'the address %j names no gateway',
  (text) => {
    expect(readGateway(text)).toBeUndefined();
  },
);
