import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const SECOND_MS = 1000;
/** Limits of a request's arrival; the speed of its body stands in `connection-limits.ts`. */
const PATIENCE = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20 * SECOND_MS,
  requestTimeout: 300 * SECOND_MS,
  connectionsCheckingInterval: 5 * SECOND_MS,
} as const;

/**
 * Connections that the system keeps for us until we come to them, which we do in one turn. Whoever connects
 * while that many wait is not heard and tries again after 1 and 3 seconds: with Node's 511 that was everybody
 * else while one client opened thousands.
 */
const BACKLOG = 2048;

export function listen(fetch: Fetch, hostname: string, port: number) {
  return new Promise<{ server: Server; port: number }>((resolve, reject) => {
    const options = { fetch: refuseTwoHosts(fetch), serverOptions: PATIENCE };
    const server = createAdaptorServer(options) as Server;
    server.once('error', reject);
    server.listen({ port, host: hostname, backlog: BACKLOG }, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

/** RFC 9112, 3.2: a proxy and we could each believe another one of them. */
function refuseTwoHosts(fetch: Fetch): Fetch {
  return (request, env) => {
    const { rawHeaders } = (env as HttpBindings).incoming;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
    }
    return hosts > 1 ? new Response('Two Host lines.\n', { status: 400 }) : fetch(request, env);
  };
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
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const closeIdle = () => server.closeIdleConnections();
    const timer = setInterval(closeIdle, LOOK_MS);
    server.close((error) => {
      clearInterval(timer);
      if (error) reject(error);
      else resolve();
    });
    closeIdle();
  });
}
