import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { takeConnection } from '#server/platform/http/take-connection.ts';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies that compress or collect would hold the scores back.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** The parts of a request that a stream takes over. */
export type StreamRequest = { incoming: IncomingMessage; outgoing: ServerResponse };

/** The head of a stream as it goes over the line, without the time. */
export function streamHead(headers: Record<string, string>): string {
  const lines = Object.entries({ ...headers, connection: 'close' });
  return `HTTP/1.1 200 OK\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`;
}

/**
 * Without chunks: each frame is one piece to the socket instead of three, a quarter less processor
 * time. The end of the stream is then the end of the connection, which also lets the server stop.
 */
export function beginStream(
  { incoming, outgoing }: StreamRequest,
  head: string,
  now: number,
): void {
  const socket = takeConnection(incoming, outgoing);
  // Head and first lines leave as one piece.
  socket.cork();
  process.nextTick(() => socket.uncork());
  socket.write(`${head}date: ${new Date(now).toUTCString()}\r\n\r\n`);
}

/** We write to the socket ourselves. A copy, because middleware writes its headers into it. */
export function alreadySent(): never {
  return RESPONSE_ALREADY_SENT.clone() as never;
}
