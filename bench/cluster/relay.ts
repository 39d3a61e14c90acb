import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy of TCP whose line can be cut and mended: as long as it is cut nothing connects. */
export type Relay = { port: number; cut(): void; mend(): void; close(): Promise<void> };

/** @param targets ports that take turns; one that refuses a connection is passed over */
export async function startRelay(targets: readonly number[]): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let turn = 0;

  function join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }

  function connectTo(near: Socket, triesLeft: number): void {
    turn += 1;
    const far = connect(targets[turn % targets.length]!, '127.0.0.1');
    far.once('connect', () => join(near, far));
    far.on('error', () => {
      if (!far.connecting && sockets.has(far)) return;
      if (triesLeft > 0) connectTo(near, triesLeft - 1);
      else near.destroy();
    });
  }

  const server = createServer((near) => {
    near.on('error', () => undefined);
    if (isCut) near.resetAndDestroy();
    else connectTo(near, targets.length - 1);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      breakAll();
      server.close();
    },
  };
}
