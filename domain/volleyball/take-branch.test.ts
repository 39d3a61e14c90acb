import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchEvent } from './events.ts';
import { appendEvent, emptyLog, foldLog, type MatchLog } from './match-log.ts';
import { PRESETS } from './presets.ts';
import type { Side } from './side.ts';
import { standingEvents } from './standing-events.ts';
import { takeBranch } from './take-branch.ts';

const rules = PRESETS.indoor;
const opening: MatchEvent[] = [
  { id: 'start', at: 0, type: 'start' },
  { id: 'set1', at: 1, type: 'set-start', set: 1, firstServe: 'team1' },
];

function rally(no: number, winner: Side, id: string): MatchEvent {
  return { id, at: no, type: 'rally', no, winner };
}

function counter(): () => string {
  let count = 0;
  return () => `new-${count++}`;
}

function scoreOf({ state }: MatchLog): string {
  return state.sets.map((set) => `${set.team1Score}-${set.team2Score}`).join(' ');
}

test('entries after the common ones are voided, and the branch takes their place', () => {
  const log = foldLog(rules, [...opening, rally(1, 'team2', 's1'), rally(2, 'team2', 's2')]);
  const branch = [rally(1, 'team1', 'b1')];
  const taken = takeBranch(log, 2, branch, counter(), 9);
  if (!taken.ok) throw new Error(taken.detail);
  expect(scoreOf(taken.log)).toBe('1-0');
  expect(taken.appended).toEqual([
    { id: 'new-0', at: 9, type: 'void', target: 's2', also: ['s1'] },
    rally(1, 'team1', 'b1'),
  ]);
});

test('an entry that had arrived already gets a new id in its new place', () => {
  const log = foldLog(rules, [
    ...opening,
    rally(1, 'team2', 'other'),
    rally(2, 'team1', 'own-1'),
    { id: 'fixed', at: 4, type: 'correct', target: 'own-1', winner: 'team2' },
  ]);
  const branch: MatchEvent[] = [
    rally(1, 'team1', 'own-1'),
    { id: 'own-2', at: 5, type: 'correct', target: 'own-1', reason: 'ace' },
  ];
  const taken = takeBranch(log, 2, branch, counter(), 9);
  if (!taken.ok) throw new Error(taken.detail);
  expect(scoreOf(taken.log)).toBe('1-0');
  expect(taken.appended.slice(1)).toMatchObject([
    { id: 'new-1', type: 'rally', no: 1 },
    { id: 'own-2', target: 'new-1' },
  ]);
});

test('a branch that voided a common entry voids it again', () => {
  const shared = [...opening, rally(1, 'team1', 'c1'), rally(2, 'team1', 'c2')];
  const log = foldLog(rules, [...shared, rally(3, 'team2', 's3')]);
  const branch: MatchEvent[] = [
    { id: 'b1', at: 5, type: 'void', target: 'c1' },
    rally(2, 'team2', 'b2'),
  ];
  const taken = takeBranch(log, 4, branch, counter(), 9);
  if (!taken.ok) throw new Error(taken.detail);
  expect(scoreOf(taken.log)).toBe('1-1');
});

test('a branch against the rules is refused with the entry at fault', () => {
  const log = foldLog(rules, [...opening, rally(1, 'team2', 's1')]);
  const branch: MatchEvent[] = [
    rally(1, 'team1', 'b1'),
    { id: 'b2', at: 3, type: 'set-start', set: 2 },
  ];
  expect(takeBranch(log, 2, branch, counter(), 9)).toMatchObject({
    ok: false,
    event: { id: 'b2' },
  });
});

test('hundreds of entries are voided one by one', () => {
  const points = Array.from({ length: 120 }, (_, index) =>
    rally(index + 1, index % 2 === 0 ? 'team1' : 'team2', `s${index}`),
  );
  const log = foldLog({ ...rules, target: 99 }, [...opening, ...points]);
  const taken = takeBranch(log, 2, [rally(1, 'team1', 'b1')], counter(), 9);
  if (!taken.ok) throw new Error(taken.detail);
  expect(taken.appended.filter(({ type }) => type === 'void')).toHaveLength(3);
  expect(scoreOf(taken.log)).toBe('1-0');
});

type Move = { kind: 'point'; winner: Side } | { kind: 'timeout'; team: Side } | { kind: 'undo' };
const side = fc.constantFrom<Side>('team1', 'team2');
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: side.map((winner) => ({ kind: 'point', winner }) as const) },
  { weight: 1, arbitrary: side.map((team) => ({ kind: 'timeout', team }) as const) },
  { weight: 2, arbitrary: fc.constant({ kind: 'undo' } as const) },
);

/** Plays on as far as the rules take it. */
function playOn(log: MatchLog, moves: readonly Move[], name: string): MatchLog {
  return moves.reduce((current, move, index) => {
    const step = appendEvent(current, eventOf(current, move, `${name}${index}`));
    return step.ok ? step.log : current;
  }, log);
}

