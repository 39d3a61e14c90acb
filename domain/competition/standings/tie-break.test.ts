import { expect, test } from 'vitest';
import type { Criterion } from './criteria.ts';
import { computeStandings, type StandingsInput } from './standings.ts';
import { played, result } from './testing/played.ts';

function rank(
  teams: string,
  matches: StandingsInput['matches'],
  criteria: readonly Criterion[],
  more: Partial<StandingsInput> = {},
) {
  const input = { teams: teams.split(' '), matches, criteria, ...more };
  const { rows, explanations } = computeStandings(input);
  return {
    order: rows.map((row) => `${row.rank}${row.team}`).join(' '),
    why: explanations.map((it) => [it.criterion, ...it.values]),
    explanations,
  };
}

test('without criteria all share the first rank', () => {
  expect(rank('A B', [result('A', 'B', '3-0')], []).order).toBe('1A 1B');
});

test.each([
  ['wins', 2, 1],
  ['points', 6, 3],
  ['setsWon', 6, 3],
  ['pointsWon', 150, 135],
  ['setDifference', 6, 0],
  ['pointDifference', 50, 0],
  ['setRatio', 'MAX', 1],
  ['pointRatio', 1.5, 1],
  ['setShare', 1, 0.5],
  ['pointShare', 0.6, 0.5],
  ['winShare', 1, 0.5],
  ['pointsPerMatch', 3, 1.5],
  ['winsIfPlayedEqual', 2, 1],
] as const)('%s: %d stands above %d', (criterion, better, worse) => {
  // X 6:0 sets, 150:100 points; Y 3:3 sets, 135:135 points.
  const matches = [
    played('X', 'P', '25-10 25-20 25-20'),
    played('X', 'Q', '25-10 25-20 25-20'),
    played('P', 'Y', '20-25 20-25 20-25'),
    played('Q', 'Y', '25-20 25-20 25-20'),
  ];
  const { rows, explanations } = computeStandings({
    teams: ['Y', 'X', 'P', 'Q'],
    matches,
    criteria: [criterion],
    placings: ['P', 'Q'].map((team) => ({ team, place: 'last', reason: 'guest' })),
  });
  expect(rows.slice(0, 2).map((row) => [row.rank, row.team])).toEqual([
    [1, 'X'],
    [2, 'Y'],
  ]);
  expect(explanations[0]).toMatchObject({ criterion, values: [better, worse] });
});

test('a criterion after the deciding one is not evaluated', () => {
  const matches = [played('A', 'B', '25-0 20-25 20-25')];
  expect(rank('A B', matches, ['wins', 'pointRatio']).order).toBe('1B 2A');
  expect(rank('A B', matches, ['pointRatio', 'wins']).order).toBe('1A 2B');
});

test('point criteria decide nothing while the points of a level team are unknown', () => {
  const matches = [
    played('A', 'X', '', { setsWon: [3, 0] }),
    played('B', 'X', '25-20 25-20 25-20'),
    played('C', 'X', '25-10 25-10 25-10'),
  ];
  for (const criterion of ['pointRatio', 'pointDifference', 'pointShare', 'pointsWon'] as const) {
    const { order, why } = rank('A B C X', matches, ['wins', criterion]);
    expect(order).toBe('1A 1B 1C 4X');
    expect(why[0]).toEqual(['shared', null, null]);
  }
});

test('unknown points of a team that is not level do not matter', () => {
  const matches = [
    played('A', 'X', '25-20 25-20 25-20'),
    played('B', 'X', '25-10 25-10 25-10'),
    played('C', 'D', '', { setsWon: [3, 0] }),
    played('C', 'X', '', { setsWon: [3, 0] }),
  ];
  expect(rank('A B C D X', matches, ['wins', 'pointRatio']).order).toBe('1C 2B 3A 4D 4X');
});

