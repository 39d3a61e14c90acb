import { afterAll, expect, test } from 'vitest';
import { killSms } from '#server/testing/fan-out/kill-sms.ts';
import { startTestServer } from '#server/testing/start-test-server.ts';

const server = await startTestServer();
afterAll(server.stop);

const NUMBERS = 160;

test('a node that is killed in the middle of sending SMS sends none twice and invents none', async () => {
  const report = await killSms(server, NUMBERS, { kills: 5, seed: 13 });
  expect(report).toMatchObject({ kills: 5, due: 5 * NUMBERS, repeated: 0, invented: 0 });
  // Every message that may have gone out is marked as sent or unknown; nothing is paid for twice.
  expect(report.sent + report.unknown).toBe(report.due);
  expect(report.sent).toBeLessThanOrEqual(report.arrived);
  expect(report.spent).toBe(22 * report.due);
});