function eventOf(log: MatchLog, move: Move, id: string): MatchEvent {
  const set = log.state.sets.at(-1);
  if (move.kind === 'timeout') return { id, at: 0, type: 'timeout', team: move.team };
  const last = standingEvents(log.events).at(-1);
  if (move.kind === 'undo' && last) return { id, at: 0, type: 'void', target: last.id };
  if (set === undefined) {
    return log.state.status === 'Live'
      ? { id, at: 0, type: 'set-start', set: 1 }
      : { id, at: 0, type: 'start' };
  }
  if (set.over) return { id, at: 0, type: 'set-start', set: set.set + 1 };
  const winner = move.kind === 'point' ? move.winner : 'team1';
  return rally(set.rallies + 1, winner, id);
}

test('the match has the state of the device afterwards and can go on', () => {
  const moves = fc.array(move, { maxLength: 60 });
  fc.assert(
    fc.property(moves, moves, moves, (before, elsewhere, own) => {
      const common = playOn(emptyLog(rules), before, 'c');
      const server = playOn(common, elsewhere, 's');
      const device = playOn(common, own, 'b');
      const branch = device.events.slice(common.events.length);
      const taken = takeBranch(server, common.events.length, branch, counter(), 0);
      if (!taken.ok) throw new Error(`${taken.refusal}: ${taken.detail}`);
      const bare = ({ state }: MatchLog) =>
        state.sets.map(({ team1Score, team2Score, rallies, winner }) => [
          team1Score,
          team2Score,
          rallies,
          winner,
        ]);
      expect(bare(taken.log)).toEqual(bare(device));
      expect(taken.log.state.status).toBe(device.state.status);
      expect(taken.log.events.slice(0, server.events.length)).toEqual(server.events);
    }),
  );
});

test('a rally put in by the branch goes before the new name of the rally it preceded', () => {
  const log = foldLog(rules, [...opening, rally(1, 'team2', 'other'), rally(2, 'team1', 'own')]);
  const branch: MatchEvent[] = [
    rally(1, 'team1', 'own'),
    { id: 'forgotten', at: 5, type: 'insert', before: 'own', winner: 'team2' },
  ];
  const taken = takeBranch(log, 2, branch, counter(), 9);
  if (!taken.ok) throw new Error(taken.detail);
  expect(taken.log.state.sets[0]!.points.map(({ winner }) => winner)).toEqual(['team2', 'team1']);
});

test('a branch that continues beyond the end of a set is refused at its rally', () => {
  const log = foldLog({ ...rules, target: 2 }, [...opening, rally(1, 'team1', 's1')]);
  const branch = [rally(1, 'team2', 'b1'), rally(2, 'team2', 'b2'), rally(3, 'team2', 'b3')];
  expect(takeBranch(log, 2, branch, counter(), 9)).toMatchObject({
    refusal: 'NO_ACTIVE_SET',
    event: { id: 'b3' },
  });
});

test('a branch cannot replace an official scoresheet', () => {
  const log = foldLog(rules, [
    ...opening,
    rally(1, 'team1', 's1'),
    { id: 'end', at: 5, type: 'end' },
    { id: 'final', at: 6, type: 'finalise' },
  ]);
  const taken = takeBranch(log, 2, [rally(1, 'team2', 'b1')], counter(), 9);
  expect(taken).toMatchObject({ ok: false, refusal: 'FINALISED' });
});

test('a branch with a correction takes out and corrects the same entries under their new names', () => {
  const lineup = (players: number[]) =>
    ({ type: 'lineup', set: 1, team: 'team1', players }) as const;
  const change = (out: number, into: number) =>
    ({ type: 'substitution', team: 'team1', pairs: [{ out, in: into }] }) as const;
  const shared: MatchEvent[] = [
    { id: 'start', at: 0, type: 'start' },
    { id: 'slip', at: 1, ...lineup([1, 2, 3, 4, 5, 6]) },
    { id: 'set1', at: 2, type: 'set-start', set: 1, firstServe: 'team1' },
  ];
  const other = { id: 'slip2', at: 1, ...lineup([11, 12, 13, 14, 15, 16]), team: 'team2' } as const;
  const played: MatchEvent[] = [
    ...shared.toSpliced(2, 0, other),
    rally(1, 'team1', 'r1'),
    { id: 'change', at: 4, ...change(6, 8) },
    { id: 'note', at: 4, type: 'remark', text: 'Wrong shirt' },
  ];
  const branch: MatchEvent[] = [
    {
      id: 'fixed',
      at: 5,
      type: 'correct',
      target: 'slip',
      entry: lineup([1, 2, 3, 4, 5, 9]),
      with: [{ target: 'change', entry: change(9, 8) }],
      also: ['note'],
    },
    { id: 'pause', at: 5, type: 'insert', before: 'r1', entry: { type: 'timeout', team: 'team1' } },
  ];
  const log = foldLog(rules, [...played, rally(2, 'team2', 's2')]);
  const taken = takeBranch(log, played.length, branch, counter(), 9);
  if (!taken.ok) throw new Error(taken.detail);
  expect(taken.log.state).toMatchObject({ notes: [], sets: [{ team1: { timeouts: 1 } }] });
  expect(taken.log.state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4, 5, 8]);
  const complete = foldLog(rules, [...played, ...branch]);
  const again = takeBranch(complete, played.length, [], counter(), 9);
  expect(again.ok && again.log.state).toEqual(foldLog(rules, played).state);
});
