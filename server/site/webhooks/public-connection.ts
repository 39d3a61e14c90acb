import { type LookupAddress, lookup } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from '#server/site/push/public-hosts.ts';

export const NOT_PUBLIC = 'not a public address';

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
export type Resolve = (
  host: string,
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const askSystem: Resolve = (host, found) => lookup(host, { all: true }, found);

/**
 * Finds the addresses of a receiver for one connection and refuses the name where any of them is not
 * public. The connection goes to the addresses that were checked, whatever the name has next.
 */
export function checkedLookup(
  isAllowed: (address: string) => boolean = isPublicAddress,
  resolve: Resolve = askSystem,
) {
  return (host: string, options: { all?: boolean }, found: Found): void => {
    resolve(host, (error, addresses) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        return found(new Error(NOT_PUBLIC), []);
      if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    });
  };
}

/** Numbers as a host go past the lookup; the URL has made 127.0.0.1 of 0x7f.1 and of 2130706433. */
export function isNamed({ hostname }: URL): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}
