import { expect, test } from 'vitest';
import { benchNow } from './may-come-in.ts';
import { PRESETS } from './presets.ts';
import { scorer } from './testing/record-match.ts';

test('a player of the bench is listed with those whom they may replace, one of a closed pair with nobody', () => {
  const table = scorer(PRESETS.indoor);
  expect(benchNow(table.log, 'team1'), 'before the line-up').toEqual([]);
  table.must(
    { type: 'match-setup', team1: { players: [1, 2, 3, 4, 5, 6, 7, 8] } },
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] },
    { type: 'lineup', set: 1, team: 'team2', players: [1, 2, 3, 4, 5, 6] },
    { type: 'set-start', set: 1, firstServe: 'team1' },
  );
  const all = [1, 2, 3, 4, 5, 6];
  expect(benchNow(table.log, 'team1')).toEqual([
    { player: 7, mayReplace: all },
    { player: 8, mayReplace: all },
  ]);
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 1, in: 7 }] });
  table.rallies('1');
  expect(benchNow(table.log, 'team1')).toEqual([
    { player: 1, mayReplace: [7] },
    { player: 8, mayReplace: [2, 3, 4, 5, 6] },
  ]);
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 7, in: 1 }] });
  table.rallies('1');
  expect(benchNow(table.log, 'team1')[0]).toEqual({ player: 7, mayReplace: [] });
  expect(benchNow(table.log, 'team2')).toEqual([]);
});
