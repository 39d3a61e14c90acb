import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeEdge = {
  /** Takes POST with `?channel=`, as nginx with nchan does. */
  url: string;
  /** All that was published to a channel. */
  textOf(channel: string): string;
  refuse(isAway: boolean): void;
  /** Requests that were answered with 503. */
  refused(): number;
  /** The header of the last request. */
  authorization(): string | undefined;
  close(): Promise<void>;
};

/** An edge that keeps all that it is sent. */
export async function startFakeEdge(): Promise<FakeEdge> {
  const channels = new Map<string, string>();
  let isAway = false;
  let refused = 0;
  let authorization: string | undefined;
  const server: Server = createServer((request, response) => {
    authorization = request.headers.authorization;
    const channel = new URL(request.url ?? '', 'http://edge').searchParams.get('channel') ?? '';
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      if (isAway) refused += 1;
      else channels.set(channel, (channels.get(channel) ?? '') + body);
      response.writeHead(isAway ? 503 : 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/publish`,
    textOf: (channel) => channels.get(channel) ?? '',
    refuse(next) {
      isAway = next;
    },
    refused: () => refused,
    authorization: () => authorization,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
