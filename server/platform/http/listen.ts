import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { serve } from '@hono/node-server';

type Fetch = Parameters<typeof serve>[0]['fetch'];

export function listen(fetch: Fetch, hostname: string, port: number) {
  return new Promise<{ server: Server; port: number }>((resolve, reject) => {
    const server = serve({ fetch, hostname, port }, (info) =>
      resolve({ server, port: info.port }),
    ) as Server;
    server.once('error', reject);
  });
}

/** Fails as `listen` would, before anything is opened or changed. */
export function assertPortFree(hostname: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer((socket) => socket.destroy());
    probe.once('error', reject);
    probe.listen(port, hostname, () => probe.close(() => resolve()));
  });
}

/** Requests in flight may finish; connections that only wait are closed at once. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}
