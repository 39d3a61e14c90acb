import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer } from '../testing/record-match.ts';
import { mayForfeit } from './may-forfeit.ts';

const { indoor } = PRESETS;

test('a team may forfeit before the match, during it and until it is decided', () => {
  const table = scorer(indoor);
  expect(mayForfeit(table.log.state)).toBe(true);
  expect(mayForfeit(liveMatch(indoor).log.state)).toBe(true);
  const decided = liveMatch({ ...indoor, setsToWin: 2 });
  for (const set of [1, 2]) {
    if (set > 1) decided.must({ type: 'set-start', set });
    decided.rallies('1'.repeat(25));
  }
  expect(mayForfeit(decided.log.state)).toBe(false);
});

test('after one team forfeited the other one still may; after both nobody may', () => {
  const table = liveMatch(indoor);
  table.must({ type: 'forfeit', team: 'team1' });
  expect(mayForfeit(table.log.state)).toBe(true);
  table.must({ type: 'forfeit', team: 'team2' });
  expect([table.log.state.doubleForfeit, mayForfeit(table.log.state)]).toEqual([true, false]);
});

test('nobody may forfeit a cancelled or a finalised match', () => {
  const cancelled = scorer(indoor);
  cancelled.must({ type: 'cancel' });
  expect(mayForfeit(cancelled.log.state)).toBe(false);
  const finalised = liveMatch(indoor);
  finalised.must({ type: 'forfeit', team: 'team2' }, { type: 'finalise' });
  expect(mayForfeit(finalised.log.state)).toBe(false);
});
