import { parentPort } from 'node:worker_threads';
import type { Gateway } from '#server/platform/config/sms-gateway.ts';
import type { SmsPart } from './gateway.ts';
import { postSms } from './post.ts';

export type SmsTask = { gateway: Gateway; parts: readonly SmsPart[] };

/** A thread for connections and their encryption: it knows no database and sends what it is given. */
parentPort!.on('message', async ({ gateway, parts }: SmsTask) => {
  const done = await Promise.all(parts.map((part) => postSms(gateway, part)));
  parentPort!.postMessage({ done });
});
