import { expect, test } from 'vitest';
import { randomSource } from '../lots/random-source.ts';
import { naiveClashes } from '../testing/naive-clashes.ts';
import { randomProblem } from '../testing/random-problem.ts';
import { emptyBoard } from './board.ts';
import { instantOf } from './calendar.ts';
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
  expect(seen.size).toBe(13);
});

test(`moving a match changes the cost as much as the search believes, ${runs} times`, () => {
  const random = randomSource('moves');
  let compared = 0;
  for (let run = 0; run < runs; run += 1) {
    const { problem, schedule } = randomProblem(random);
    const space = searchSpace(problem);
    const board = emptyBoard(space);
    const seated = schedule.filter(({ court }) => problem.courts.includes(court));
    for (const { match, court, date, time } of seated)
      board.put(space.indexOf.get(match)!, {
        court: space.courts.indexOf(court),
        start: instantOf(date, time),
      });
    if (seated.length === 0) continue;
    const moving = seated[random(seated.length)]!;
    const index = space.indexOf.get(moving.match)!;
    const costAt = (appointment: Appointment) => {
      const court = space.courts.indexOf(appointment.court);
      const start = instantOf(appointment.date, appointment.time);
      if (space.ownCost(index, court, start) === undefined) return undefined;
      board.take(index);
      board.put(index, { court, start });
      const { hard, soft } = costOf(
        findClashes(problem, [...seated.filter((other) => other !== moving), appointment]),
      );
      return { believed: board.costOf(index), true: hard * hardCost + soft };
    };
    const here = costAt(moving);
    const there = costAt({
      ...moving,
      court: space.courts[random(2)]!,
      date: schedule[random(schedule.length)]!.date,
      time: schedule[random(schedule.length)]!.time,
    });
    if (here === undefined || there === undefined) continue;
    compared += 1;
    expect(there.believed - here.believed).toBe(there.true - here.true);
  }
  expect(compared).toBeGreaterThan(runs / 5);
});
