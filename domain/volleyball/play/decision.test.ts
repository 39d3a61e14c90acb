import { expect, test } from 'vitest';
import { PRESETS } from '../presets.ts';
import { liveMatch, scoreline, scorer, winnersTo } from '../testing/record-match.ts';

const indoor = PRESETS.indoor;

function after(rules: typeof indoor, ...totals: [number, number][]) {
  const table = scorer(rules);
  table.must({ type: 'start' });
  for (const [index, [team1Score, team2Score]] of totals.entries()) {
    table.must({ type: 'set-result', set: index + 1, team1Score, team2Score });
  }
  return table;
}

test('a team incomplete for the match at 2-0 and 24-10 loses 2-3', () => {
  const table = after(indoor, [25, 0], [25, 0]);
  table.must({ type: 'set-start', set: 3 });
  table.rallies(`${'2'.repeat(10)}${'1'.repeat(24)}`);
  table.must({ type: 'incomplete', team: 'team1', scope: 'match' });
  expect(scoreline(table.log)).toBe('25:0 25:0 24:26 0:25 0:15');
  expect(table.log.state).toMatchObject({
    winner: 'team2',
    team1Wins: 2,
    team2Wins: 3,
    decided: true,
    forfeit: null,
  });
  expect(table.send({ type: 'incomplete', team: 'team1', scope: 'match' })).toBe('MATCH_OVER');
});

test('a team incomplete at 27-27 loses the set 27-29', () => {
  const table = liveMatch(indoor);
  table.rallies(winnersTo(27, 27));
  table.must({ type: 'incomplete', team: 'team1', scope: 'set' });
  expect(scoreline(table.log)).toBe('27:29');
  expect(table.log.state.sets[0]!.team2.awarded).toBe(2);
  expect(table.log.state.sets[0]!.endedAt).toBe(table.log.events.at(-1)!.at);
});

test('beach: a team incomplete at 18-15, or at 1-0 and 20-15, loses', () => {
  const first = liveMatch(PRESETS.beach);
  first.rallies(winnersTo(15, 18));
  first.must({ type: 'incomplete', team: 'team2', scope: 'match' });
  expect(scoreline(first.log)).toBe('21:18 21:0');
  const second = after(PRESETS.beach, [0, 21]);
  second.must({ type: 'set-start', set: 2 });
  second.rallies(winnersTo(15, 20));
  second.must({ type: 'incomplete', team: 'team2', scope: 'match' });
  expect(scoreline(second.log)).toBe('0:21 22:20 15:0');
});

test('a team incomplete between sets loses the next set', () => {
  const table = after(indoor, [25, 20]);
  table.must({ type: 'incomplete', team: 'team1', scope: 'set' });
  expect(scoreline(table.log)).toBe('25:20 0:25');
  expect(table.log.state.sets[1]).toMatchObject({ endedAt: null, detail: 'sets' });
});

test('decisions are refused in a decided or cancelled match', () => {
  const table = scorer(indoor);
  const incomplete = { type: 'incomplete', team: 'team1', scope: 'set' } as const;
  expect(table.send(incomplete)).toBe('ok');
  table.must({ type: 'postpone' });
  expect(table.send(incomplete)).toBe('MATCH_NOT_LIVE');
  expect(table.send({ type: 'award', kind: 'set', team: 'team1' })).toBe('MATCH_NOT_LIVE');
  table.must({ type: 'start' }, { type: 'suspend' });
  expect(table.send(incomplete)).toBe('ok');
});

