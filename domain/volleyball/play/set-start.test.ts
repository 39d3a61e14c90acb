import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { lineups, liveMatch, livePositions, scoreline, scorer } from '../testing/record-match.ts';
import { expectedFirstServe } from './set-start.ts';

const indoor = PRESETS.indoor;

test('sets start in a live match one after the other', () => {
  const table = scorer(indoor);
  expect(table.send({ type: 'set-start', set: 1 })).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'start' });
  expect(table.send({ type: 'set-start', set: 2 })).toBe('SET_MISSING');
  expect(table.refused).toMatchObject({ detail: 'Set 1 comes first.', field: 'set' });
  expect(table.send({ type: 'set-start', set: 0 })).toBe('NO_SUCH_SET');
  expect(table.send({ type: 'set-start', set: 6 })).toBe('NO_SUCH_SET');
  expect(table.send({ type: 'set-start', set: 1.5 })).toBe('NO_SUCH_SET');
  table.must({ type: 'set-start', set: 1, firstServe: 'team2', left: 'team1' });
  expect(table.send({ type: 'set-start', set: 1 })).toBe('SET_RUNNING');
  expect(table.refused).toMatchObject({ detail: 'Set 1 is already being played.', field: 'set' });
  expect(table.send({ type: 'set-start', set: 2 })).toBe('SET_RUNNING');
  expect(table.refused).toMatchObject({ detail: 'Set 1 is not over yet.', field: 'set' });
  const { phase, currentSet, serving, left, detail } = table.log.state;
  expect([phase, currentSet, serving, left, detail]).toEqual(['live', 1, 'team2', 'team1', 'none']);
  table.rallies('1'.repeat(25));
  expect(table.send({ type: 'set-start', set: 1 })).toBe('SET_PLAYED');
});

test('a fourth set after 3-0 is refused', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const set of [1, 2, 3])
    table.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  expect(table.send({ type: 'set-start', set: 4 })).toBe('MATCH_OVER');
  expect(table.send({ type: 'set-start', set: 6 })).toBe('NO_SUCH_SET');
});

test('a dead set is played where the rules allow it, and does not count', () => {
  const table = scorer({ ...PRESETS['indoor-best-of-3'], deadSets: true });
  table.must({ type: 'start' });
  for (const set of [1, 2]) table.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-start', set: 3 });
  table.rallies('2'.repeat(14));
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['team2', null]);
  table.rallies('2');
  expect(table.log.state).toMatchObject({ team1Wins: 2, team2Wins: 0, winner: 'team1' });
  expect(table.send({ type: 'set-start', set: 4 })).toBe('NO_SUCH_SET');
});

test('the winner of the first rally serves next if the first server is unknown', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(table.log.state.serving).toBe(null);
  table.rallies('2');
  expect(table.log.state.serving).toBe('team2');
  expect(table.log.state.sets[0]!.points[0]!.served).toBe(null);
});

test('teams swap ends between sets, but not before the deciding one', () => {
  const table = scorer(PRESETS['indoor-best-of-3']);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, left: 'team1' });
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-start', set: 2 });
  expect(table.log.state.left).toBe('team2');
  table.rallies('2'.repeat(25));
  table.must({ type: 'set-start', set: 3 });
  expect(table.log.state.left).toBe(null);
});

test('beach teams keep their sides between sets; sides chosen by teams are unknown', () => {
  const beach = liveMatch(PRESETS.beach);
  beach.must({ type: 'void', target: beach.log.events[1]!.id });
  beach.must({ type: 'set-start', set: 1, left: 'team1' });
  beach.rallies('1'.repeat(21));
  beach.must({ type: 'set-start', set: 2 });
  // Two changes of ends within the first set: team1 is left again.
  expect(beach.log.state.left).toBe('team1');
  const sides = { ...PRESETS.beach.sides, between: 'choice' as const };
  const choice = scorer({ ...PRESETS.beach, sides });
  choice.must({ type: 'start' }, { type: 'set-start', set: 1, left: 'team1' });
  choice.rallies('1'.repeat(21));
  choice.must({ type: 'set-start', set: 2 });
  expect(choice.log.state.left).toBe(null);
});

test('sets 2 to 4 begin with the side that received first in the set before', () => {
  const table = liveMatch(indoor, 'team1');
  table.rallies('1'.repeat(25));
  expect(expectedFirstServe(indoor, table.log.state)).toBe('team2');
  table.must({ type: 'set-start', set: 2, firstServe: 'team1' });
  expect(table.warnings.map((warning) => warning.code)).toEqual(['FIRST_SERVE_ORDER']);
  table.must({ type: 'void', target: table.log.events.at(-1)!.id });
  table.must({ type: 'set-start', set: 2, firstServe: 'team2' });
  expect(table.warnings).toEqual([]);
  table.must({ type: 'void', target: table.log.events.at(-1)!.id }, { type: 'set-start', set: 2 });
  expect(table.warnings).toEqual([]);
});

test('the first serve of the deciding set, and in beach of every set, is free', () => {
  const table = scorer(PRESETS['indoor-best-of-3']);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, firstServe: 'team1' });
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-start', set: 2, firstServe: 'team2' });
  table.rallies('2'.repeat(25));
  expect(expectedFirstServe(PRESETS['indoor-best-of-3'], table.log.state)).toBe(null);
  const beach = liveMatch(PRESETS.beach);
  beach.rallies('1'.repeat(21));
  expect(expectedFirstServe(PRESETS.beach, beach.log.state)).toBe(null);
  expect(expectedFirstServe(indoor, scorer(indoor).log.state)).toBe(null);
});

test('pending penalties open a set, the one against the serving side first', () => {
  const table = livePositions(indoor);
  table.rallies('1'.repeat(25));
  const red = { type: 'sanction', grade: 'penalty' } as const;
  table.must({ ...red, team: 'team2', person: 11 }, { ...red, team: 'team1', person: 1 });
  expect(table.log.state.pending.length).toBe(2);
  table.must(...lineups(indoor, 2), { type: 'set-start', set: 2, firstServe: 'team1' });
  expect(scoreline(table.log)).toBe('25:0 1:1');
  const points = table.log.state.sets[1]!.points;
  expect(points.map((point) => [point.winner, point.served, point.no])).toEqual([
    ['team2', 'team1', null],
    ['team1', 'team2', null],
  ]);
  expect([table.log.state.pending, table.log.state.server]).toEqual([[], 2]);
  expect(table.send({ type: 'rally', winner: 'team1', no: 1 })).toBe('ok');
});

test('pending penalties that end a very short set are not carried to the next', () => {
  const table = scorer({ ...indoor, target: 1, lead: 1 });
  const red = { type: 'sanction', grade: 'penalty', team: 'team1', person: 1 } as const;
  table.must({ type: 'start' }, red, red, { type: 'set-start', set: 1 });
  expect([scoreline(table.log), table.log.state.currentSet]).toEqual(['0:1', null]);
});

test('sides unknown in a set stay unknown in the next', () => {
  const table = liveMatch(indoor);
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-start', set: 2 });
  expect(table.log.state.left).toBe(null);
});

test('a penalty between sets gives one point', () => {
  const table = liveMatch(indoor);
  table.rallies('1'.repeat(25));
  table.must({ type: 'sanction', team: 'team1', person: 4, grade: 'penalty' });
  table.must({ type: 'set-start', set: 2 });
  expect(table.log.state.sets[1]!.points[0]).toMatchObject({ origin: 'penalty', no: null });
});