test('wins count between teams with equally many matches only', () => {
  const uneven = [
    result('A', 'X', '3-0'),
    result('A', 'Y', '3-0'),
    result('Z', 'A', '3-0'),
    result('B', 'X', '3-0'),
  ];
  const placings = ['X', 'Y', 'Z'].map(
    (team) => ({ team, place: 'last', reason: 'guest' }) as const,
  );
  const criteria: Criterion[] = ['winsIfPlayedEqual', 'winShare'];
  const before = rank('A B X Y Z', uneven, criteria, { placings });
  expect(before.order.slice(0, 5)).toBe('1B 2A');
  expect(before.why[0]).toEqual(['winShare', 1, 2 / 3]);
  const even = [...uneven, result('Y', 'B', '3-0'), result('Z', 'B', '3-0')];
  const after = rank('A B X Y Z', even, criteria, { placings });
  expect(after.order.slice(0, 5)).toBe('1A 2B');
  expect(after.why[0]).toEqual(['winsIfPlayedEqual', 2, 1]);
});

test('two teams that never met are not separated by head-to-head', () => {
  const matches = [result('A', 'X', '3-0'), result('B', 'X', '3-0')];
  expect(rank('A B X', matches, ['wins', 'headToHead']).order).toBe('1A 1B 3X');
});

test('head-to-head decides nothing among three teams while two of them have not met', () => {
  // B has beaten C; A has met neither of them.
  const matches = [result('A', 'X', '3-0'), result('B', 'C', '3-0'), result('C', 'X', '3-0')];
  expect(rank('A B C X', matches, ['wins', 'headToHead']).order).toBe('1A 1B 1C 4X');
});

test.each(['headToHead', 'lastMatch', 'winsIfPlayedEqual'] as const)(
  'a level newcomer does not silence %s',
  (criterion) => {
    const matches = [result('B', 'A', '3-0')];
    const { order, why } = rank('A B N', matches, [criterion]);
    expect(order).toBe('1B 2A 3N');
    expect(why[1]).toEqual(['unplayed', 1, 0]);
  },
);

test('the match between two level teams decides', () => {
  const matches = [result('B', 'A', '3-2'), result('A', 'X', '3-0'), result('X', 'B', '3-0')];
  const { order, explanations } = rank('A B', [matches[0]!], ['headToHead']);
  expect(order).toBe('1B 2A');
  expect(explanations[0]).toMatchObject({ criterion: 'headToHead', within: 'lastMatch' });
});

test('head-to-head starts again among the teams left after one is separated', () => {
  // Points among the four: A 6, the others 4 each. Among B, C, D: C and D 4, B 1. C and D: 1 and 2.
  const matches = [
    result('B', 'A', '3-0'),
    result('A', 'C', '3-0'),
    result('A', 'D', '3-0'),
    result('C', 'B', '3-0'),
    result('D', 'B', '3-2'),
    result('D', 'C', '3-2'),
  ];
  const { order, explanations } = rank('A B C D', matches, ['headToHead', 'points']);
  expect(order).toBe('1A 2D 3C 4B');
  expect(explanations.map((it) => [it.criterion, it.within, ...it.values, it.among])).toEqual([
    ['headToHead', 'points', 6, 4, ['A', 'B', 'C', 'D']],
    ['headToHead', 'points', 2, 1, ['C', 'D']],
    ['headToHead', 'points', 4, 1, ['B', 'C', 'D']],
  ]);
});

test('three teams with one win each are separated by the next criterion', () => {
  // Points among the three: A 3, B 3 + 1, C 2.
  const matches = [result('A', 'B', '0-3'), result('A', 'C', '3-0'), result('C', 'B', '3-2')];
  expect(rank('A B C', matches, ['wins', 'headToHead']).order).toBe('1A 1B 1C');
  const { order, explanations } = rank('A B C', matches, ['wins', 'headToHead', 'points']);
  expect(order).toBe('1B 2A 3C');
  expect(explanations.map((it) => [it.criterion, it.within, ...it.values])).toEqual([
    ['headToHead', 'points', 4, 3],
    ['headToHead', 'points', 3, 2],
  ]);
});

