import { expect, test } from 'vitest';
import { isFinalResult } from './derive.ts';
import { PRESETS } from './presets.ts';
import { lineups, liveMatch, scorer, winnersTo } from './testing/record-match.ts';

const indoor = PRESETS.indoor;

test('a set point is a match point only in the last set needed', () => {
  const table = liveMatch(indoor);
  table.rallies(winnersTo(24, 23));
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['team1', null]);
});

test('match point in set 3 at 2-0 belongs to the leader only', () => {
  const table = scorer(indoor);
  table.must({ type: 'start' });
  for (const set of [1, 2]) table.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-start', set: 3 });
  table.rallies(`${'1'.repeat(23)}${'2'.repeat(24)}`);
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['team2', null]);
  table.rallies('11');
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['team1', 'team1']);
});

test('one point below the cap both teams have set point, in a golden set match point', () => {
  const table = liveMatch(PRESETS.capped);
  table.rallies(winnersTo(26, 26));
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['both', 'both']);
  table.rallies('1');
  expect(table.log.state).toMatchObject({ setPoint: null, matchPoint: null, winner: 'team1' });
  const golden = liveMatch(PRESETS['golden-set']);
  golden.rallies(winnersTo(13, 14));
  expect([golden.log.state.setPoint, golden.log.state.matchPoint]).toEqual(['team2', 'team2']);
});

test('one point below the cap at 1-0 only the leader has match point', () => {
  const rules = { ...PRESETS['indoor-best-of-3'], cap: 27 };
  for (const [score, side] of [
    [[25, 20], 'team1'],
    [[20, 25], 'team2'],
  ] as const) {
    const table = scorer(rules);
    const [team1Score, team2Score] = score;
    table.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score, team2Score });
    table.must({ type: 'set-start', set: 2 });
    table.rallies(winnersTo(26, 26));
    expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['both', side]);
  }
});

test('all of three fixed sets are played, whether the last decides or not', () => {
  const table = scorer(PRESETS['fixed-sets']);
  table.must({ type: 'start' });
  for (const set of [1, 2]) table.must({ type: 'set-result', set, team1Score: 25, team2Score: 9 });
  expect(table.log.state).toMatchObject({ decided: false, winner: null });
  table.must({ type: 'set-start', set: 3, left: 'team1' });
  table.rallies('2'.repeat(12));
  expect(table.log.state.sideChange).toBe(false);
  table.rallies('2');
  // Sides change at 13 in the third.
  expect([table.log.state.sideChange, table.log.state.left]).toEqual([true, 'team2']);
  table.rallies('2'.repeat(11));
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['team2', null]);
  table.rallies('2');
  expect(table.log.state).toMatchObject({ decided: true, winner: 'team1', team1Wins: 2 });
});

test('match point in the last fixed set is for the side that leads by it', () => {
  const table = scorer(PRESETS['fixed-sets']);
  table.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-start', set: 2 });
  table.rallies('1'.repeat(24));
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['team1', null]);
  table.rallies(`${'2'.repeat(26)}`);
  table.must({ type: 'set-start', set: 3 });
  table.rallies('2'.repeat(24));
  expect(table.log.state.matchPoint).toBe('team2');
});

test('two fixed sets may end in a draw', () => {
  const table = scorer({ ...PRESETS['fixed-sets'], fixedSets: 2 });
  table.must({ type: 'start' });
  table.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-result', set: 2, team1Score: 9, team2Score: 25 });
  expect(table.log.state).toMatchObject({ decided: true, winner: 'draw' });
});

test('drawn sets may leave a best of three undecided in sets', () => {
  const rules = {
    ...PRESETS['indoor-best-of-3'],
    timeLimitMin: 10,
    onTime: 'drawAllowed' as const,
  };
  const table = scorer(rules);
  table.must({ type: 'start' });
  table.must({ type: 'set-result', set: 1, team1Score: 25, team2Score: 9 });
  table.must({ type: 'set-result', set: 2, team1Score: 9, team2Score: 9 });
  expect(table.log.state.decided).toBe(false);
  table.must({ type: 'set-result', set: 3, team1Score: 7, team2Score: 7 });
  expect(table.log.state).toMatchObject({ decided: true, winner: 'team1', team1Wins: 1 });
});

