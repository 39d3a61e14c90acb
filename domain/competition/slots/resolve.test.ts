import { expect, test } from 'vitest';
import { resolveSlots, type SlottedMatch } from './resolve.ts';
import type { Slot } from './slot.ts';

const nothing = { outcomes: {}, tables: {} };

function match(id: string, sources: [Slot, Slot], rest: Partial<SlottedMatch> = {}): SlottedMatch {
  return { id, sources, teams: [undefined, undefined], started: false, ...rest };
}

function place1(group: string): Slot {
  return { kind: 'place', group, place: 1 };
}

const semi = match('SF1', [
  { kind: 'place', group: 'A', place: 1 },
  { kind: 'place', group: 'B', place: 2 },
]);
const final = match('F', [
  { kind: 'winner', of: 'SF1' },
  { kind: 'winner', of: 'SF2' },
]);
const third = match('P3', [
  { kind: 'loser', of: 'SF2' },
  { kind: 'loser', of: 'SF1' },
]);

test('unresolved sources change no slot', () => {
  expect(resolveSlots([semi, final, third], nothing)).toEqual({ changes: [], findings: [] });
});

test('a slot that names its team fills at once and stays', () => {
  const sources: [Slot, Slot] = [{ kind: 'team', team: 'x' }, best(1)];
  expect(resolveSlots([match('QF1', sources)], nothing).changes).toEqual([
    { id: 'QF1', side: 1, team: 'x' },
  ]);
  const filled = match('QF1', sources, { teams: ['x', undefined] });
  expect(resolveSlots([filled], nothing)).toEqual({ changes: [], findings: [] });
});

test('a finished group fills its place, the other side waits', () => {
  expect(resolveSlots([semi], { outcomes: {}, tables: { A: ['x', 'y'] } })).toEqual({
    changes: [{ id: 'SF1', side: 1, team: 'x' }],
    findings: [],
  });
  expect(resolveSlots([semi], { outcomes: {}, tables: { B: ['x', 'y'] } }).changes).toEqual([
    { id: 'SF1', side: 2, team: 'y' },
  ]);
});

test('winners go to the final and losers to the match for the third place', () => {
  const outcomes = { SF1: { winner: 'x', loser: 'y' }, SF2: { winner: 'v', loser: 'w' } };
  expect(resolveSlots([final, third], { outcomes, tables: {} }).changes).toEqual([
    { id: 'F', side: 1, team: 'x' },
    { id: 'F', side: 2, team: 'v' },
    { id: 'P3', side: 1, team: 'w' },
    { id: 'P3', side: 2, team: 'y' },
  ]);
});

test('a slot that is already resolved is not changed again', () => {
  const standing = { ...semi, teams: ['x', undefined] as const };
  expect(resolveSlots([standing], { outcomes: {}, tables: { A: ['x'] } }).changes).toEqual([]);
});

test('a corrected table moves the team while the match has not started', () => {
  const standing = { ...semi, teams: ['x', 'z'] as const };
  expect(
    resolveSlots([standing], { outcomes: {}, tables: { A: ['y', 'x'], B: ['w', 'z'] } }),
  ).toEqual({ changes: [{ id: 'SF1', side: 1, team: 'y' }], findings: [] });
});

test('a result taken back empties the slot if the match has not started', () => {
  const standing = { ...final, teams: ['x', undefined] as const };
  expect(resolveSlots([standing], nothing).changes).toEqual([
    { id: 'F', side: 1, team: undefined },
  ]);
});

test('a started match keeps its teams, and the change is a finding', () => {
  const playing = { ...semi, teams: ['x', 'z'] as const, started: true };
  const known = { outcomes: {}, tables: { A: ['y', 'x'], B: ['w', 'z'] } };
  expect(resolveSlots([playing], known)).toEqual({
    changes: [],
    findings: [{ code: 'SOURCE_CHANGED_AFTER_START', id: 'SF1', side: 1, was: 'x', now: 'y' }],
  });
  expect(resolveSlots([playing], nothing).findings).toEqual([
    { code: 'SOURCE_CHANGED_AFTER_START', id: 'SF1', side: 1, was: 'x', now: undefined },
    { code: 'SOURCE_CHANGED_AFTER_START', id: 'SF1', side: 2, was: 'z', now: undefined },
  ]);
});

test('a team in two slots of one match is a finding, and neither side is filled', () => {
  const tables = { A: ['x'], B: ['y', 'x'] };
  expect(resolveSlots([semi], { outcomes: {}, tables })).toEqual({
    changes: [],
    findings: [{ code: 'TEAM_MEETS_ITSELF', id: 'SF1', team: 'x' }],
  });
});

test('a team in two matches of one round is a finding, in two rounds it is not', () => {
  const place = (group: string, at: number): Slot => ({ kind: 'place', group, place: at });
  const tables = { A: ['x', 'y'], B: ['z', 'x'] };
  const quarters = (rounds: [number?, number?]) => [
    match('QF1', [place('A', 1), place('B', 1)], { round: rounds[0] }),
    match('QF2', [place('A', 2), place('B', 2)], { round: rounds[1] }),
  ];
  const { changes, findings } = resolveSlots(quarters([4, 4]), { outcomes: {}, tables });
  expect(changes).toHaveLength(4);
  expect(findings).toEqual([{ code: 'TEAM_IN_TWO_SLOTS', ids: ['QF1', 'QF2'], team: 'x' }]);
  expect(resolveSlots(quarters([4, 5]), { outcomes: {}, tables }).findings).toEqual([]);
  expect(resolveSlots(quarters([]), { outcomes: {}, tables }).findings).toEqual([]);
  expect(resolveSlots(quarters([4, 4]), nothing).findings).toEqual([]);
});

test('a started match counts with its actual teams, not its sources', () => {
  const started = match('QF1', [place1('A'), place1('B')], {
    teams: ['w', 'z'],
    started: true,
    round: 4,
  });
  const other = match('QF2', [place1('C'), place1('D')], { round: 4 });
  const tables = { A: ['x'], B: ['z'], C: ['x'], D: ['w'] };
  const codes = resolveSlots([started, other], { outcomes: {}, tables }).findings.map((finding) =>
    finding.code === 'TEAM_IN_TWO_SLOTS' ? finding.team : finding.code,
  );
  expect(codes).toEqual(['SOURCE_CHANGED_AFTER_START', 'w']);
});

test('a rematch in the final is a match like any other', () => {
  const outcomes = { SF1: { winner: 'a1', loser: 'b2' }, SF2: { winner: 'a2', loser: 'b1' } };
  const { changes, findings } = resolveSlots([final], {
    outcomes,
    tables: { A: ['a1', 'a2'], B: ['b1', 'b2'] },
  });
  expect(changes.map(({ team }) => team)).toEqual(['a1', 'a2']);
  expect(findings).toEqual([]);
});

function best(nth: number, avoid?: string, place = 3): Slot {
  return { kind: 'best-placed', place, among: ['A', 'B', 'C'], nth, avoid };
}

test('best thirds are placed in their match', () => {
  const quarter = match('QF1', [{ kind: 'place', group: 'A', place: 1 }, best(1, 'A')]);
  const second = match('QF2', [{ kind: 'place', group: 'B', place: 1 }, best(2, 'B')]);
  const known = {
    outcomes: {},
    tables: {},
    best: {
      3: [
        { team: 'a3', group: 'A' },
        { team: 'c3', group: 'C' },
      ],
    },
  };
  expect(resolveSlots([quarter, second], known).changes).toEqual([
    { id: 'QF1', side: 2, team: 'c3' },
    { id: 'QF2', side: 2, team: 'a3' },
  ]);
});
