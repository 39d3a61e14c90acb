import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scorer, winnersTo } from '../testing/record-match.ts';
import { comebackInSets, longestRun, setDurations, setLeads } from './course-of-sets.ts';
import { savedPoints } from './saved-points.ts';

const indoor = PRESETS.indoor;

test('the longest run is broken by the other side, by a set end, and by a gap', () => {
  const table = liveMatch(indoor);
  table.rallies('112221');
  expect([longestRun(table.log, 'team1'), longestRun(table.log, 'team2')]).toEqual([2, 3]);
  const gap = liveMatch(indoor);
  gap.rallies('11');
  gap.must({ type: 'set-score', set: 1, team1Score: 4, team2Score: 0 });
  gap.rallies('1112');
  expect(longestRun(gap.log, 'team1')).toBe(3);
  expect(longestRun(liveMatch(indoor).log, 'team1')).toBe(null);
});

test('lead changes, largest leads and the comeback of a set', () => {
  const table = liveMatch(indoor);
  table.rallies(`11122222${'1'.repeat(22)}`);
  const set = table.log.state.sets[0]!;
  expect([set.team1Score, set.team2Score]).toEqual([25, 5]);
  expect(setLeads(set)).toEqual({
    leadChanges: 2,
    largestLead: { team1: 20, team2: 2 },
    comeback: 2,
  });
});

test('leads are not counted in a partly known set', () => {
  const open = liveMatch(indoor);
  open.rallies('112');
  expect(setLeads(open.log.state.sets[0]!)?.comeback).toBe(null);
  const gap = liveMatch(indoor);
  gap.must({ type: 'set-score', set: 1, team1Score: 2, team2Score: 2 });
  expect(setLeads(gap.log.state.sets[0]!)).toBe(null);
  gap.rallies('1');
  expect(setLeads(gap.log.state.sets[0]!)).toBe(null);
  const awarded = liveMatch(indoor);
  awarded.rallies('12');
  awarded.must({ type: 'award', kind: 'point', team: 'team1' });
  expect(setLeads(awarded.log.state.sets[0]!)).toBe(null);
  awarded.rallies('1');
  expect(setLeads(awarded.log.state.sets[0]!)).toBe(null);
});

test('a win after 0-2 is a comeback', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const [index, [team1Score, team2Score]] of [
    [20, 25],
    [20, 25],
    [25, 20],
    [25, 20],
    [15, 10],
  ].entries()) {
    expect(comebackInSets(table.log)).toBe(null);
    table.must({ type: 'set-result', set: index + 1, team1Score, team2Score });
  }
  expect(comebackInSets(table.log)).toBe(2);
  expect(setDurations(table.log)[0]).toEqual({ set: 1, ms: null });
});

test('a drawn set and a dead one count for no comeback', () => {
  const rules = { ...PRESETS['indoor-best-of-3'], deadSets: true, timeLimitMin: 20 };
  const table = scorer({ ...rules, onTime: 'drawAllowed' });
  table.must({ type: 'start' });
  table.must({ type: 'set-result', set: 1, team1Score: 9, team2Score: 9 });
  table.must({ type: 'set-result', set: 2, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-result', set: 3, team1Score: 15, team2Score: 9 });
  expect(comebackInSets(table.log)).toBe(0);
  const dead = scorer(rules);
  dead.must({ type: 'start' });
  for (const set of [1, 2]) dead.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  dead.must({ type: 'set-result', set: 3, team1Score: 9, team2Score: 15 });
  expect(comebackInSets(dead.log)).toBe(0);
});

test('a draw is not a comeback', () => {
  const table = scorer({ ...PRESETS['fixed-sets'], fixedSets: 2 });
  table.must({ type: 'start' });
  table.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-result', set: 2, team1Score: 9, team2Score: 25 });
  expect([table.log.state.winner, comebackInSets(table.log)]).toEqual(['draw', null]);
});

test('an award to the other side ends a run', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  table.must({ type: 'award', kind: 'point', team: 'team2' });
  expect(setLeads(table.log.state.sets[0]!)).toBe(null);
});

test('a set point saved in the first set is no match point, whatever is won later', () => {
  const table = liveMatch(indoor);
  table.rallies(`${winnersTo(24, 23)}2${'1'.repeat(2)}`);
  table.must({ type: 'set-result', set: 2, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-result', set: 3, team1Score: 25, team2Score: 9 });
  expect(savedPoints(table.log)!.team2).toEqual({ setPoints: 1, matchPoints: 0 });
});

test('a set that began and ended within one tick of the clock took no time', () => {
  const table = scorer(PRESETS['single-set']);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, at: 500 });
  for (let n = 0; n < 25; n += 1) table.must({ type: 'rally', winner: 'team1', at: 500 });
  expect(setDurations(table.log)).toEqual([{ set: 1, ms: 0 }]);
});

test('a match known by its result has no comeback', () => {
  const table = scorer(indoor);
  table.must({ type: 'result', team1Wins: 3, team2Wins: 2 });
  expect(comebackInSets(table.log)).toBe(null);
});

test('set durations are correct over midnight and unknown if the clock went back', () => {
  const table = scorer(indoor);
  const midnight = Date.UTC(2026, 10, 21, 21);
  table.must({ type: 'start' }, { type: 'set-start', set: 1, at: midnight - 600_000 });
  table.rallies('1'.repeat(24));
  table.must({ type: 'rally', winner: 'team1', at: midnight + 300_000 });
  table.must({ type: 'set-start', set: 2, at: midnight + 400_000 });
  table.rallies('1'.repeat(25));
  table.must({ type: 'set-start', set: 3 });
  expect(setDurations(table.log)).toEqual([
    { set: 1, ms: 900_000 },
    { set: 2, ms: null },
    { set: 3, ms: null },
  ]);
});

test('saved set points include saved match points', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const set of [1, 2]) table.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  expect(savedPoints(table.log)).toBe(null);
  table.must({ type: 'set-start', set: 3 });
  table.rallies(`${'2'.repeat(22)}${'1'.repeat(24)}22`);
  // 24-22 and 24-23 saved by team2; 24-25 saved by team1.
  expect(savedPoints(table.log)?.team2).toEqual({ setPoints: 2, matchPoints: 2 });
  table.rallies('21');
  expect(savedPoints(table.log)?.team1).toEqual({ setPoints: 1, matchPoints: 0 });
});

test('both teams may save set points below a cap', () => {
  const table = liveMatch(PRESETS.capped);
  table.rallies(`${winnersTo(26, 26)}`);
  const before = savedPoints(table.log);
  table.rallies('1');
  expect(savedPoints(table.log)!.team1.setPoints).toBe(before!.team1.setPoints + 1);
});
