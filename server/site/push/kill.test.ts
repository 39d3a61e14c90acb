import { afterAll, expect, test } from 'vitest';
import { killPush } from '#server/testing/fan-out/kill-push.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(server.stop);

/** More than one part, so that a node also takes up the fan-out behind its first part. */
const DEVICES = 1050;

test('a node that is killed in the middle of a fan-out leaves no device without its message', async () => {
  const report = await killPush(server, DEVICES, { kills: 5, seed: 11 });
  expect(report).toMatchObject({ kills: 5, due: 5 * DEVICES, lost: 0 });
  // The kills did come in the middle.
  expect(report.repeated).toBeGreaterThan(0);
});
