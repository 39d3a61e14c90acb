import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFeed } from '#server/platform/live/feed.ts';
import { memoryOutbox } from '#server/platform/live/testing/memory-outbox.ts';
import { trackFreshness } from './freshness.ts';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './rendered-page.ts';
import { shareReads } from './shared-reads.ts';

const RUNS = Number(process.env.WAVU_PROPERTY_RUNS ?? 3000);

type World = { site: number; m0: number; m1: number };
const NOTHING: Pick<RenderedPage, 'shows' | 'matchId'> = { shows: 'nothing' };
const PAGES: Record<string, typeof NOTHING & { parts: (keyof World)[] }> = {
  '/teams': { shows: 'site', parts: ['site'] },
  '/': { shows: 'scores', parts: ['site', 'm0', 'm1'] },
  '/m0': { shows: 'match', matchId: 'm0', parts: ['site', 'm0'] },
  '/m1': { shows: 'match', matchId: 'm1', parts: ['m1', 'site'] },
};

const step = fc.oneof(
  fc.record({
    do: fc.constant('write' as const),
    node: fc.nat(1),
    what: fc.constantFrom<keyof World>('site', 'm0', 'm1'),
  }),
  fc.record({
    do: fc.constant('read' as const),
    node: fc.nat(1),
    path: fc.constantFrom(...Object.keys(PAGES)),
  }),
  fc.record({ do: fc.constant('wait' as const), turns: fc.integer({ min: 1, max: 12 }) }),
);

/**
 * Two nodes on one database; every read of it, by the feed or by a page, takes a while that the
 * test chooses, and a page reads its parts one after the other.
 */
test('no answer is older than the writes acknowledged before its request', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 2, maxLength: 30 }),
      async (scheduler, steps) => {
        let isReady = false;
        const pause = () => (isReady ? scheduler.schedule(Promise.resolve()) : Promise.resolve());
        const outbox = memoryOutbox(pause);
        const world: World = { site: 0, m0: 0, m1: 0 };
        async function openNode() {
          const feed = await createFeed(outbox);
          const freshness = trackFreshness(feed, () => 0);
          const sharedRead = shareReads(freshness);
          const cache = createPageCache({
            feed,
            freshness,
            async render({ path }) {
              const { parts, ...shown } = PAGES[path]!;
              const seen: Partial<World> = {};
              for (const part of parts) {
                const readPart = async () => {
                  await pause();
                  return world[part];
                };
                seen[part] = await (part === 'site' ? sharedRead(part, readPart) : readPart());
              }
              await pause();
              return {
                status: 200,
                headers: {},
                body: Buffer.from(JSON.stringify(seen)),
                ...shown,
              };
            },
          });
          return { feed, cache };
        }
        const nodes = [await openNode(), await openNode()];
        isReady = true;
        const request = { search: '', acceptEncoding: undefined, ifNoneMatch: undefined };

        async function read(node: number, path: string, isExact: boolean) {
          const expected = { ...world };
          const { body } = await nodes[node]!.cache.answer({ ...request, path });
          const seen = JSON.parse(Buffer.from(body!).toString()) as World;
          for (const part of PAGES[path]!.parts) {
            if (isExact) expect([path, part, seen[part]]).toEqual([path, part, expected[part]]);
            else expect(seen[part]).toBeGreaterThanOrEqual(expected[part]);
          }
        }

        const reads: Promise<void>[] = [];
        for (const step of steps) {
          if (step.do === 'write') {
            world[step.what] += 1;
            const change = outbox.commit(step.what === 'site' ? undefined : step.what);
            nodes[step.node]!.feed.publish([change]);
          } else if (step.do === 'read') {
            const reading = read(step.node, step.path, false);
            reading.catch(() => undefined);
            reads.push(reading);
          } else {
            for (let n = 0; n < step.turns && scheduler.count() > 0; n += 1) {
              await scheduler.waitOne();
            }
          }
        }
        await scheduler.waitFor(Promise.all(reads));
        const last = Object.keys(PAGES).flatMap((path) => [
          read(0, path, true),
          read(1, path, true),
        ]);
        await scheduler.waitFor(Promise.all(last));
      },
    ),
    { numRuns: RUNS },
  );
});
