import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, livePositions } from '../testing/record-match.ts';
import { addLine, leadersBy } from './leaders.ts';
import { shirtLines } from './shirt-lines.ts';

test('a shirt has a line with its points by kind, in order of the numbers', () => {
  const table = liveMatch(PRESETS.indoor);
  const won = { type: 'rally', winner: 'team1' } as const;
  table.must({ ...won, reason: 'attack', player: 9 }, { ...won, reason: 'ace', player: 4 });
  table.must({ ...won, reason: 'block', player: 9 }, { ...won, reason: 'opponent-error' });
  expect(shirtLines(table.log, 'team1')).toEqual([
    { shirt: 4, sets: 0, points: 1, attack: 0, block: 0, ace: 1 },
    { shirt: 9, sets: 0, points: 2, attack: 1, block: 1, ace: 0 },
  ]);
  expect(shirtLines(table.log, 'team2')).toEqual([]);
});

test('a player who stood on court without a point has a line with the set', () => {
  const table = liveMatch(PRESETS.indoor);
  table.must({ type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] });
  table.rallies('1');
  const lines = shirtLines(table.log, 'team1');
  expect(lines.map(({ shirt, sets, points }) => [shirt, sets, points])).toEqual([
    [1, 1, 0],
    [2, 1, 0],
    [3, 1, 0],
    [4, 1, 0],
    [5, 1, 0],
    [6, 1, 0],
  ]);
});

test('a starter replaced by the libero before the first rally has the set, as the libero has', () => {
  const table = livePositions(PRESETS.indoor, 'team2');
  table.must({ type: 'libero', team: 'team1', action: 'in', libero: 7, player: 6 });
  table.rallies('2');
  const lines = shirtLines(table.log, 'team1');
  expect(lines.map(({ shirt, sets }) => [shirt, sets])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 1],
  ]);
});

test('leaders stand by their number, level ones by fewer matches, those with none not at all', () => {
  const line = { sets: 3, points: 4, attack: 3, block: 1, ace: 0 };
  const a = { name: 'a', ...addLine(addLine(undefined, line), line) };
  const b = { name: 'b', ...addLine(undefined, { ...line, points: 8, block: 0 }) };
  const c = { name: 'c', ...addLine(undefined, { ...line, points: 0, block: 0 }) };
  expect(a).toMatchObject({ matches: 2, sets: 6, points: 8, attack: 6, block: 2, ace: 0 });
  const names = (lead: 'points' | 'block' | 'ace', most = 9) =>
    leadersBy([c, a, b], lead, most).map(({ name }) => name);
  expect(names('points')).toEqual(['b', 'a']);
  expect(names('points', 1)).toEqual(['b']);
  expect(names('block')).toEqual(['a']);
  expect(names('ace')).toEqual([]);
});
