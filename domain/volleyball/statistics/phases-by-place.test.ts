import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';
import { phasesByRotation, phasesBySetter } from './phases-by-place.ts';

const indoor = PRESETS.indoor;
const NONE = { won: 0, of: 0 };

test('the phases of each rotation follow the side-outs of the team', () => {
  const table = liveMatch(indoor);
  // team1 serves: one point, loses one; then side-out, two points, loses one.
  table.rallies('12112');
  const team1 = phasesByRotation(table.log, 'team1')!;
  expect(team1.length).toBe(6);
  expect(team1[0]).toEqual({
    place: 1,
    breakPoint: { won: 1, of: 2 },
    sideOut: { won: 1, of: 1 },
  });
  expect(team1[1]).toEqual({ place: 2, breakPoint: { won: 1, of: 2 }, sideOut: NONE });
  const team2 = phasesByRotation(table.log, 'team2')!;
  expect(team2[0]).toEqual({ place: 1, breakPoint: NONE, sideOut: { won: 1, of: 2 } });
  expect(team2[1]).toEqual({
    place: 2,
    breakPoint: { won: 0, of: 1 },
    sideOut: { won: 1, of: 2 },
  });
});

test('a penalty turns the rotation and counts as no rally', () => {
  const table = liveMatch(indoor);
  table.rallies('2');
  table.must({ type: 'sanction', team: 'team2', person: 11, grade: 'penalty' });
  table.rallies('1');
  const team1 = phasesByRotation(table.log, 'team1')!;
  expect(team1[0]).toEqual({ place: 1, breakPoint: { won: 0, of: 1 }, sideOut: NONE });
  expect(team1[1]).toEqual({ place: 2, breakPoint: { won: 1, of: 1 }, sideOut: NONE });
});

test('a rally that was cancelled counts in no rotation', () => {
  const table = liveMatch(indoor);
  table.rallies('111');
  table.must({ type: 'rotation-fault', team: 'team1', cancelled: 2 });
  expect(phasesByRotation(table.log, 'team1')![0]!.breakPoint).toEqual({ won: 1, of: 1 });
});

test('in beach the first serve of the receiver is its first player', () => {
  const table = liveMatch(PRESETS.beach);
  table.rallies('2212');
  const [first, second] = phasesByRotation(table.log, 'team2')!;
  expect([first!.sideOut, first!.breakPoint]).toEqual([
    { won: 2, of: 2 },
    { won: 1, of: 2 },
  ]);
  expect([second!.sideOut, second!.breakPoint]).toEqual([NONE, NONE]);
});

test('in beach the side that serves first turns with its first side-out', () => {
  const table = liveMatch(PRESETS.beach);
  table.rallies('2112');
  const [first, second] = phasesByRotation(table.log, 'team1')!;
  expect([first!.sideOut, first!.breakPoint]).toEqual([
    { won: 1, of: 1 },
    { won: 0, of: 1 },
  ]);
  expect([second!.sideOut, second!.breakPoint]).toEqual([NONE, { won: 1, of: 2 }]);
});

test('after a gap, or without a first serve, rotations are not counted', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(phasesByRotation(table.log, 'team1')).toBe(null);
  table.rallies('11');
  expect(phasesByRotation(table.log, 'team1')).toBe(null);
  const gap = liveMatch(indoor);
  gap.must({ type: 'set-score', set: 1, team1Score: 2, team2Score: 2, serving: 'team1' });
  gap.rallies('1');
  expect(phasesByRotation(gap.log, 'team1')).toBe(null);
  const late = liveMatch(indoor);
  late.rallies('1');
  late.must({ type: 'set-score', set: 1, team1Score: 3, team2Score: 2, serving: 'team1' });
  late.rallies('2');
  expect(phasesByRotation(late.log, 'team1')![0]!.breakPoint).toEqual({ won: 1, of: 1 });
});

test('the phases by the position of the setter are those of rallies that name it', () => {
  const table = liveMatch(indoor);
  const rally = (winner: 'team1' | 'team2', setters: { team1?: number; team2?: number }) =>
    table.must({ type: 'rally', winner, setters });
  rally('team1', { team1: 5, team2: 2 });
  rally('team2', { team1: 5, team2: 2 });
  rally('team1', { team1: 5 });
  table.rallies('1');
  const team1 = phasesBySetter(table.log, 'team1')!;
  expect(team1[4]).toEqual({
    place: 5,
    breakPoint: { won: 1, of: 2 },
    sideOut: { won: 1, of: 1 },
  });
  expect(team1.filter(({ sideOut, breakPoint }) => sideOut.of + breakPoint.of > 0).length).toBe(1);
  expect(phasesBySetter(table.log, 'team2')![1]).toEqual({
    place: 2,
    breakPoint: NONE,
    sideOut: { won: 1, of: 2 },
  });
});

test('no setter is known where nobody wrote one down', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  expect(phasesBySetter(table.log, 'team1')).toBe(null);
  const unserved = scorer(indoor);
  unserved.must({ type: 'start' }, { type: 'set-start', set: 1 });
  unserved.must({ type: 'rally', winner: 'team1', setters: { team1: 1 } });
  expect(phasesBySetter(unserved.log, 'team1')).toBe(null);
});
