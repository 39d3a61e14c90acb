import { expect, test } from 'vitest';
import { randomSource } from '../lots/random-source.ts';
import { schemeOf } from '../standings/points-system.ts';
import { placesPlayedOn, type SeasonToPlay } from './places-played-on.ts';

const sums = (team: string, points: number, won = 0) => ({
  team,
  points,
  won,
  played: won,
  setsWon: 3 * won,
  setsLost: 0,
});
const season = (more: Partial<SeasonToPlay>): SeasonToPlay => ({
  teams: [sums('a', 0), sums('b', 0)],
  matches: [],
  strength: { of: new Map(), home: 1 },
  length: { setsToWin: 3, fixedSets: null },
  scheme: schemeOf('fivb'),
  criteria: ['wins', 'points'],
  ...more,
});

test('a season that is over has its table, whatever is drawn', () => {
  const over = season({ teams: [sums('a', 3, 1), sums('b', 6, 2), sums('c', 0)] });
  const { counts, seasons } = placesPlayedOn(over, 50, randomSource('x'));
  expect(seasons).toBe(50);
  expect(counts).toEqual([
    [0, 50, 0],
    [50, 0, 0],
    [0, 0, 50],
  ]);
});

test('teams that no criterion parts share their places by lot', () => {
  const { counts } = placesPlayedOn(season({}), 2000, randomSource('lots'));
  expect(counts[0]![0]! + counts[1]![0]!).toBe(2000);
  expect(Math.abs(counts[0]![0]! - 1000)).toBeLessThan(100);
});

test('a match to play is won as often as its chance says', () => {
  const strength = { of: new Map([['a', 2]]), home: 1 };
  const single = season({ matches: [{ team1: 'b', team2: 'a' }], strength });
  const { counts } = placesPlayedOn(single, 20_000, randomSource('one'));
  const set = 2 ** 0.85 / (2 ** 0.85 + 1);
  const lost = 1 - set;
  const expected = set ** 3 * (1 + 3 * lost + 6 * lost * lost);
  expect(counts[0]![0]! / 20_000).toBeCloseTo(expected, 2);
});

test('a number drawn where one chance ends and the next begins is of the next', () => {
  const match = { team1: 'a', team2: 'b' };
  const single = season({ matches: [match], length: { setsToWin: 1, fixedSets: null } });
  const first = (share: number) => placesPlayedOn(single, 3, (all) => share * all).counts[0]![0];
  expect(first(0.5 - 2 ** -32)).toBe(3);
  expect(first(0.5)).toBe(0);
  expect(first(1 - 2 ** -32)).toBe(0);
});

/** `a` has played and lost one match 0-3 and now beats `b` 3-0, for three points. */
test.each([
  { criterion: 'wins', c: {}, order: 'a>b=c' },
  { criterion: 'points', c: { points: 2 }, order: 'a>c>b' },
  { criterion: 'points', c: { points: 4 }, order: 'c>a>b' },
  { criterion: 'setsWon', c: { setsWon: 2 }, order: 'a>c>b' },
  { criterion: 'setsWon', c: { setsWon: 4 }, order: 'c>a>b' },
  { criterion: 'setDifference', c: { setsLost: 2 }, order: 'a>c>b' },
  { criterion: 'setDifference', c: { setsLost: 4 }, order: 'a>b>c' },
  { criterion: 'winShare', c: { won: 2, played: 5 }, order: 'a>c>b' },
  { criterion: 'winShare', c: { won: 3, played: 5 }, order: 'c>a>b' },
  { criterion: 'pointsPerMatch', c: { points: 7, played: 5 }, order: 'a>c>b' },
  { criterion: 'pointsPerMatch', c: { points: 8, played: 5 }, order: 'c>a>b' },
] as const)('a match that is played on counts in $criterion: $order beside $c', (example) => {
  const { counts } = placesPlayedOn(
    season({
      teams: [
        { ...sums('a', 0), played: 1, setsLost: 3 },
        sums('b', 0),
        { ...sums('c', 0), ...example.c },
      ],
      matches: [{ team1: 'a', team2: 'b' }],
      strength: { of: new Map([['a', 1e9]]), home: 1 },
      criteria: [example.criterion],
    }),
    20,
    randomSource('on'),
  );
  const countsOf = new Map(['a', 'b', 'c'].map((team, index) => [team, counts[index]!]));
  for (const [place, teams] of example.order.split('>').entries()) {
    const shared = teams.split('=');
    for (const team of shared) {
      const here = countsOf.get(team)!.slice(place, place + shared.length);
      expect([team, here.reduce((sum, count) => sum + count)]).toEqual([team, 20]);
    }
  }
});

