import { afterAll, expect, test } from 'vitest';
import { killWebhooks } from '#server/testing/fan-out/kill-webhooks.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer({ publicUrl: 'http://ligi.test' });
afterAll(server.stop);

test('a node that is killed in the middle of deliveries leaves no receiver without an event', async () => {
  const report = await killWebhooks(server, 40, { kills: 5, seed: 12 });
  expect(report).toMatchObject({ kills: 5, due: 200, lost: 0, renamed: 0, disordered: 0 });
});
