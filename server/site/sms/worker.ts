import { parentPort } from 'node:worker_threads';
import type { SmsPart } from './gateway.ts';
import { type Gateways, postBy } from './post.ts';

export type SmsTask = { gateways: Gateways; parts: readonly SmsPart[] };

/** A thread for connections and their encryption: it knows no database and sends what it is given. */
parentPort!.on('message', async ({ gateways, parts }: SmsTask) => {
  const done = await Promise.all(parts.map((part) => postBy(gateways, part)));
  parentPort!.postMessage({ done });
});
