import { expect, test } from 'vitest';
import { randomSource } from '../lots/random-source.ts';
import { expectJudgedRightly } from '../testing/expect-judged-rightly.ts';
import { naiveClashes } from '../testing/naive-clashes.ts';
import type { Constraint, MatchToSchedule, ScheduleProblem } from './problem.ts';
import { type SolvedSchedule, solveSchedule } from './solve-schedule.ts';

const day = '2026-12-12';

function small(
  matches: MatchToSchedule[],
  constraints: Constraint[] = [],
  rest: Partial<ScheduleProblem> = {},
): ScheduleProblem {
  return {
    matches,
    courts: ['1'],
    openHours: [{ date: day, opens: '09:00', closes: '12:00' }],
    constraints,
    ...rest,
  };
}

function hour(id: string, teams: string[], rest: Partial<MatchToSchedule> = {}): MatchToSchedule {
  return { id, minutes: 60, teams, ...rest };
}

function times(solved: SolvedSchedule): string {
  return solved.schedule.map(({ match, time, court }) => `${match} ${time} ${court}`).join(', ');
}

test('matches fill the day from its beginning without gaps', () => {
  const solved = solveSchedule(
    small([hour('x', ['a', 'b']), hour('y', ['c', 'd']), hour('z', ['e', 'f'])]),
  );
  expect(solved.ok && times(solved)).toBe('x 09:00 1, y 10:00 1, z 11:00 1');
});

test('a match placed between others fills a gap', () => {
  // x is placed first and at nine, where only z can play.
  const closed: Constraint = {
    kind: 'blackout',
    team: 'e',
    date: day,
    from: '10:00',
    weight: 'hard',
  };
  const solved = solveSchedule(
    small([hour('x', ['a', 'b']), hour('y', ['c', 'd']), hour('z', ['e', 'f'])], [closed]),
  );
  expect(solved.ok).toBe(true);
  expect(solved.schedule.find(({ match }) => match === 'z')!.time).toBe('09:00');
});

test('the start grid can be finer than the matches are long', () => {
  const problem = small(
    [hour('x', ['a', 'b'])],
    [{ kind: 'blackout', team: 'a', date: day, to: '09:20', weight: 'hard' }],
  );
  expect(times(solveSchedule(problem, { stepMinutes: 10 }))).toBe('x 09:20 1');
  expect(times(solveSchedule(problem))).toBe('x 10:00 1');
});

test('matches of 40 and 60 minutes start on a grid of 20', () => {
  const solved = solveSchedule(
    small([{ id: 'x', minutes: 40, teams: ['a', 'b'] }, hour('y', ['c', 'd'])]),
  );
  expect(times(solved)).toBe('x 09:00 1, y 09:40 1');
});

test('sources are placed before the matches that wait for them, in any order of input', () => {
  const solved = solveSchedule(
    small([
      hour('F', [], { after: ['SF1', 'SF2'] }),
      hour('SF1', ['a', 'd']),
      hour('SF2', ['b', 'c']),
    ]),
  );
  expect(times(solved)).toBe('F 11:00 1, SF1 09:00 1, SF2 10:00 1');
});

test('matches in a circle of sources are refused', () => {
  const solved = solveSchedule(
    small([hour('x', [], { after: ['y'] }), hour('y', [], { after: ['x'] })]),
  );
  expect(solved).toMatchObject({ ok: false, refusal: 'SOURCES_IN_A_CIRCLE', schedule: [] });
});

test('a match that ought to start together with its own source is not a circle', () => {
  const together: Constraint = { kind: 'simultaneous', matches: ['x', 'y'], weight: 4 };
  const solved = solveSchedule(
    small([hour('x', ['a', 'b']), hour('y', [], { after: ['x'] })], [together], {
      courts: ['1', '2'],
    }),
  );
  expect(solved).toMatchObject({ ok: true, cost: { hard: 0, soft: 4 } });
});

