import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromTo, ids, node } from './testing/live-node.ts';
import { memoryOutbox } from './testing/memory-outbox.ts';
import type { RecordingOutlet } from './testing/recording-outlet.ts';

const RUNS = Number(process.env.WAVU_PROPERTY_RUNS ?? 100);

test('600 readers who connect and reconnect miss nothing and get nothing twice', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('score' as const), match: fc.nat(1) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('enter' as const),
        count: fc.integer({ min: 1, max: 400 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('moveOn' as const),
        every: fc.integer({ min: 2, max: 7 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('turn' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const outbox = memoryOutbox();
      const nodes = [await node(outbox), await node(outbox)];
      // The same person over all their connections: what a page would have heard.
      let people: {
        received: number[];
        from: number;
        outlet: RecordingOutlet;
        leave: () => void;
      }[] = [];
      let live = 0;
      for (const step of steps) {
        if (step.do === 'score') {
          live += 1;
          nodes[step.match]?.score(`m${step.match}`);
        } else if (step.do === 'turn') await turn();
        else if (step.do === 'enter') {
          for (let n = 0; n < step.count && people.length < 600; n += 1) {
            const { outlet, leave } = await nodes[n % 2]!.enter();
            people.push({ received: [], from: outlet.lastId() ?? Number.NaN, outlet, leave });
          }
        } else {
          people = await Promise.all(
            people.map(async (person, n) => {
              if (n % step.every !== 0) return person;
              person.leave();
              const last = person.outlet.lastId();
              const { outlet, leave } = await nodes[(n + 1) % 2]!.enter(undefined, last);
              return {
                ...person,
                received: [...person.received, ...ids(person.outlet)],
                outlet,
                leave,
              };
            }),
          );
        }
      }
      for (const { feed } of nodes) await feed.caughtUp();
      for (let n = 0; n < 12; n += 1) await turn();
      for (const { received, from, outlet } of people) {
        expect([...received, ...ids(outlet)]).toEqual(fromTo(from + 1, live));
        expect(outlet.writes).not.toContain('');
      }
      for (const { hub } of nodes) hub.close();
    }),
    { numRuns: RUNS },
  );
});
