import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';

test('an open stream is not cut by later middleware', async () => {
  const server = await startTestServer();
  const http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const stop = new AbortController();
  const { body } = await fetch(`http://127.0.0.1:${port}/api/v1/live`, { signal: stop.signal });
  const reader = body!.getReader();
  const greeting = new TextDecoder().decode((await reader.read()).value);
  expect(greeting).toContain('retry:');
  // A second answer on the same socket would come right behind the greeting.
  const next = await Promise.race([
    reader.read().then(
      () => 'more',
      () => 'cut',
    ),
    new Promise((resolve) => setTimeout(resolve, 300, 'quiet')),
  ]);
  expect(next).toBe('quiet');
  stop.abort();
  http.close();
  await server.stop();
});
