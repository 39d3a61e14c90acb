import { expect, test } from 'vitest';
import { randomSource } from '../lots/random-source.ts';
import { naiveClashes } from '../testing/naive-clashes.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { instantOf } from './calendar.ts';
import { emptyDraft } from './draft-schedule.ts';
import { findClashes } from './find-clashes.ts';
import { costOf } from './finding.ts';
import type { Appointment } from './problem.ts';
import { hardCost, searchSpace } from './search-space.ts';

/** `WAVU_SCHEDULES` random schedules, 150 unless told. */
const runs = Number(process.env.WAVU_SCHEDULES ?? 150);

test(`a naive second checker finds the same in ${runs} random schedules`, () => {
  const random = randomSource('clashes');
  const seen = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const { problem, schedule } = randomProblem(random);
    const found = findClashes(problem, schedule);
    const spoken = found.map(({ code, weight }) => `${code} ${weight}`).sort();
    const naive = naiveClashes(problem, schedule).map(({ code, weight }) => `${code} ${weight}`);
    expect(spoken).toEqual(naive.sort());
    for (const { code } of found) seen.add(code);
  }
  // The random schedules are bad enough to show every code.
  expect(seen.size).toBe(19);
});

test(`the search and the plain check find the same cost of a match, ${runs} times`, () => {
  const random = randomSource('moves');
  let compared = 0;
  for (let run = 0; run < runs; run += 1) {
    const { problem, schedule } = randomProblem(random);
    const space = searchSpace(problem);
    const draft = emptyDraft(space);
    const placed = schedule.filter(({ court }) => problem.courts.includes(court));
    if (placed.length === 0) continue;
    for (const { match, court, date, time } of placed)
      draft.put(space.indexOf.get(match)!, {
        court: space.courts.indexOf(court),
        start: instantOf(date, time),
      });
    const chosen = placed[random(placed.length)]!;
    const index = space.indexOf.get(chosen.match)!;
    const { court, start } = draft.placementOf(index)!;
    if (space.ownCost(index, court, start) === undefined) continue;
    compared += 1;
    // The search leaves out what no seat can change: that a match is there, and its referees.
    const costWith = (appointments: readonly Appointment[]) => {
      const movable = findClashes(problem, appointments).filter(
        ({ code }) => code !== 'NOT_SCHEDULED' && code !== 'REFEREE_OF_A_COMPETING_CLUB',
      );
      const { hard, soft } = costOf(movable);
      return hard * hardCost + soft;
    };
    const others = placed.filter((appointment) => appointment !== chosen);
    expect(draft.costOf(index)).toBe(costWith(placed) - costWith(others));
    draft.take(index);
    expect(draft.costOf(index)).toBe(hardCost);
    draft.put(index, { court, start });
    expect(draft.costOf(index)).toBe(costWith(placed) - costWith(others));
  }
  expect(compared).toBeGreaterThan(runs / 4);
});
