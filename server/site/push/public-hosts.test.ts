import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-hosts.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '142.250.74.110', '2a00:1450:400f::200a'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name that leads to this machine is refused', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  publicLookup('localhost', { all: true }, (error) => resolve(error?.message));
  expect(await promise).toBe('not a public address');
});
