import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Received = {
  id: string;
  path: string;
  body: string;
  headers: IncomingHttpHeaders;
  event: any;
};

/** An answer in place of 204. */
type Answer = number | 'hang' | 'reset';

/** A receiver whose secrets are checked by the library of the standard. It names itself `receiver.test`. */
export async function startReceiver() {
  const received: Received[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      const body = Buffer.concat(chunks).toString();
      const id = String(headers['webhook-id']);
      received.push({ id, path, body, headers, event: JSON.parse(body) });
      const answer = answers.shift() ?? 204;
      if (answer === 'hang') return;
      if (answer === 'reset') return request.socket.destroy();
      response.writeHead(answer, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    answers,
    address: `http://receiver.test:${port}/in`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Throws where the standard refuses. */
export function verify(secret: string, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}
