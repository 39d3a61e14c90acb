import { expect, test } from 'vitest';
import type { MatchRules } from './match-rules.ts';
import { PRESETS } from './presets.ts';
import { isPossibleTotal } from './set-end.ts';
import { scoreline, scorer, winnersTo } from './testing/record-match.ts';

const { beach } = PRESETS;
const to = (target: number, decidingTarget: number, setsToWin = 2): MatchRules => ({
  ...beach,
  target,
  decidingTarget,
  setsToWin,
});

/** Formats in which beach volleyball has been played, each with a match of the longest kind. */
const FORMATS: [string, MatchRules, string][] = [
  ['21, 21, 15', beach, '21-19 20-22 15-13'],
  ['25, 25, 15', to(25, 15), '25-23 24-26 16-14'],
  ['three to 21', to(21, 21), '21-19 19-21 22-20'],
  ['three to 15', to(15, 15), '15-13 13-15 15-0'],
  ['three to 11', to(11, 11), '11-9 9-11 12-10'],
  ['one set to 15', to(15, 15, 1), '15-13'],
  ['five to 11', to(11, 11, 3), '11-9 9-11 11-9 9-11 11-9'],
  ['four to 15 and one to 7', to(15, 7, 3), '15-13 13-15 15-13 13-15 7-5'],
  ['12, 12, 12, a lead of two in the third only', { ...to(12, 12), lead: 1 }, '12-11 11-12 13-11'],
];

test.each(FORMATS)('%s: a match is played to its end', (_, rules, sets) => {
  const table = scorer(rules);
  table.must({ type: 'start' });
  for (const [index, score] of sets.split(' ').entries()) {
    expect(table.log.state.decided).toBe(false);
    const [first, second] = score.split('-').map(Number) as [number, number];
    expect(isPossibleTotal(rules, index + 1, first, second)).toBe(true);
    expect(isPossibleTotal(rules, index + 1, first + 1, second)).toBe(false);
    table.must({ type: 'set-start', set: index + 1 });
    table.rallies(winnersTo(first, second));
  }
  expect(scoreline(table.log)).toBe(sets.replaceAll('-', ':'));
  expect([table.log.state.decided, table.log.state.winner]).toEqual([true, 'team1']);
});
