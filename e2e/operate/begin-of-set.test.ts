import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { refreshDelay, spreadOf } from '#app/features/updater/refresh-delay.ts';
import { arrangeMatch, takePen } from '../support/court/scorer.ts';
import { startFakeCdn } from '../support/fake-cdn.ts';
import { expect, test } from '../support/journey.ts';

const READERS = 20_000;
const MOST_ORIGIN_READS = 5;
const sockets = new Agent({ keepAlive: true, maxSockets: 64 });

function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent: sockets }, async (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      for await (const part of answer) text += part;
      resolve(text);
    });
    sent.on('error', reject);
  });
}

test('20,000 readers who hear of a new set behind a CDN make at most 5 reads at the origin', async ({
  call,
  wavu,
}) => {
  const match = await arrangeMatch(call);
  const scorer = await takePen(call, match);
  await scorer.send({ type: 'start' });
  const cdn = await startFakeCdn(wavu.url);
  try {
    const line = (await (await fetch(`${wavu.url}/api/v1/matches/${match.id}/line`)).json()) as {
      v: number;
      s: 'Live';
    };
    const address = `${cdn.url}/right/${match.id}?part=main&v=${line.v}`;
    // As each of their pages draws it.
    const delays = Array.from({ length: READERS }, () => refreshDelay(spreadOf(line)));
    const spread = delays.toSorted((a, b) => a - b);
    expect(spread.at(-1)! - spread[0]!).toBeGreaterThan(3500);
    const begun = performance.now();
    const answers = new Set<string>();
    await Promise.all(
      spread.map(async (delay) => {
        await pause(Math.max(0, delay - (performance.now() - begun)));
        answers.add(await read(address));
      }),
    );
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain(`data-v="${line.v}"`);
    expect(cdn.originReads().length).toBeLessThanOrEqual(MOST_ORIGIN_READS);
  } finally {
    sockets.destroy();
    await cdn.close();
  }
});
