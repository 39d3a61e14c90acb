import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeCdn = {
  url: string;
  /** Addresses that were asked of the origin so far, one for each time. */
  originReads: () => readonly string[];
  close: () => Promise<void>;
};

type CachedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; at: number };

/** The lifetimes of an answer, in milliseconds: fresh, and stale while it is asked for again. */
type Life = { fresh: number; stale: number };

/**
 * A CDN that does what our headers say, to the letter: `CDN-Cache-Control` before `Cache-Control`,
 * `stale-while-revalidate`, `Vary: Accept-Encoding`, one request to the origin for each key at a time.
 */
export async function startFakeCdn(origin: string): Promise<FakeCdn> {
  const { hostname, port } = new URL(origin);
  const cache = new Map<string, CachedAnswer>();
  const pending = new Map<string, Promise<CachedAnswer>>();
  const reads: string[] = [];

  function fetchOrigin(incoming: IncomingMessage): Promise<CachedAnswer> {
    reads.push(incoming.url ?? '');
    return new Promise((resolve, reject) => {
      const { host: _, connection: __, ...headers } = incoming.headers;
      const { method, url: path } = incoming;
      const options = {
        hostname,
        port,
        path,
        method,
        headers: { ...headers, host: `${hostname}:${port}` },
      };
      // The reader's own copy does not matter between the CDN and its origin.
      delete (options.headers as IncomingHttpHeaders)['if-none-match'];
      const originRequest = request(options, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const body = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 502,
          headers: answer.headers,
          body,
          at: Date.now(),
        });
      });
      originRequest.on('error', reject).end();
    });
  }

  function revalidate(key: string, incoming: IncomingMessage): Promise<CachedAnswer> {
    const under = pending.get(key);
    if (under) return under;
    const fetching = fetchOrigin(incoming)
      .then((answer) => {
        if (lifetimeOf(answer)) cache.set(key, answer);
        else cache.delete(key);
        return answer;
      })
      .finally(() => pending.delete(key));
    pending.set(key, fetching);
    return fetching;
  }

  async function find(incoming: IncomingMessage): Promise<CachedAnswer> {
    const key = `${incoming.url} ${incoming.headers['accept-encoding'] ?? ''}`;
    const known = cache.get(key);
    const life = known && lifetimeOf(known);
    const age = known ? Date.now() - known.at : 0;
    if (known && life && age < life.fresh) return known;
    if (known && life && age < life.fresh + life.stale) {
      revalidate(key, incoming).catch(() => undefined);
      return known;
    }
    return revalidate(key, incoming);
  }

  /** Streams and writes go past. */
  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url: path, headers } = incoming;
    const far = request({ hostname, port, path, method, headers }, (theirs) => {
      answer.writeHead(theirs.statusCode ?? 502, theirs.headers);
      theirs.pipe(answer);
    });
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    incoming.pipe(far);
  }

  const server = createServer((incoming, answer) => {
    const isRead = incoming.method === 'GET' && !incoming.url?.startsWith('/api/v1/live');
    if (!isRead) return pass(incoming, answer);
    find(incoming).then(
      ({ status, headers, body }) => {
        const { connection: _, 'keep-alive': __, ...own } = headers;
        answer.writeHead(status, own).end(body);
      },
      () => answer.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    originReads: () => reads,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function lifetimeOf({ status, headers }: CachedAnswer): Life | undefined {
  const cacheControl = String(headers['cdn-cache-control'] ?? headers['cache-control'] ?? '');
  const seconds = (name: string) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  if (status !== 200 || /no-store|private|no-cache/.test(cacheControl)) return undefined;
  const stale = /must-revalidate/.test(cacheControl) ? 0 : seconds('stale-while-revalidate');
  return { fresh: seconds('max-age') * 1000, stale: stale * 1000 };
}