test('a forfeit is 0-25 in every set, whatever was won before', () => {
  for (const at of ['before', '24-20', '2-0 up'] as const) {
    const table = at === '2-0 up' ? after(indoor, [25, 0], [25, 0]) : scorer(indoor);
    if (at === '24-20') {
      table.must({ type: 'start' }, { type: 'set-start', set: 1 });
      table.rallies(`${'2'.repeat(20)}${'1'.repeat(24)}`);
    }
    table.must({ type: 'forfeit', team: 'team1' });
    expect(scoreline(table.log), at).toBe('0:25 0:25 0:25');
    expect(table.log.state.sets.map((set) => [set.set, set.counts])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    const { winner, forfeit, decided, team2Wins, currentSet } = table.log.state;
    expect([winner, forfeit, decided, team2Wins, currentSet]).toEqual([
      'team2',
      'team1',
      true,
      3,
      null,
    ]);
    expect(table.log.state.sets[0]).toMatchObject({ startedAt: null, endedAt: null });
  }
});

test('the score of a forfeit follows the rules of the match', () => {
  const forfeit = { type: 'forfeit', team: 'team2' } as const;
  const cases = [
    [PRESETS.beach, '21:0 21:0'],
    [PRESETS['golden-set'], '15:0'],
    [PRESETS['fixed-sets'], '25:0 25:0 25:0'],
    [{ ...indoor, defaultScore: 15 }, '15:0 15:0 15:0'],
  ] as const;
  for (const [rules, scores] of cases) {
    const table = scorer(rules);
    table.must(forfeit);
    expect(scoreline(table.log)).toBe(scores);
  }
});

test('a forfeit of both teams has no winner', () => {
  const table = scorer(indoor);
  table.must({ type: 'forfeit', team: 'team1' });
  expect(table.send({ type: 'forfeit', team: 'team1' })).toBe('MATCH_OVER');
  table.must({ type: 'forfeit', team: 'team2' }, { type: 'end' });
  const { winner, decided, doubleForfeit, sets } = table.log.state;
  expect([winner, decided, doubleForfeit, sets]).toEqual([null, true, true, []]);
  expect(table.send({ type: 'forfeit', team: 'team2' })).toBe('MATCH_OVER');
});

test('a postponed match can be forfeited, a decided or cancelled one cannot', () => {
  const decided = after(indoor, [25, 0], [25, 0], [25, 0]);
  expect(decided.send({ type: 'forfeit', team: 'team1' })).toBe('MATCH_OVER');
  const cancelled = scorer(indoor);
  cancelled.must({ type: 'cancel' });
  expect(cancelled.send({ type: 'forfeit', team: 'team1' })).toBe('MATCH_NOT_LIVE');
  const postponed = scorer(indoor);
  postponed.must({ type: 'postpone' });
  expect(postponed.send({ type: 'forfeit', team: 'team1' })).toBe('ok');
});

test('points awarded by officials change neither server nor rotation', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  const award = { type: 'award', kind: 'point', team: 'team1' } as const;
  table.must(award);
  expect([scoreline(table.log), table.log.state.serving]).toEqual(['2:1', 'team2']);
  table.must({ ...award, points: -2 });
  expect([scoreline(table.log), table.log.state.sets[0]!.team1.awarded]).toEqual(['0:1', -1]);
  expect(table.send({ ...award, points: -1 })).toBe('SCORE_UNREACHABLE');
  expect(table.send({ ...award, points: 0 })).toBe('SCORE_UNREACHABLE');
  expect(table.send({ ...award, points: 26 })).toBe('SCORE_UNREACHABLE');
  expect(table.send({ ...award, points: 1.5 })).toBe('SCORE_UNREACHABLE');
  table.must({ ...award, team: 'team2', points: 24 });
  expect(table.log.state).toMatchObject({ team2Wins: 1, currentSet: null });
  expect(table.send(award)).toBe('NO_ACTIVE_SET');
});

test('officials may award a set or the match', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  table.must({ type: 'award', kind: 'set', team: 'team2', reason: 'Light failed.' });
  expect(scoreline(table.log)).toBe('1:25');
  table.must({ type: 'award', kind: 'match', team: 'team1' });
  expect(scoreline(table.log)).toBe('1:25 25:0 25:0 25:0');
  expect(table.send({ type: 'award', kind: 'set', team: 'team1' })).toBe('MATCH_OVER');
});

test('a decision replaces an irregular result without a winner', () => {
  const table = scorer(indoor);
  table.must({ type: 'result', team1Wins: 1, team2Wins: 0, allowIrregular: true });
  table.must({ type: 'incomplete', team: 'team2', scope: 'match' });
  expect(table.log.state).toMatchObject({ result: null, team1Wins: 3, winner: 'team1' });
});

test('an award in a set known point by point leaves it at that level of detail', () => {
  const table = liveMatch(indoor);
  table.rallies('12');
  table.must({ type: 'award', kind: 'point', team: 'team1' });
  expect(table.log.state.detail).toBe('points');
});