test('a drawn match is a win for neither side', () => {
  const drawn = season({
    teams: [sums('a', 0), sums('b', 0), sums('c', 9)],
    matches: [{ team1: 'a', team2: 'b' }],
    length: { setsToWin: null, fixedSets: 2 },
    criteria: ['wins', 'points'],
  });
  // A half of the range is one set each.
  expect(placesPlayedOn(drawn, 5, (all) => all / 2).counts[2]).toEqual([5, 0, 0]);
});

test('points of a league’s own system and its own order decide', () => {
  const strength = { of: new Map([['a', 1e9]]), home: 1 };
  const matches = [{ team1: 'a', team2: 'b' }];
  const teams = [sums('a', 0), sums('b', 2)];
  const worth = (win: number) => ({ ...schemeOf('fivb'), sweep: [win, 0] as const });
  const leader = (scheme: SeasonToPlay['scheme'], criteria: SeasonToPlay['criteria']) =>
    placesPlayedOn(season({ teams, matches, strength, scheme, criteria }), 9, randomSource('p'))
      .counts[0]![0];
  expect(leader(worth(3), ['points'])).toBe(9);
  expect(leader(worth(1), ['points'])).toBe(0);
  expect(leader(worth(1), ['wins', 'points'])).toBe(9);
});

test.each([
  {
    criterion: 'setRatio',
    better: { setsWon: 5, setsLost: 0 },
    worse: { setsWon: 9, setsLost: 1 },
  },
  { criterion: 'setRatio', better: { setsWon: 0, setsLost: 3 }, worse: {} },
  {
    criterion: 'setRatio',
    better: { setsWon: 5, setsLost: 2 },
    worse: { setsWon: 7, setsLost: 3 },
  },
  {
    criterion: 'setDifference',
    better: { setsWon: 6, setsLost: 2 },
    worse: { setsWon: 5, setsLost: 2 },
  },
  { criterion: 'setsWon', better: { setsWon: 6, setsLost: 6 }, worse: { setsWon: 5, setsLost: 0 } },
  {
    criterion: 'setShare',
    better: { setsWon: 2, setsLost: 1 },
    worse: { setsWon: 6, setsLost: 4 },
  },
  { criterion: 'setShare', better: { setsWon: 0, setsLost: 3 }, worse: {} },
  { criterion: 'winShare', better: { won: 1, played: 2 }, worse: { won: 2, played: 5 } },
  { criterion: 'winShare', better: { won: 0, played: 2 }, worse: {} },
  { criterion: 'pointsPerMatch', better: { points: -9, played: 1 }, worse: { points: 2 } },
  {
    criterion: 'pointsPerMatch',
    better: { points: 3, played: 1 },
    worse: { points: 5, played: 2 },
  },
] as const)(
  '$criterion orders the table: $better before $worse',
  ({ criterion, better, worse }) => {
    const teams = [
      { ...sums('a', 0), ...worse },
      { ...sums('b', 0), ...better },
    ];
    const { counts } = placesPlayedOn(
      season({ teams, criteria: [criterion] }),
      5,
      randomSource('c'),
    );
    expect(counts[1]).toEqual([5, 0]);
  },
);

test('teams that have lost no set are level in the ratio of sets, and the next criterion parts them', () => {
  const teams = [
    { ...sums('a', 0), setsWon: 9, won: 1 },
    { ...sums('b', 0), setsWon: 6, won: 2 },
  ];
  const level = season({ teams, criteria: ['setRatio', 'wins'] });
  expect(placesPlayedOn(level, 5, randomSource('level')).counts[1]).toEqual([5, 0]);
  const unplayed = season({
    teams: [sums('a', 0), sums('b', 1)],
    criteria: ['setRatio', 'setShare', 'winShare', 'pointsPerMatch', 'points'],
  });
  expect(placesPlayedOn(unplayed, 5, randomSource('none')).counts[1]).toEqual([5, 0]);
});

test('the same seed gives the same places, and a criterion about rally points is left to the lot', () => {
  const drawn = (seed: string) =>
    placesPlayedOn(season({ criteria: ['pointRatio'] }), 100, randomSource(seed)).counts;
  expect(drawn('s')).toEqual(drawn('s'));
  expect(drawn('s')[0]![0]).toBeGreaterThan(20);
  expect(drawn('s')[0]![0]).toBeLessThan(80);
});
