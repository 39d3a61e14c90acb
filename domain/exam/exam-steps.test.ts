import { expect, test } from 'vitest';
import type { MatchEvent } from '../volleyball/events.ts';
import { beforeSet, itemsOf } from './exam-items.ts';
import { examSteps } from './exam-steps.ts';
import type { Exam } from './exams.ts';
import { gradeExam } from './grade.ts';

/** Team 1 wins a rally, which is heard as one of team 2, then a time-out is not heard at all. */
const SHORT: Exam = {
  id: 'points',
  source: 'made up',
  firstServe: 'team1',
  play: '1 t2 2 s2:3>8 1',
  mistakes: [
    { at: 0, noticed: 2, heard: '2' },
    { at: 1, noticed: 3 },
  ],
};
const rally = (team: 'team1' | 'team2') => ({ kind: 'rally', team }) as const;
const TIMEOUT = { kind: 'timeout', team: 'team2' } as const;
const CHANGE = { kind: 'substitution', team: 'team2', out: 3, in: 8 } as const;

test('an exam is told with its mistakes, each mended before its place, and ends with the score', () => {
  expect(examSteps(SHORT)).toEqual([
    { kind: 'told', item: { kind: 'serve', team: 'team1' } },
    { kind: 'told', item: rally('team2') },
    { kind: 'mend', item: rally('team1'), score: [0, 0], instead: rally('team2') },
    { kind: 'score', score: [1, 0] },
    { kind: 'told', item: rally('team2') },
    { kind: 'mend', item: TIMEOUT, score: [1, 0] },
    { kind: 'score', score: [1, 1] },
    { kind: 'told', item: CHANGE },
    { kind: 'told', item: rally('team1') },
    { kind: 'over', score: [2, 1] },
  ]);
});

test('line-ups stand before the serve, team 1 first', () => {
  const lineups = { team1: [1, 2], team2: [11, 12] };
  expect(beforeSet('team2', lineups)).toEqual([
    { kind: 'lineup', team: 'team1', players: [1, 2] },
    { kind: 'lineup', team: 'team2', players: [11, 12] },
    { kind: 'serve', team: 'team2' },
  ]);
});

const logged = (...events: object[]) =>
  events.map((event, at) => ({ id: `e${at}`, at, ...event })) as MatchEvent[];
const LINEUPS = [
  { type: 'lineup', set: 1, team: 'team2', players: [11, 12] },
  { type: 'lineup', set: 1, team: 'team1', players: [1, 2] },
  { type: 'lineup', set: 1, team: 'team1', players: [2, 1] },
];

test('a log is read as an exam asks for it: the last line-ups, the serve of the toss, each exchange', () => {
  const pairs = [
    { out: 3, in: 8 },
    { out: 4, in: 9 },
  ];
  const events = logged(
    { type: 'toss', firstServe: 'team2' },
    ...LINEUPS,
    { type: 'set-start', set: 1 },
    { type: 'timeout', team: 'team2' },
    { type: 'substitution', team: 'team2', pairs },
    { type: 'remark', text: 'Hot.' },
    { type: 'rally', winner: 'team1', no: 1 },
  );
  const entries = [
    { kind: 'serve', team: 'team2' },
    TIMEOUT,
    CHANGE,
    { ...CHANGE, out: 4, in: 9 },
    rally('team1'),
  ];
  expect(itemsOf(events, SHORT)).toEqual(entries);
  expect(itemsOf(events, { ...SHORT, lineups: { team1: [], team2: [] } })).toEqual([
    { kind: 'lineup', team: 'team1', players: [2, 1] },
    { kind: 'lineup', team: 'team2', players: [11, 12] },
    ...entries,
  ]);
});

test('line-ups of one set are not those of the next', () => {
  const starts = [1, 2].map((set) => ({ type: 'set-start', set, firstServe: 'team1' }));
  const read = itemsOf(logged(...LINEUPS, ...starts), {
    ...SHORT,
    lineups: { team1: [], team2: [] },
  });
  expect(read.map(({ kind }) => kind)).toEqual(['lineup', 'lineup', 'serve', 'serve']);
});

test('the time-outs of a set are no line-ups of the next', () => {
  const start = { type: 'set-start', set: 2, firstServe: 'team1' };
  const events = logged({ type: 'timeout', team: 'team2' }, start);
  expect(itemsOf(events, { ...SHORT, lineups: { team1: [], team2: [] } })).toEqual([
    TIMEOUT,
    { kind: 'serve', team: 'team1' },
  ]);
});

