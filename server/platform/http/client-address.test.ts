import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test.each([
  [0, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  [2, '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [2, '10.0.0.1', '198.51.100.1', '10.0.0.1'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
])('behind %i proxies, from %s with %s, the client is %s', (trust, from, forwarded, client) => {
  expect(clientAddress(request(from, forwarded), trust)).toBe(client);
});

test.each([
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:DB8::1', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('the address %s is counted as %s', (address, counted) => {
  expect(clientAddress(request(address), 0)).toBe(counted);
});