test('four hours of play do not fit into three', () => {
  const matches = ['w', 'x', 'y', 'z'].map((id) => hour(id, [`${id}1`, `${id}2`]));
  expect(solveSchedule(small(matches))).toMatchObject({ ok: false, refusal: 'NO_ROOM' });
  expect(solveSchedule(small(matches, [], { courts: ['1', '2'] })).ok).toBe(true);
  expect(solveSchedule(small(matches.slice(1))).ok).toBe(true);
});

test('the last round starts together on two courts', () => {
  const together: Constraint = { kind: 'simultaneous', matches: ['y', 'z'], weight: 'hard' };
  const solved = solveSchedule(
    small([hour('x', ['e', 'f']), hour('y', ['a', 'b']), hour('z', ['c', 'd'])], [together], {
      courts: ['1', '2'],
    }),
  );
  expect(times(solved)).toBe('x 09:00 1, y 10:00 1, z 10:00 2');
  expect(solved.ok).toBe(true);
});

test('three matches at once on two courts: as few starts as there can be', () => {
  const together: Constraint = { kind: 'simultaneous', matches: ['x', 'y', 'z'], weight: 3 };
  const problem = small(
    [hour('x', ['e', 'f']), hour('y', ['a', 'b']), hour('z', ['c', 'd'])],
    [together],
    { courts: ['1', '2'] },
  );
  const solved = solveSchedule(problem);
  expect(solved.ok).toBe(true);
  expect(solved.cost).toEqual({ hard: 0, soft: 3 });
});

test('a match in two last rounds, or named twice in one, is placed once', () => {
  const together = (matches: string[]): Constraint => ({
    kind: 'simultaneous',
    matches,
    weight: 'hard',
  });
  const problem = small(
    [hour('x', ['e', 'f']), hour('y', ['a', 'b']), hour('z', ['c', 'd'])],
    [together(['x', 'y', 'y']), together(['y', 'z'])],
    { courts: ['1', '2', '3'] },
  );
  const solved = solveSchedule(problem);
  expect(times(solved)).toBe('x 09:00 1, y 09:00 2, z 09:00 3');
  expectJudgedRightly(problem, solved);
});

test('opening hours are filled from the earliest, in any order of input', () => {
  const hours = ['2026-12-13', '2026-12-12'].map((date) => ({
    date,
    opens: '09:00',
    closes: '10:00',
  }));
  const problem = small([hour('x', ['a', 'b'])], [], { openHours: hours });
  expect(solveSchedule(problem).schedule[0]!.date).toBe('2026-12-12');
});

test('pinned matches stay, and the others are placed around them', () => {
  const problem = small([hour('x', ['a', 'b']), hour('y', ['a', 'd']), hour('z', ['e', 'f'])]);
  const pinned = [{ match: 'y', court: '1', date: day, time: '09:00' }];
  const solved = solveSchedule(problem, { pinned });
  expect(times(solved)).toBe('x 10:00 1, y 09:00 1, z 11:00 1');
});

test('a pinned match draws its last-round companion to its time', () => {
  const together: Constraint = { kind: 'simultaneous', matches: ['x', 'y'], weight: 2 };
  const problem = small([hour('x', ['a', 'b']), hour('y', ['c', 'd'])], [together], {
    courts: ['1', '2'],
  });
  const pinned = [{ match: 'x', court: '1', date: day, time: '10:30' }];
  const solved = solveSchedule(problem, { pinned, stepMinutes: 30 });
  expect(times(solved)).toBe('x 10:30 1, y 10:30 2');
});

test('a match longer than any opening is refused with its reason', () => {
  const problem = small([hour('x', ['a', 'b'], { minutes: 100 })], [], {
    openHours: ['09:00', '11:00'].map((opens, index) => ({
      date: day,
      opens,
      closes: ['10:00', '12:00'][index]!,
    })),
  });
  const solved = solveSchedule(problem);
  expect(solved).toMatchObject({ ok: false, refusal: 'NONE_FOUND', schedule: [] });
  expect(solved.findings.map(({ code }) => code)).toEqual(['NOT_SCHEDULED']);
});

