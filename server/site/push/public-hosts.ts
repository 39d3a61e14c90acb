import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6 } from 'node:net';

const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  tunnels.addSubnet(network, bits, 'ipv6');

/** Not of this machine, of its network or of any other that only insiders reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return open6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Finds the addresses of a name for a connection, and refuses it where any is not public: what was
 * checked is what is connected to, however the name is answered the next time.
 */
export function publicLookup(host: string, options: { all?: boolean }, found: Found): void {
  lookup(host, { all: true }, (error, addresses) => {
    if (error) return found(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return found(new Error('not a public address'), []);
    const [first] = addresses;
    if (options.all) found(null, addresses);
    else found(null, first!.address, first!.family);
  });
}