test('the serve at the start of a set counts before the toss, and a serve that is not in the log is no question', () => {
  const start = { type: 'set-start', set: 1, firstServe: 'team1' };
  const toss = { type: 'toss', firstServe: 'team2' };
  expect(itemsOf(logged(toss, start), SHORT)).toEqual([{ kind: 'serve', team: 'team1' }]);
  expect(itemsOf(logged({ type: 'set-start', set: 1 }), SHORT)).toEqual([]);
});

/** The grade of an exam without mistakes, for the entries of a table. */
function grade(play: string, events: object[], lineups?: Exam['lineups']) {
  const exam = { ...SHORT, play, mistakes: [], ...(lineups ? { lineups } : {}) };
  const before = lineups ? LINEUPS.slice(0, 2) : [];
  const start = { type: 'set-start', set: 1, firstServe: 'team1' };
  return gradeExam(exam, logged(...before, start, ...events));
}
const entry = (team: 'team1' | 'team2', no: number) => ({ type: 'rally', winner: team, no });

test('nineteen of twenty entries with the right score pass, eighteen of nineteen do not', () => {
  const rallies = Array.from({ length: 18 }, (_, at) => entry('team1', at + 1));
  const play = (count: number) => `${'1 '.repeat(count)}t2`;
  expect(grade(play(18), rallies)).toMatchObject({
    right: 19,
    total: 20,
    percent: 95,
    passed: true,
  });
  expect(grade(play(17), rallies.slice(1))).toMatchObject({ percent: 94, passed: false });
});

test('an entry of another player is one that is missing and one too many, at its score', () => {
  const wrong = { type: 'substitution', team: 'team2', pairs: [{ out: 3, in: 9 }] };
  const { faults, right } = grade('1 s2:3>8 2', [entry('team1', 1), wrong, entry('team2', 2)]);
  expect(right).toBe(3);
  expect(faults).toEqual([
    { kind: 'missing', item: CHANGE, score: [1, 0] },
    { kind: 'extra', item: { ...CHANGE, in: 9 }, score: [1, 0] },
  ]);
});

test('a line-up in another order is a fault, and so is the time-out of the other team', () => {
  const right = { team1: [1, 2], team2: [11, 12] };
  const timeout = { type: 'timeout', team: 'team1' };
  expect(grade('1', [entry('team1', 1)], right).faults).toEqual([]);
  const kinds = (lineups: Exam['lineups'], play: string) =>
    grade(play, [timeout, entry('team1', 1)], lineups).faults.map(({ kind, item }) => [
      kind,
      item.kind,
      item.team,
    ]);
  expect(kinds({ ...right, team1: [2, 1] }, 't1 1')).toEqual([
    ['missing', 'lineup', 'team1'],
    ['extra', 'lineup', 'team1'],
  ]);
  expect(kinds(right, 't2 1')).toEqual([
    ['missing', 'timeout', 'team2'],
    ['extra', 'timeout', 'team1'],
  ]);
});

test('an entry made twice is one too many, and at most fifty faults are listed', () => {
  const rallies = [entry('team1', 1), entry('team1', 2)];
  expect(grade('1 t2', [...rallies, { type: 'timeout', team: 'team2' }]).faults).toEqual([
    { kind: 'extra', item: rally('team1'), score: [1, 0] },
  ]);
  const none = grade('1 '.repeat(60).trim(), []);
  expect([none.right, none.percent, none.faults.length]).toEqual([1, 1, 50]);
});

test('entries after the end of what happened are too many', () => {
  const rallies = [entry('team1', 1), entry('team1', 2), entry('team2', 3)];
  const { faults, right } = grade('1', rallies);
  expect(right).toBe(2);
  expect(faults).toEqual([
    { kind: 'extra', item: rally('team1'), score: [1, 0] },
    { kind: 'extra', item: rally('team2'), score: [2, 0] },
  ]);
});

test.each(['team1', 'team2'] as const)('with another score of %s alone nobody passes', (team) => {
  const winners = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 'team1' : 'team2'));
  const play = winners.map((winner) => winner.at(-1)).join(' ');
  const entered = winners.map((winner, at) => entry(winner as 'team1', at + 1));
  expect(grade(play, entered)).toMatchObject({ percent: 100, passed: true });
  const forgotten = entered.toSpliced(team === 'team1' ? 38 : 39, 1);
  expect(grade(play, forgotten)).toMatchObject({ right: 40, percent: 97, passed: false });
});