test('a part of the mini-table that stays level is split by its own match', () => {
  const matches = [
    result('A', 'B', '3-0'),
    result('B', 'C', '3-0'),
    result('C', 'A', '3-0'),
    result('A', 'D', '3-0'),
    result('B', 'D', '3-0'),
    result('D', 'C', '3-0'),
  ];
  // Among the four: A and B two wins, C and D one each. A beat B, D beat C.
  const { order, explanations } = rank('A B C D', matches, ['headToHead', 'wins']);
  expect(order).toBe('1A 2B 3D 4C');
  expect(explanations.map((it) => it.among?.join(''))).toEqual(['AB', 'ABCD', 'CD']);
});

test('two teams with one win each against the other: the last meeting decides', () => {
  const first = result('A', 'B', '3-0', { id: '1', playedAt: 100 });
  const second = result('B', 'A', '3-0', { id: '2', playedAt: 200 });
  expect(rank('A B', [first, second], ['headToHead']).order).toBe('1B 2A');
  expect(rank('A B', [first, { ...second, playedAt: 50 }], ['headToHead']).order).toBe('1A 2B');
});

test('the meetings of two teams are added up before the last meeting decides', () => {
  const first = result('A', 'B', '3-0', { id: '1', playedAt: 100 });
  const second = result('B', 'A', '3-2', { id: '2', playedAt: 200 });
  const criteria: Criterion[] = ['wins', 'headToHead', 'setRatio'];
  const { order, explanations } = rank('A B', [first, second], criteria);
  expect(order).toBe('1A 2B');
  expect(explanations[0]).toMatchObject({
    criterion: 'headToHead',
    within: 'setRatio',
    exact: [
      { of: 5, over: 3 },
      { of: 3, over: 5 },
    ],
  });
  expect(rank('A B', [first, second], ['wins', 'lastMatch']).order).toBe('1B 2A');
});

test('several meetings without times have no last one', () => {
  const first = result('A', 'B', '3-0', { id: '1' });
  const second = result('B', 'A', '3-0', { id: '2', playedAt: 200 });
  expect(rank('A B', [first, second], ['lastMatch']).order).toBe('1A 1B');
  expect(rank('A B', [first], ['lastMatch']).order).toBe('1A 2B');
});

test('two meetings at the same time have no last one', () => {
  const first = result('A', 'B', '3-0', { id: '1', playedAt: 200 });
  const second = result('B', 'A', '3-0', { id: '2', playedAt: 200 });
  expect(rank('A B', [first, second], ['lastMatch']).order).toBe('1A 1B');
  const third = result('B', 'A', '3-0', { id: '3', playedAt: 100 });
  expect(rank('A B', [third, first, second], ['lastMatch']).order).toBe('1A 1B');
  const fourth = result('B', 'A', '3-0', { id: '4', playedAt: 201 });
  expect(rank('A B', [fourth, third, first, second], ['lastMatch']).order).toBe('1B 2A');
});

test('the last match decides between two teams only, by their own meeting', () => {
  const matches = [
    result('A', 'B', '3-0', { playedAt: 1 }),
    result('B', 'C', '3-0', { playedAt: 2 }),
    result('C', 'A', '3-0', { playedAt: 3 }),
  ];
  expect(rank('A B C', matches, ['wins', 'lastMatch']).order).toBe('1A 1B 1C');
  expect(rank('A B', [matches[0]!], ['lastMatch']).why).toEqual([['lastMatch', 1, 0]]);
  expect(
    rank('B A C', matches, ['lastMatch'], {
      placings: [{ team: 'C', place: 'last', reason: 'guest' }],
    }).order,
  ).toBe('1A 2B 3C');
});

test('a last match that is drawn or lost by both separates nobody', () => {
  const draw = played('A', 'B', '25-20 20-25');
  expect(rank('A B', [draw], ['lastMatch']).order).toBe('1A 1B');
  const bothForfeited = played('A', 'B', '', { forfeit: 'both' });
  expect(rank('A B', [bothForfeited], ['lastMatch']).order).toBe('1A 1B');
});

