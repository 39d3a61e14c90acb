import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { DirectAnswer } from '#server/platform/pages/direct-pages.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

const SECOND_MS = 1000;
/** Limits of a request's arrival; the speed of its body stands in `connection-limits.ts`. */
const PATIENCE = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20 * SECOND_MS,
  requestTimeout: 300 * SECOND_MS,
  connectionsCheckingInterval: 5 * SECOND_MS,
} as const;

/**
 * Connections that the system keeps for us until we come to them, which we do in one turn. A client that
 * connects while that many wait is not heard and tries again after 1 and 3 seconds: with Node's 511 that was everybody
 * else while one client opened thousands.
 */
const BACKLOG = 2048;

/**
 * Sockets that listen at one port. Node takes one connection in a turn from each (libuv 1.52), and the
 * system shares new ones among them, so that a flood of connections is taken four times as fast and four
 * times as many may wait. Only Linux has this among the systems that people run Wavu on.
 */
const LISTENERS = process.platform === 'linux' ? 4 : 1;

export type Listening = {
  server: Server;
  /** All that take connections for the server, itself included. */
  listeners: readonly NetServer[];
  port: number;
};

/**
 * Rejects as Node's `listen` does, such as with EADDRINUSE.
 *
 * @param direct is asked before `fetch`
 */
export async function listen(
  fetch: Fetch,
  hostname: string,
  port: number,
  direct?: DirectAnswer,
): Promise<Listening> {
  const byRoutes = getRequestListener(fetch);
  const server = createHttpServer(PATIENCE, (incoming, outgoing) => {
    // RFC 9112, 3.2: a proxy and we could each believe another one of them.
    if (hasTwoHosts(incoming)) return outgoing.writeHead(400).end('Two Host lines.\n');
    const otherwise = () => void byRoutes(incoming, outgoing);
    if (direct) direct(incoming, outgoing, otherwise);
    else otherwise();
  });
  const own = await openListener(server, hostname, port);
  const listeners: NetServer[] = [server];
  while (listeners.length < LISTENERS) {
    // Options of sockets as Node's server of HTTP has them.
    const another = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    await openListener(another, hostname, own);
    listeners.push(another);
  }
  return { server, listeners, port: own };
}

/** @returns the port, which the system chooses where 0 is asked for */
async function openListener(server: NetServer, host: string, port: number): Promise<number> {
  server.listen({ port, host, backlog: BACKLOG, reusePort: LISTENERS > 1 });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Fails as `listen` would, before anything is opened or changed. */
export function assertPortFree(hostname: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer((socket) => socket.destroy());
    probe.once('error', reject);
    probe.listen(port, hostname, () => probe.close(() => resolve()));
  });
}

const LOOK_MS = 50;

/**
 * Requests in flight may finish; connections that only wait are closed at once, and those of requests in
 * flight as soon as they only wait: a proxy would keep them open for minutes.
 */
export async function closeServer({ server, listeners }: Listening): Promise<void> {
  const closeIdle = () => server.closeIdleConnections();
  const timer = setInterval(closeIdle, LOOK_MS);
  const closed = Promise.all(listeners.map(closeListener));
  closeIdle();
  await closed.finally(() => clearInterval(timer));
}

function closeListener(listener: NetServer): Promise<void> {
  return new Promise((resolve, reject) => {
    listener.close((error) => (error ? reject(error) : resolve()));
  });
}
