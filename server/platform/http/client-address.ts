import type { IncomingMessage } from 'node:http';

/**
 * The address that a limit may count by. With TRUST_PROXY = n the n-th entry of X-Forwarded-For
 * from the right, which our own proxies wrote; whatever the client wrote before it is not believed.
 * Of IPv6 the network, the first 64 bits: every household has the rest to itself.
 */
export function clientAddress(incoming: IncomingMessage | undefined, trustProxy: number): string {
  const direct = incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return networkOf(direct);
  const header = incoming?.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return networkOf(hops.at(-trustProxy) ?? direct);
}

/** The address itself, of IPv6 its network. */
export function networkOf(address: string): string {
  const withoutPort = address.replace(/^\[|\](:\d+)?$|%.*$/g, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutPort)?.[1];
  if (mapped) return mapped;
  const isIpv6 = withoutPort.includes(':') && URL.canParse(`http://[${withoutPort}]/`);
  if (!isIpv6) return address;
  const [left = '', right] = new URL(`http://[${withoutPort}]/`).hostname.slice(1, -1).split('::');
  const first = left === '' ? [] : left.split(':');
  const last = right ? right.split(':') : [];
  const zeros = Array(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::`;
}