test('a last match that is forfeited is won by the other team', () => {
  const forfeit = played('A', 'B', '', { forfeit: 'team1' });
  const { order, why } = rank('A B', [forfeit], ['lastMatch']);
  expect(order).toBe('1B 2A');
  expect(why).toEqual([['lastMatch', 1, 0]]);
});

test('a forfeit counts among the level teams like a 3-0', () => {
  const matches = [
    played('A', 'B', '', { forfeit: 'team2' }),
    result('B', 'C', '3-0'),
    result('C', 'A', '3-0'),
  ];
  // Rally points among them: A 75:0 and 60:75, C 75:60 and 60:75, B 0:75 and 75:60.
  const { order, explanations } = rank('A B C', matches, ['wins', 'headToHead', 'pointRatio']);
  expect(order).toBe('1A 2C 3B');
  expect(explanations[0]?.exact).toEqual([
    { of: 135, over: 75 },
    { of: 135, over: 135 },
  ]);
});

test('draws count among the level teams', () => {
  const matches = [
    played('A', 'B', '25-20 20-25'),
    played('B', 'C', '25-20 20-25'),
    played('C', 'A', '25-20 19-25'),
  ];
  const { order, why } = rank('A B C', matches, ['points', 'headToHead', 'pointRatio']);
  expect(order).toBe('1A 2B 3C');
  expect(why[0]).toEqual(['headToHead', 90 / 89, 1]);
});

test('deducted points do not count in head-to-head', () => {
  const matches = [result('A', 'B', '3-0'), result('B', 'X', '3-0'), result('X', 'A', '3-0')];
  const adjustments = [{ team: 'A', points: -1, reason: 'late' }];
  const criteria: Criterion[] = ['wins', 'headToHead', 'points'];
  expect(rank('A B X', matches, criteria, { adjustments }).order).toBe('1B 1X 3A');
  expect(
    rank('A B', [matches[0]!], ['headToHead', 'points'], {
      adjustments: [{ team: 'A', points: -9, reason: 'late' }],
    }).order,
  ).toBe('1A 2B');
});

test('PGSI: among the level teams set difference, then sets won, then all matches', () => {
  const matches = [result('A', 'B', '3-2'), result('B', 'C', '3-1'), result('C', 'A', '3-1')];
  // Among them A 4:5, B 5:4, C 4:4.
  const criteria: Criterion[] = ['wins', 'headToHead', 'setDifference', 'setsWon'];
  const { order, why } = rank('A B C', matches, criteria);
  expect(order).toBe('1B 2C 3A');
  expect(why).toEqual([
    ['headToHead', 1, 0],
    ['headToHead', 0, -1],
  ]);
});

test('by default the set ratio comes before the point ratio', () => {
  // A and B have two wins of three points; A lost a set less, B far fewer rally points.
  const { rows, explanations } = computeStandings({
    teams: ['A', 'B', 'P', 'Q'],
    matches: [
      played('A', 'P', '25-23 25-23 25-23'),
      played('A', 'Q', '25-23 25-23 25-23'),
      played('B', 'P', '25-5 25-5 25-5'),
      played('B', 'Q', '25-5 25-5 23-25 25-5'),
    ],
  });
  expect(rows.slice(0, 2).map((row) => row.team)).toEqual(['A', 'B']);
  expect(explanations[0]).toMatchObject({ criterion: 'setRatio', values: ['MAX', 6] });
});

test('three teams that stay level leave the explanation of the fourth unchanged', () => {
  const results = ['AB', 'BC', 'CA', 'AD', 'BD', 'CD'].map((pair) =>
    result(pair.charAt(0), pair.charAt(1), '3-0'),
  );
  const { order, why } = rank('A B C D', results, ['headToHead', 'wins']);
  expect(order).toBe('1A 1B 1C 4D');
  expect(why[2]).toEqual(['headToHead', 2, 0]);
});
