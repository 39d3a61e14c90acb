import { expect, test } from 'vitest';
import { type FixtureRequest, planFixtures } from '../fixtures/plan.ts';
import { lastRoundsTogether, matchesOfPlan } from './schedule-plan.ts';

function planOf(request: FixtureRequest) {
  const planned = planFixtures(request);
  if (!planned.ok) throw new Error(planned.refusal);
  return planned.plan;
}

const four = ['a', 'b', 'c', 'd'];

test('a knock-out waits for its semi-finals', () => {
  const plan = planOf({ kind: 'knockout', teams: four, classification: 'third-place' });
  expect(matchesOfPlan(plan, { prefix: 'k', minutes: 90 })).toEqual([
    { id: 'k1', minutes: 90, teams: ['a', 'd'] },
    { id: 'k2', minutes: 90, teams: ['b', 'c'] },
    { id: 'k3', minutes: 90, teams: [], after: ['k2', 'k1'] },
    { id: 'k4', minutes: 90, teams: [], after: ['k1', 'k2'] },
  ]);
});

test('a crossover waits for every match of its pools, a best third for all that may send it', () => {
  const plan = planOf({
    kind: 'groups',
    teams: [...four, 'e', 'f', 'g', 'h'],
    groups: [
      { name: 'A', teams: ['a', 'b', 'c'] },
      { name: 'B', teams: ['d', 'e', 'f'] },
      { name: 'C', teams: ['g', 'h'] },
    ],
    playOffs: [{ places: [1], best: { place: 3, count: 1 } }],
  });
  const matches = matchesOfPlan(plan, { prefix: '', minutes: 60 });
  const [first, second, final] = matches.slice(-3);
  const groupOf = (id: string) => plan.pairings[Number(id) - 1]!.group;
  expect(first!.after!.map(groupOf).sort()).toEqual([...'AAABBB']);
  expect(second!.after!.map(groupOf).sort()).toEqual([...'BBBC']);
  expect(final!.after).toEqual([first!.id, second!.id]);
});

test('legs of a tie follow each other, and the next round waits for all of them', () => {
  const plan = planOf({
    kind: 'knockout',
    teams: ['a', 'b', 'c'],
    ties: { SF: { kind: 'series', bestOf: 3, homeBlocks: [1, 1, 1] } },
  });
  const matches = matchesOfPlan(plan, { prefix: '', minutes: 60 });
  expect(matches.map(({ after }) => after)).toEqual([
    undefined,
    ['1'],
    ['1', '2'],
    ['1', '2', '3'],
  ]);
  expect(matches.at(-1)!.teams).toEqual(['a']);
});

test('the last round of each pool starts together', () => {
  const plan = planOf({
    kind: 'groups',
    teams: [...four, 'e', 'f', 'g'],
    groups: 2,
    playOffs: [{ places: [1] }],
  });
  const [pool, ...more] = lastRoundsTogether(plan, { prefix: 'm', weight: 4 });
  expect(more).toEqual([]);
  if (pool?.kind !== 'simultaneous') throw new Error('one pool has two matches at the end');
  expect(pool.weight).toBe(4);
  const last = pool.matches.map((id) => plan.pairings[Number(id.slice(1)) - 1]!);
  expect(last.map(({ group, round }) => `${group} ${round}`)).toEqual(['B 3', 'B 3']);
});

test('the legs of one tie do not wait for those of another', () => {
  const plan = planOf({ kind: 'knockout', teams: four, ties: { SF: { kind: 'two-legs' } } });
  const after = matchesOfPlan(plan, { prefix: '', minutes: 60 }).map((match) => match.after);
  for (const [index, pairing] of plan.pairings.entries()) {
    if (pairing.leg !== 2) continue;
    const first = plan.pairings.findIndex(({ tie, leg }) => tie === pairing.tie && leg === 1);
    expect(after[index]).toEqual([String(first + 1)]);
  }
});

test('the last round of the play-offs is no pool', () => {
  const plan = planOf({
    kind: 'groups',
    teams: [...four, 'e', 'f', 'g', 'h'],
    groups: 2,
    playOffs: [{ places: [1, 2], classification: 'third-place' }],
  });
  expect(lastRoundsTogether(plan, { prefix: '', weight: 1 })).toHaveLength(2);
});
