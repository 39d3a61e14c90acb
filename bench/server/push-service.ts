import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { LOCAL_CERTIFICATE } from '#server/site/push/testing/local-certificate.ts';
import { answerParent } from './child.ts';

/** A push service that takes and counts everything, in a process of its own: only the sender's work is measured. */
let posts = 0;
let firstAt = 0;
let lastAt = 0;

const server = createSecureServer(LOCAL_CERTIFICATE);
server.on('stream', (stream: ServerHttp2Stream) => {
  stream.on('error', () => undefined);
  stream.resume();
  stream.on('end', () => {
    posts += 1;
    lastAt = Date.now();
    if (posts === 1) firstAt = lastAt;
    stream.respond({ ':status': 201 });
    stream.end();
  });
});

const answers = {
  async start() {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  },
  figures: async () => ({ posts, firstAt, lastAt }),
  async reset() {
    posts = 0;
  },
};
answerParent(async () => ({ answers }));
