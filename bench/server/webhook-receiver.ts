import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from './child.ts';

/** A receiver of webhooks that takes everything and notes when it came. */
let arrivals: number[] = [];

const server = createServer((request, response) => {
  arrivals.push(Date.now());
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});

const answers = {
  async start() {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  },
  arrivals: async () => arrivals,
  async reset() {
    arrivals = [];
  },
};
answerParent(async () => ({ answers }));
