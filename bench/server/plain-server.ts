import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent, cpuMicroseconds } from './child.ts';

/** The least that node:http can do: the same head and bytes for everybody. */
let head: Record<string, string> = {};
let body = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(body);
});
answerParent(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    answers: {
      start: () => ({ port: (server.address() as AddressInfo).port }),
      serve(page: { head: Record<string, string>; body: string }) {
        head = page.head;
        body = Buffer.from(page.body, 'base64');
      },
      cpu: cpuMicroseconds,
    },
  };
});
