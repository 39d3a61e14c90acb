import { afterAll, expect, test } from 'vitest';
import { openHallWorld } from './testing/hall-world.ts';
import { playHistory } from './testing/history.ts';
import { addVerdict, emptyVerdict } from './testing/judge.ts';

const world = await openHallWorld();
afterAll(() => world.close());

const HISTORIES = 40;

test('no entry of a hall is lost or doubled on a bad line, also where both sides are scored', async () => {
  const sum = emptyVerdict();
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const verdict = await playHistory(world, seed);
    expect({ seed, ...verdict }).toMatchObject({
      lost: 0,
      doubled: 0,
      lostAtSite: 0,
      different: 0,
      trespassed: 0,
      unsigned: 0,
    });
    addVerdict(sum, verdict);
  }
  // Otherwise nothing of this was tried.
  expect(sum.entries).toBeGreaterThan(300);
  expect(sum.parked).toBeGreaterThan(20);
  const { pass: _, ...faults } = world.line.counts;
  expect(Object.values(faults).every((count) => count > 10)).toBe(true);
});
