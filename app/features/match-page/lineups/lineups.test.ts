import { expect, test } from 'vitest';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { liveMatch, scorer } from '#domain/volleyball/testing/record-match.ts';
import { lineupsPage, tellsLineups } from './lineups.ts';

const SIX = [1, 2, 3, 4, 5, 6];

function matchWithLineups() {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'start' });
  table.must({ type: 'lineup', set: 1, team: 'team1', players: SIX, liberos: [12] });
  table.must({ type: 'lineup', set: 1, team: 'team2', players: [7, 8, 9, 10, 11, 13] });
  table.must({ type: 'set-start', set: 1, firstServe: 'team2' });
  return table;
}

test('the line-up of a set stays as it began, with who came for whom', () => {
  const table = matchWithLineups();
  table.rallies('1212');
  table.must({ type: 'substitution', team: 'team1', pairs: [{ out: 3, in: 14 }] });
  expect(tellsLineups(table.log)).toBe(true);
  expect(lineupsPage(table.log, null, null)).toMatchObject({
    known: [1],
    chosen: 1,
    courts: {
      team1: SIX,
      team2: [7, 8, 9, 10, 11, 13],
      serving: 'team2',
      liberos: { team1: [12], team2: [] },
    },
    changes: { team1: [{ out: 3, in: 14 }], team2: [] },
  });
});

test('a set without a line-up is no choice, a wished one without gives the last with one', () => {
  const table = matchWithLineups();
  expect(lineupsPage(table.log, 4, null)?.chosen).toBe(1);
});

test('a match whose log names no line-up has no such page', () => {
  const { log } = liveMatch(PRESETS.indoor);
  expect(tellsLineups(log)).toBe(false);
  expect(lineupsPage(log, 1, null)).toBe(null);
});
