import { get } from '../../bench/measure/get.ts';
import { startChild } from '../../bench/server/child.ts';
import type { LargeSite } from '../../bench/server/large-site.ts';
import type { Started } from '../../bench/server/started.ts';
import { visitorAsks } from '../../bench/server/visitor-asks.ts';
import { expect, test } from '../support/journey.ts';

/** Of processor time: others at work on the machine do not count. */
const MOST_MS = 50;
/** A turn in which memory is tidied up or code is compiled is longer once, not each time. */
const TRIES = 3;

test('nothing that a visitor or a fan can ask for holds the event loop for more than 50 ms', async () => {
  test.setTimeout(0);
  process.env.WAVU_BENCH_LARGE = 'yes';
  const server = startChild('wavu-server.ts');
  try {
    const { port } = await server.request<Started>('start');
    const { fan } = await server.request<{ fan: string }>('fan');
    const asks = visitorAsks(await server.request<LargeSite>('large'));
    const longestOf = async (path: string, headers: Record<string, string>) => {
      // Nothing is kept any more.
      await server.request('changeSite');
      await server.request('turns');
      const { status } = await get(port, path, { 'accept-encoding': 'br', ...headers });
      expect(status, path).not.toBe(500);
      return (await server.request<{ longest: number }>('turns')).longest;
    };
    const held: string[] = [];
    for (const ask of asks) {
      const whos: Record<string, string>[] = ask().startsWith('/api/')
        ? [{}, { authorization: `Bearer ${fan}` }]
        : [{}];
      for (const headers of whos) {
        const seen: number[] = [];
        while (seen.length < TRIES && !seen.some((longest) => longest <= MOST_MS)) {
          seen.push(await longestOf(ask(), headers));
        }
        if (Math.min(...seen) > MOST_MS) held.push(`${ask()}: ${seen.join(', ')} ms`);
      }
    }
    expect(held).toEqual([]);
  } finally {
    await server.stop();
  }
});
