import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a free port can be listened on and is outside the range of outgoing connections', async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  const listener = createServer().listen(port, '127.0.0.1');
  await once(listener, 'listening');
  listener.close();
});
