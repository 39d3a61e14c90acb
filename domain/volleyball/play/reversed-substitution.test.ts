import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions, scoreline } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;
const sub = (out: number, entering: number) =>
  ({ type: 'substitution', team: 'team1', pairs: [{ out, in: entering }] }) as const;
const fault = (out: number, entering: number, cancelled?: number) =>
  ({
    type: 'rotation-fault',
    team: 'team1',
    cancelled,
    reversed: [{ out, in: entering }],
  }) as const;

test('an illegal substitution found late is taken back with its count and the points since', () => {
  const table = livePositions(indoor);
  table.must(sub(3, 8));
  table.rallies('121');
  table.must(fault(3, 8, 2));
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['0:2', 'team2']);
  const court = table.log.state.sets[0]!.team1.court!;
  // Rotated once since; number 3 stands where number 8 stood.
  expect(court).toMatchObject({ positions: [2, 3, 4, 5, 6, 1], substitutions: 0, pairs: [] });
  table.must(sub(4, 8));
});

test('several pairs are taken back together, the last first', () => {
  const table = livePositions(indoor);
  const pairs = [
    { out: 1, in: 8 },
    { out: 2, in: 9 },
  ];
  table.must({ type: 'substitution', team: 'team1', pairs });
  table.rallies('1');
  table.must({ type: 'rotation-fault', team: 'team1', reversed: pairs });
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({
    positions: [1, 2, 3, 4, 5, 6],
    substitutions: 0,
    pairs: [],
  });
});

test('an illegal return opens the pair again, and other pairs stay', () => {
  const table = livePositions(indoor);
  table.must({
    ...sub(3, 8),
    pairs: [
      { out: 3, in: 8 },
      { out: 4, in: 9 },
    ],
  });
  table.rallies('1');
  table.must(sub(8, 3));
  table.rallies('1');
  table.must(fault(8, 3));
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({
    positions: [1, 2, 8, 9, 5, 6],
    substitutions: 2,
    pairs: [
      { starter: 3, substitute: 8, closed: false },
      { starter: 4, substitute: 9, closed: false },
    ],
  });
});

test('a second illegal entry leaves the closed pair as it was', () => {
  const table = livePositions(indoor);
  table.must(sub(3, 8));
  table.rallies('1');
  table.must(sub(8, 3));
  table.rallies('1');
  table.must({ ...sub(3, 8), override: 'Nobody noticed.' });
  table.rallies('1');
  table.must(fault(3, 8));
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({
    substitutions: 2,
    pairs: [{ starter: 3, substitute: 8, closed: true }],
  });
  table.must({ ...sub(4, 8), override: 'Nor this.' });
  table.rallies('2');
  table.must(fault(4, 8));
  expect(table.log.state.sets[0]!.team1.court!.pairs).toEqual([
    { starter: 3, substitute: 8, closed: true },
  ]);
});

test("an illegal substitute's place may be a libero's for the moment", () => {
  const table = livePositions(indoor, 'team2');
  table.must(sub(6, 8), { type: 'libero', team: 'team1', action: 'in', libero: 7, player: 8 });
  table.rallies('2');
  table.must(fault(6, 8));
  expect(table.log.state.sets[0]!.team1.court).toMatchObject({
    positions: [1, 2, 3, 4, 5, 7],
    libero: { libero: 7, replaced: 6 },
    substitutions: 0,
  });
  const waiting = livePositions(indoor, 'team2');
  waiting.must(sub(6, 8), { type: 'libero', team: 'team1', action: 'in', libero: 7, player: 5 });
  expect(waiting.send(fault(5, 8))).toBe('IN_ALREADY_ON_COURT');
});

test('an exceptional substitution taken back lets the player play on', () => {
  const table = livePositions(indoor);
  table.must({ ...sub(3, 8), kind: 'exceptional' }, { ...sub(4, 9), kind: 'exceptional' });
  table.rallies('1');
  table.must(fault(3, 8));
  expect(table.log.state.team1.replacedOut).toEqual([4]);
  const court = table.log.state.sets[0]!.team1.court!;
  expect([court.exceptional, court.substitutions, court.positions[2]]).toEqual([1, 0, 3]);
});

test('only the substitute leaves, and only the replaced player returns', () => {
  const table = livePositions(indoor);
  expect(table.send(fault(9, 8))).toBe('OUT_NOT_ON_COURT');
  expect(table.refused?.field).toBe('reversed');
  expect(table.send(fault(1, 2))).toBe('IN_ALREADY_ON_COURT');
  expect(table.send(fault(8, 2))).toBe('NOTHING_TO_CHANGE');
  expect(liveMatch(indoor).send(fault(3, 8))).toBe('LINEUP_MISSING');
  expect(scoreline(table.log)).toBe('0:0');
});

test('a team loses the points won with a player who is not on the team list', () => {
  const table = livePositions(indoor);
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-result', set: 1, team1Score: 0, team2Score: 25 });
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' });
  table.rallies('112');
  // All points of the running set, without one for the opponent.
  table.must({ type: 'award', kind: 'point', team: 'team1', points: -2, reason: 'Rule 7.3.5.4' });
  expect(scoreline(table.log)).toBe('0:25 0:1');
  expect(table.log.state.team2Wins).toBe(1);
});

test('youth: of several substitutes in one place only the reversed one is forgotten', () => {
  const table = livePositions(PRESETS.youth);
  const changes = [
    [1, 8],
    [8, 1],
    [1, 9],
    [9, 1],
  ] as const;
  for (const [out, entering] of changes) {
    table.must(sub(out, entering));
    table.rallies('1');
  }
  table.must(fault(9, 1));
  expect(table.log.state.sets[0]!.team1.court!.pairs).toEqual([
    { starter: 1, substitute: 8, closed: true },
    { starter: 1, substitute: 9, closed: false },
  ]);
  table.must(sub(9, 10));
  table.rallies('1');
  table.must(fault(9, 10));
  expect(table.log.state.sets[0]!.team1.court!.pairs.map((pair) => pair.substitute)).toEqual([
    8, 9,
  ]);
});
