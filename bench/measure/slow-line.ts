import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = {
  /** Each way; a round trip takes twice as long. */
  delayMs: number;
  kilobits: number;
};

/** Passes bytes on as a poor mobile network would: late, and no faster than the line is. */
function carry(from: Socket, to: Socket, { delayMs, kilobits }: Line): void {
  let freeAt = 0;
  from.on('data', (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes.length * 8) / kilobits;
    setTimeout(() => to.writable && to.write(bytes), freeAt + delayMs - performance.now());
  });
  const end = () =>
    setTimeout(() => to.destroy(), Math.max(freeAt - performance.now(), 0) + delayMs);
  from.on('end', end);
  from.on('error', end);
}

/** The same server behind a line: browsers' own emulation delays answers only, not requests. */
export async function startSlowLine(port: number, line: Line) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket.setNoDelay());
      socket.on('close', () => sockets.delete(socket));
    }
    carry(client, upstream, line);
    carry(upstream, client, line);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
