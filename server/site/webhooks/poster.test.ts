import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPoster, type Letter } from './poster.ts';
import type { Resolve } from './public-connection.ts';
import { newSigningSecret } from './signature.ts';
import { startReceiver, verify } from './testing/receiver.ts';

const receiver = await startReceiver();
const here: Resolve = (_host, found) => found(null, [{ address: '127.0.0.1', family: 4 }]);
const poster = createPoster({
  allowsHttp: true,
  allowsLocal: true,
  resolve: here,
  timeoutMs: 500,
});
afterAll(async () => {
  poster.close();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
});

const secret = newSigningSecret();
const letter = (more: Partial<Letter> = {}): Letter => ({
  id: 'event-1',
  address: receiver.address,
  secrets: [secret],
  body: JSON.stringify({ type: 'match.ended', name: 'Mafunzo – KVZ' }),
  ...more,
});

test('the library of the standard takes a delivery, and refuses it with another secret', async () => {
  expect(await poster.post(letter(), Date.now())).toEqual({ is: 'sent', status: 204 });
  const [first] = receiver.received;
  expect(verify(secret, first!)).toEqual(JSON.parse(letter().body));
  expect(first!.id).toBe('event-1');
  expect(() => verify(newSigningSecret(), first!)).toThrow('No matching signature');
  const changed = { ...first!, body: first!.body.replace('KVZ', 'JKU') };
  expect(() => verify(secret, changed)).toThrow('No matching signature');
});

test('the library refuses a delivery of more than five minutes ago', async () => {
  await poster.post(letter(), Date.now() - 6 * 60_000);
  expect(() => verify(secret, receiver.received[0]!)).toThrow('too old');
});

test('with two secrets both receivers of a rotation verify it', async () => {
  const former = newSigningSecret();
  await poster.post(letter({ secrets: [secret, former] }), Date.now());
  const [first] = receiver.received;
  expect(verify(secret, first!)).toEqual(verify(former, first!));
});

test('a redirect, a refusal, silence and a broken connection are failures; 410 is the end', async () => {
  receiver.answers.push(302, 500, 'reset', 'hang', 410);
  const outcomes = [];
  for (let n = 0; n < 5; n += 1) outcomes.push(await poster.post(letter(), Date.now()));
  expect(outcomes).toEqual([
    { is: 'failed', status: 302, error: 'status 302' },
    { is: 'failed', status: 500, error: 'status 500' },
    { is: 'failed', status: null, error: 'ECONNRESET' },
    { is: 'failed', status: null, error: 'no answer' },
    { is: 'gone', status: 410 },
  ]);
  expect(receiver.received).toHaveLength(5);
});

test('a name that is public at first and 127.0.0.1 later is never connected to', async () => {
  const answers = ['93.184.216.34', '127.0.0.1'];
  const looked: string[] = [];
  const rebinding: Resolve = (host, found) => {
    looked.push(host);
    found(null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]);
  };
  // The first look at the name is not a connection: only the second one is made to anything.
  rebinding('receiver.test', () => undefined);
  const guarded = createPoster({ allowsHttp: true, resolve: rebinding, timeoutMs: 500 });
  expect(await guarded.post(letter(), Date.now())).toEqual({
    is: 'failed',
    status: null,
    error: 'not a public address',
  });
  guarded.close();
  expect(looked).toHaveLength(2);
  expect(receiver.received).toEqual([]);
});

test('one address of a name that is not public refuses the name', async () => {
  for (const address of ['169.254.169.254', '10.0.0.1', '0.0.0.0', '::1', '::ffff:10.0.0.1']) {
    const family = address.includes(':') ? 6 : 4;
    const mixed: Resolve = (_host, found) =>
      found(null, [
        { address: '93.184.216.34', family: 4 },
        { address, family },
      ]);
    const guarded = createPoster({ allowsHttp: true, resolve: mixed, timeoutMs: 500 });
    const outcome = await guarded.post(letter(), Date.now());
    guarded.close();
    expect(outcome, address).toMatchObject({ error: 'not a public address' });
  }
});

test('numbers as a host are refused in every form', async () => {
  const { port } = new URL(receiver.address);
  const hosts = [
    '127.0.0.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.1',
    '127.1',
    '[::1]',
    '[::ffff:7f00:1]',
  ];
  for (const host of hosts) {
    const outcome = await poster.post(letter({ address: `http://${host}:${port}/` }), Date.now());
    expect(outcome, host).toMatchObject({ error: 'not a public address' });
  }
  expect(receiver.received).toEqual([]);
});

test('http is refused where the site has https', async () => {
  const strict = createPoster({ allowsHttp: false, allowsLocal: true, resolve: here });
  expect(await strict.post(letter(), Date.now())).toMatchObject({ error: 'not https' });
  strict.close();
  expect(receiver.received).toEqual([]);
});
