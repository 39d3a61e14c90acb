import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The lot of a request on its way. */
export type Passage = 'pass' | 'lose-request' | 'lose-answer' | 'double' | 'echo' | 'late';

export type BadLine = {
  /** The address of the site as seen through the line. */
  url: string;
  /** Decides of each request. */
  setPassage: (choose: () => Passage) => void;
  /** Waits until nothing is on its way any more. */
  settle: () => Promise<void>;
  counts: Record<Passage, number>;
  close: () => Promise<void>;
};

const LATE_MS = 15;

/** A proxy before a site that loses, doubles and delays what passes. */
export async function openBadLine(site: string): Promise<BadLine> {
  let choose: () => Passage = () => 'pass';
  const underWay = new Set<Promise<unknown>>();
  const counts = { pass: 0, 'lose-request': 0, 'lose-answer': 0, double: 0, echo: 0, late: 0 };

  async function forward(request: IncomingMessage, body: Buffer) {
    const { authorization, 'content-type': type } = request.headers;
    const answer = await fetch(`${site}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(type ? { 'content-type': type } : {}),
      },
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** The same request once more, when others have passed it. */
  function repeatLater(request: IncomingMessage, body: Buffer): void {
    const repeated = pause(LATE_MS)
      .then(() => forward(request, body))
      .catch(() => undefined);
    underWay.add(repeated);
    void repeated.finally(() => underWay.delete(repeated));
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const passage = choose();
    counts[passage] += 1;
    if (passage === 'lose-request') return void request.socket.destroy();
    if (passage === 'late') await pause(LATE_MS);
    if (passage === 'double') await forward(request, body);
    if (passage === 'echo') repeatLater(request, body);
    const { status, text } = await forward(request, body);
    if (passage === 'lose-answer') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    const passing = pass(request, response).catch(() => request.socket.destroy());
    underWay.add(passing);
    void passing.finally(() => underWay.delete(passing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setPassage: (next) => {
      choose = next;
    },
    settle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    counts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
