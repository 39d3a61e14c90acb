import type { IncomingMessage } from 'node:http';
import { BlockList, type Socket, type SocketAddress } from 'node:net';
import { createCounts } from '#server/platform/threads/counts.ts';
import { networkOf } from './client-address.ts';
import type { Listening } from './listen.ts';

export type ConnectionLimits = {
  /** Of all together. */
  connections: number;
  /** Of one address; undefined behind a proxy, whose connections they all are. */
  connectionsPerAddress: number | undefined;
};

/** Asked by Node of each connection before it makes anything of it. */
class FullHouse extends BlockList {
  readonly #isFull: (address: string) => boolean;

  constructor(isFull: (address: string) => boolean) {
    super();
    this.#isFull = isFull;
  }

  override check(address: SocketAddress | string): boolean {
    return this.#isFull(typeof address === 'string' ? address : address.address);
  }
}

/**
 * Beyond the limits a connection is closed at once: it costs neither a file nor a request, and neither a
 * socket nor a parser is made for it, so that thousands of them keep nobody waiting. Some hundred more may seem open to whoever made them: those the system has taken and
 * keeps until we come to them.
 */
export function limitConnections(
  { server, listeners }: Pick<Listening, 'server' | 'listeners'>,
  { connections, connectionsPerAddress = connections }: ConnectionLimits,
): void {
  const counts = createCounts();
  let all = 0;
  const blockList = new FullHouse(
    (address) => all >= connections || counts.of(networkOf(address)) >= connectionsPerAddress,
  );
  // A server of HTTP hands this option of servers of connections on to nobody.
  for (const listener of listeners) Object.assign(listener, { blockList });
  server.prependListener('connection', (socket: Socket) => {
    const leave = counts.enter(networkOf(socket.remoteAddress ?? ''));
    all += 1;
    socket.once('close', () => {
      leave();
      all -= 1;
    });
  });
}

export type BodyPace = { lookMs: number; graceMs: number; leastPerSecond: number };

/** A phone on the slowest network sends a picture of 500 KB in four minutes; it is left to. */
const PACE: BodyPace = { lookMs: 5000, graceMs: 30_000, leastPerSecond: 2048 };

/**
 * Cuts a body that only trickles: whoever sends a byte a second holds a connection, a place among the
 * uploads and memory for as long as they like.
 *
 * @returns what ends the watch
 */
export function cutTricklingBodies(
  { server }: Pick<Listening, 'server'>,
  pace: BodyPace = PACE,
): () => void {
  const arriving = new Map<IncomingMessage, { since: number; from: number }>();

  server.on('request', (incoming: IncomingMessage) => {
    const { headers, socket } = incoming;
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    arriving.set(incoming, { since: performance.now(), from: socket.bytesRead });
    const forget = () => void arriving.delete(incoming);
    incoming.once('end', forget);
    incoming.once('close', forget);
  });

  const timer = setInterval(() => {
    for (const [incoming, { since, from }] of arriving) {
      const { socket } = incoming;
      const took = performance.now() - since;
      const arrived = socket.bytesRead - from;
      if (took < pace.graceMs || arrived >= (took / 1000) * pace.leastPerSecond) continue;
      arriving.delete(incoming);
      // Bytes that have arrived and wait to be read are not the sender's fault.
      if (incoming.readableLength > 0) continue;
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      socket.destroySoon();
    }
  }, pace.lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
