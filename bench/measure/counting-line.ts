import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type CountingLine = {
  url: string;
  /** Bytes that have come down so far, headers and all. */
  received: () => number;
  /** Bytes that have gone up so far: what a browser asks. */
  sent: () => number;
  close: () => Promise<void>;
};

/** A line to a server that counts what comes over it, as a mobile network would. */
export async function countingLine(target: string): Promise<CountingLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let received = 0;
  let sent = 0;
  const line = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    server.on('data', (chunk) => {
      received += chunk.length;
    });
    client.on('data', (chunk) => {
      sent += chunk.length;
    });
    client.pipe(server).pipe(client);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    received: () => received,
    sent: () => sent,
    async close() {
      for (const socket of sockets) socket.destroy();
      line.close();
      await once(line, 'close');
    },
  };
}
