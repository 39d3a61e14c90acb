import { expect, test } from 'vitest';
import { startTestServer } from '#server/testing/start-test-server.ts';
import { runHistory } from './history.ts';
import { memoryPort } from './port.ts';
import { realPort } from './real-port.ts';

/** The rule that was broken, with the seed that shows it again. */
async function faultOf(seed: number, run: Promise<unknown>): Promise<string[]> {
  try {
    await run;
    return [];
  } catch (error) {
    const replay = `npm run simulate -- --from ${seed} --histories 1`;
    return [`${(error as Error).message} (${replay})`];
  }
}

test('no history of one or two devices loses or doubles a saved entry', async () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 250; seed += 1) {
    faults.push(...(await faultOf(seed, runHistory(seed, memoryPort()))));
  }
  expect(faults).toEqual([]);
});

test('the real server and its database lose or double no saved entry', async () => {
  const server = await startTestServer();
  const faults: string[] = [];
  try {
    for (let seed = 1; seed <= 12; seed += 1) {
      const port = await realPort(server, String(seed));
      faults.push(...(await faultOf(seed, runHistory(seed, port))));
    }
    expect(server.failures).toEqual([]);
  } finally {
    await server.stop();
  }
  expect(faults).toEqual([]);
});

test('a seed repeats the same history', async () => {
  const first = await runHistory(7, memoryPort());
  const second = await runHistory(7, memoryPort());
  expect(second).toEqual(first);
  expect(await runHistory(8, memoryPort())).not.toEqual(first);
});
