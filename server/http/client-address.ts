import type { IncomingMessage } from 'node:http';

/**
 * The address that a limit may count by. With TRUST_PROXY = n the n-th entry of X-Forwarded-For
 * from the right, which our own proxies wrote; whatever the client wrote before it is not believed.
 */
export function clientAddress(incoming: IncomingMessage | undefined, trustProxy: number): string {
  const direct = incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return direct;
  const header = incoming?.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-trustProxy) ?? direct;
}
