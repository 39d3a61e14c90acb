import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Tunnel = {
  /** The same site by another way. */
  url: string;
  /** From now on nothing comes through, and nobody is told: a phone out of reach of its network. */
  dropSilently(): void;
  /** New connections come through; those from before stay as dead as they are. */
  recover(): void;
  close(): Promise<void>;
};

export async function openTunnel(to: string): Promise<Tunnel> {
  const { port } = new URL(to);
  const open = new Map<Socket, Socket>();
  let isDead = false;
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    open.set(near, far);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => {});
      if (!isDead) from.pipe(into);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dropSilently() {
      isDead = true;
      for (const [near, far] of open) {
        near.unpipe();
        far.unpipe();
      }
    },
    recover() {
      isDead = false;
    },
    async close() {
      for (const sockets of open) for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
