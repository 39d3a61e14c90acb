import { expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { liveMatch, scorer } from '#domain/volleyball/testing/record-match.ts';
import { knownNow } from './known-now.ts';

test('the card shows nothing before the first point, nor for a set known by its total', () => {
  expect(knownNow(scorer(PRESETS.indoor).log)).toBeNull();
  const totals = scorer(PRESETS.indoor);
  totals.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score: 25, team2Score: 20 });
  expect(knownNow(totals.log)).toBeNull();
});

test('the card shows time-outs and the reason of the last point', () => {
  const table = liveMatch(PRESETS.indoor);
  table.rallies('12');
  table.must({ type: 'timeout', team: 'team1' });
  expect(knownNow(table.log)).toMatchObject({
    set: 1,
    why: null,
    courts: null,
    uses: [{ name: 'timeouts', team1: 1, team2: 0, of1: 2, of2: 2 }],
  });
  table.must({ type: 'rally', winner: 'team2', reason: 'block', player: 9 });
  expect(knownNow(table.log)?.why).toEqual({ winner: 'team2', reason: 'block', player: 9 });
  table.must({ type: 'rally', winner: 'team2', reason: 'unknown' });
  expect(knownNow(table.log)?.why).toBeNull();
});

test('the card shows substitutions and the players on court if line-ups are known', () => {
  const table = scorer(PRESETS.indoor);
  table.must(
    { type: 'start' },
    { type: 'lineup', set: 1, team: 'team1', players: [1, 2, 3, 4, 5, 6] },
    { type: 'lineup', set: 1, team: 'team2', players: [1, 2, 3, 4, 5, 6] },
    { type: 'set-start', set: 1, firstServe: 'team1' },
    { type: 'rally', winner: 'team1' },
    { type: 'substitution', team: 'team2', pairs: [{ out: 3, in: 7 }] },
    { type: 'challenge', team: 'team1', outcome: 'wrong' },
  );
  const known = knownNow(table.log);
  expect(known?.uses.map(({ name, team1, team2 }) => [name, team1, team2])).toEqual([
    ['timeouts', 0, 0],
    ['substitutions', 0, 1],
    ['challenges', 1, 0],
  ]);
  expect(known?.courts?.team2).toEqual([1, 2, 7, 4, 5, 6]);
});