test('final set wins are those that the rules allow', () => {
  const timed = { ...indoor, timeLimitMin: 10, onTime: 'drawAllowed' as const };
  const cases = [
    [indoor, 3, 0, true],
    [indoor, 2, 3, true],
    [indoor, 3, 3, false],
    [indoor, 4, 1, false],
    [indoor, 2, 2, false],
    [indoor, 0, 0, false],
    [indoor, 3, -1, false],
    [indoor, -1, 3, false],
    [indoor, 3, 1.5, false],
    [indoor, 1.5, 3, false],
    [timed, 2, 2, true],
    [timed, 0, 0, true],
    [timed, 3, 2, true],
    [timed, 3, 3, false],
    [timed, 4, 0, false],
    [{ ...timed, setsToWin: 4 }, 3, 5, false],
    [PRESETS['fixed-sets'], 2, 1, true],
    [PRESETS['fixed-sets'], 3, 0, true],
    [PRESETS['fixed-sets'], 2, 0, false],
    [PRESETS['fixed-sets'], 2, 2, false],
    [{ ...PRESETS['fixed-sets'], fixedSets: 2 }, 1, 1, true],
    [{ ...timed, setsToWin: null, fixedSets: 3 }, 1, 1, true],
    [{ ...timed, setsToWin: null, fixedSets: 3 }, 2, 1, true],
    [{ ...timed, setsToWin: null, fixedSets: 3 }, 2, 2, false],
  ] as const;
  for (const [rules, first, second, valid] of cases) {
    expect(isFinalResult(rules, first, second), `${first}-${second}`).toBe(valid);
  }
});

test('the level of detail is that of the last set with any score', () => {
  const table = scorer(indoor);
  expect(table.log.state.detail).toBe('none');
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(table.log.state.detail).toBe('none');
  table.rallies('1');
  expect(table.log.state.detail).toBe('points');
  table.must({ type: 'rally', winner: 'team1', player: 4 });
  expect(table.log.state.detail).toBe('rallies');
  table.rallies('1'.repeat(23));
  table.must({ type: 'set-result', set: 2, team1Score: 25, team2Score: 20 });
  expect(table.log.state.detail).toBe('sets');
  table.must({ type: 'set-start', set: 3 });
  expect(table.log.state.detail).toBe('sets');
  table.must({ type: 'rally', winner: 'team1', reason: 'ace' });
  expect(table.log.state.detail).toBe('rallies');
  expect(table.log.state.sets.map((set) => set.detail)).toEqual(['rallies', 'sets', 'rallies']);
});

test('a level result needs sets that may be drawn: a time limit, and draws allowed', () => {
  const timed = { ...PRESETS['indoor-best-of-3'], timeLimitMin: 20 };
  expect(isFinalResult({ ...timed, onTime: 'drawAllowed' }, 1, 1)).toBe(true);
  expect(isFinalResult({ ...timed, onTime: 'leaderWins' }, 1, 1)).toBe(false);
  expect(isFinalResult({ ...timed, timeLimitMin: null, onTime: 'drawAllowed' }, 1, 1)).toBe(false);
});

test('in the last of two fixed sets the trailing team can only draw', () => {
  const table = scorer({ ...PRESETS['fixed-sets'], fixedSets: 2 });
  table.must({ type: 'start' }, { type: 'set-result', set: 1, team1Score: 9, team2Score: 25 });
  table.must({ type: 'set-start', set: 2 });
  table.rallies(winnersTo(24, 20));
  expect([table.log.state.setPoint, table.log.state.matchPoint]).toEqual(['team1', null]);
});

test('the phases before play are scheduled, ready, and ready with line-ups', () => {
  const table = scorer(indoor);
  table.must({ type: 'match-setup', team1: { players: [1, 2, 3, 4, 5, 6] } });
  expect(table.log.state.phase).toBe('scheduled');
  const [lineup1, lineup2] = lineups(indoor, 1);
  table.must({ type: 'toss', firstServe: 'team1' });
  expect(table.log.state.phase).toBe('ready');
  const { log } = table;
  for (const [first, second] of [
    [lineup1!, lineup2!],
    [lineup2!, lineup1!],
  ]) {
    table.log = log;
    table.must(first!);
    expect(table.log.state.phase).toBe('ready');
    table.must(second!);
    expect(table.log.state.phase).toBe('set-ready');
  }
});
