import { expect, test } from 'vitest';
import { INITIAL_STATE } from '../match-state.ts';
import { PRESETS } from '../presets.ts';
import {
  lineups,
  liveMatch,
  livePositions,
  scoreline,
  scorer,
  winnersTo,
} from '../testing/record-match.ts';
import { scorePoint } from './score-point.ts';

const indoor = PRESETS.indoor;

test('six side-outs complete a rotation', () => {
  const table = livePositions(indoor);
  table.rallies('21'.repeat(6));
  const { team1, team2 } = table.log.state.sets[0]!;
  expect(team1.court!.positions).toEqual([1, 2, 3, 4, 5, 6]);
  expect(team2.court!.positions).toEqual([11, 12, 13, 14, 15, 16]);
});

test('four players on court rotate alike, three players on snow serve in order', () => {
  const park = livePositions(PRESETS.park);
  park.rallies('21212121');
  expect(park.log.state.sets[0]!.team1.court!.positions).toEqual([1, 2, 3, 4]);
  const snow = livePositions(PRESETS.snow);
  const servers = [...'212121'].map((winner) => {
    snow.rallies(winner);
    return snow.log.state.server;
  });
  expect(servers).toEqual([11, 2, 12, 3, 13, 1]);
});

test('the order of service may be another one in the next set', () => {
  const table = livePositions(PRESETS.beach);
  table.rallies('1'.repeat(21));
  table.must({ type: 'lineup', set: 2, team: 'team1', players: [2, 1] });
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' });
  expect(table.log.state.server).toBe(2);
});

function decider(left: 'team1' | 'nobody knows' = 'team1') {
  const table = scorer(PRESETS['single-set-15']);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, ...(left === 'team1' && { left }) });
  return table;
}

test('teams change sides once when the leader reaches 8', () => {
  const table = decider();
  table.rallies(winnersTo(7, 7));
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team1', false]);
  table.rallies('2');
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team2', true]);
  table.rallies('1');
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team2', false]);
  expect(table.log.state.sets[0]!.sideChanges).toBe(1);
});

test('undoing the eighth point and playing it again changes the sides back and again', () => {
  const table = decider();
  table.rallies('11111111');
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team1', false]);
  table.rallies('1');
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team2', true]);
});

test('an award or a running score beyond 8 changes the sides too', () => {
  const table = decider();
  table.rallies('1111111');
  table.must({ type: 'award', kind: 'point', team: 'team1', points: 2 });
  expect([scoreline(table.log), table.log.state.left]).toEqual(['9:0', 'team2']);
  const gap = decider();
  gap.must({ type: 'set-score', set: 1, team1Score: 10, team2Score: 9 });
  expect([gap.log.state.left, gap.log.state.sideChange]).toEqual(['team2', true]);
});

test('a change of sides is prompted even if the sides are unknown', () => {
  const table = decider('nobody knows');
  table.rallies('11111111');
  expect([table.log.state.left, table.log.state.sideChange]).toEqual([null, true]);
});

test('a jump over two beach switches leaves the sides as they were', () => {
  const table = scorer(PRESETS.beach);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, left: 'team1' });
  table.must({ type: 'set-score', set: 1, team1Score: 8, team2Score: 7 });
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team1', false]);
  table.must({ type: 'set-score', set: 1, team1Score: 12, team2Score: 9 });
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team2', true]);
  expect(table.log.state.sets[0]!.sideChanges).toBe(3);
});

test('beach switches at every 5 in the third set; indoor never before the fifth', () => {
  const table = scorer(PRESETS.beach);
  table.must({ type: 'start' });
  table.must({ type: 'set-result', set: 1, team1Score: 21, team2Score: 10 });
  table.must({ type: 'set-result', set: 2, team1Score: 10, team2Score: 21 });
  table.must({ type: 'set-start', set: 3 });
  const switches = [...'12121212121'].map((winner) => {
    table.rallies(winner);
    return table.log.state.sideChange;
  });
  expect(switches.flatMap((due, index) => (due ? [index + 1] : []))).toEqual([5, 10]);
  const sets = scorer(indoor);
  sets.must({ type: 'start' }, { type: 'set-start', set: 1, left: 'team1' });
  sets.rallies('1'.repeat(24));
  expect(sets.log.state.sets[0]).toMatchObject({ sideChanges: 0, left: 'team1' });
});

test('snow switches at every 5 of a set to 15, but not at its end', () => {
  const table = scorer(PRESETS.snow);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, left: 'team1' });
  const switches = [...'111111111111111'].map((winner) => {
    table.rallies(winner);
    return table.log.state.sideChange;
  });
  expect(switches.flatMap((due, index) => (due ? [index + 1] : []))).toEqual([5, 10]);
  expect([scoreline(table.log), table.log.state.team1Wins]).toEqual(['15:0', 1]);
});

test('a set without a switch of its own has none', () => {
  const table = scorer(PRESETS['two-sets-of-15']);
  table.must({ type: 'start' });
  table.must({ type: 'set-result', set: 1, team1Score: 15, team2Score: 14 });
  table.must({ type: 'set-result', set: 2, team1Score: 10, team2Score: 15 });
  table.must({ type: 'set-start', set: 3, left: 'team1' });
  table.rallies('121');
  expect([table.log.state.left, table.log.state.sideChange]).toEqual(['team1', false]);
  table.rallies('2');
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['both', 'both']);
  table.rallies('2');
  expect(table.log.state).toMatchObject({ winner: 'team2', sideChange: false });
});

test('a set typed in while it runs begins with its first point', () => {
  const table = livePositions(indoor);
  expect(table.log.state.sets[0]!.startedAt).toBe(table.log.events.at(-1)!.at);
  table.rallies('1');
  const point = table.log.state.sets[0]!.points[0]!;
  expect(point).toMatchObject({ at: table.log.events.at(-1)!.at, served: 'team1', reason: null });
  expect(point.court1!.positions[0]).toBe(1);
});

test('a point between sets throws', () => {
  const point = { id: 'x', at: 0, winner: 'team1' } as const;
  expect(() => scorePoint(indoor, INITIAL_STATE, point, 'rally')).toThrow(
    'set that is being played',
  );
});

test('the side that receives first has its first turn of service to come', () => {
  const table = scorer(PRESETS.snow);
  table.must({ type: 'start' }, ...lineups(PRESETS.snow, 1));
  table.must({ type: 'set-start', set: 1, firstServe: 'team2' });
  table.rallies('1');
  expect(table.log.state.server).toBe(1);
  table.rallies('2');
  expect(table.log.state.server).toBe(12);
});

test('a point with its scorer counts as the level of rallies', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('1');
  expect(table.log.state.detail).toBe('points');
  table.must({ type: 'rally', winner: 'team1', player: 7 });
  expect(table.log.state.detail).toBe('rallies');
});