test('a schedule keeps the rules on referees, round dates and rest', () => {
  const dates = [day, '2026-12-13'];
  const problem = small(
    [
      hour('x', ['a', 'b'], { referees: ['Juma'] }),
      hour('y', ['c', 'd'], { referees: ['Juma'] }),
      hour('z', ['a', 'c'], { within: { first: '2026-12-13', last: '2026-12-13' } }),
      hour('w', ['b', 'd'], { after: ['z'] }),
    ],
    [{ kind: 'minimum-rest', minutes: 60, weight: 'hard' }],
    {
      courts: ['1', '2'],
      openHours: dates.map((date) => ({ date, opens: '09:00', closes: '11:00' })),
    },
  );
  const solved = solveSchedule(problem);
  expect(solved.schedule.map(({ match, date, time }) => `${match} ${date} ${time}`)).toEqual([
    'x 2026-12-12 09:00',
    'y 2026-12-12 10:00',
    'z 2026-12-13 09:00',
    'w 2026-12-13 10:00',
  ]);
});

/** The least soft cost over every assignment of starts and courts without hard findings. */
function leastCost(problem: ScheduleProblem, starts: readonly string[]): number | undefined {
  let least: number | undefined;
  const place = (schedule: { match: string; court: string; date: string; time: string }[]) => {
    const next = problem.matches[schedule.length];
    if (next === undefined) {
      const naive = naiveClashes(problem, schedule);
      if (naive.some(({ weight }) => weight === 'hard')) return;
      const cost = naive.reduce((sum, { weight }) => sum + Number(weight), 0);
      least = Math.min(least ?? cost, cost);
      return;
    }
    for (const time of starts)
      for (const court of problem.courts)
        place([...schedule, { match: next.id, court, date: day, time }]);
  };
  place([]);
  return least;
}

/** `WAVU_SMALL_DAYS` random days, 8 unless told: trying every assignment is slow. */
const days = Number(process.env.WAVU_SMALL_DAYS ?? 8);

test(`on ${days} small days the search finds the least cost of all assignments`, () => {
  const random = randomSource('small days');
  const starts = ['09:00', '10:00', '11:00'];
  let found = 0;
  for (let run = 0; run < days; run += 1) {
    const teams = ['a', 'b', 'c', 'd'];
    const matches = ['x', 'y', 'z', 'w'].map((id, index): MatchToSchedule => {
      const first = random(4);
      return hour(id, [teams[first]!, teams[(first + 1 + random(3)) % 4]!], {
        after: index > 0 && random(4) === 0 ? ['x'] : undefined,
        referees: random(3) === 0 ? ['Juma'] : [],
      });
    });
    const problem = small(
      matches,
      [
        { kind: 'minimum-rest', minutes: 30, weight: 2 },
        { kind: 'matches-per-day', most: 1, weight: 1 },
        { kind: 'blackout', team: 'a', date: day, to: '10:00', weight: 3 },
        { kind: 'simultaneous', matches: ['z', 'w'], weight: 2 },
      ],
      { courts: ['1', '2'] },
    );
    const solved = solveSchedule(problem, { maxIdleSteps: 400 });
    expectJudgedRightly(problem, solved);
    const least = leastCost(problem, starts);
    if (least === undefined) {
      expect(solved.ok).toBe(false);
    } else {
      found += 1;
      expect(solved.ok).toBe(true);
      expect(solved.cost.soft).toBe(least);
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('pinned matches are part of the answer even where no search is made', () => {
  const pinned = [{ match: 'x', court: '1', date: '2026-12-12', time: '09:00' }];
  const circle = [hour('x', [], { after: ['y'] }), hour('y', [], { after: ['x'] })];
  expect(solveSchedule(small(circle), { pinned }).schedule).toEqual(pinned);
  const crowded = ['w', 'x', 'y', 'z'].map((id) => hour(id, [`${id}1`, `${id}2`]));
  expect(solveSchedule(small(crowded), { pinned }).schedule).toEqual(pinned);
});
