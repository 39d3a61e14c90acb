import { expect, test } from 'vitest';
import { setChance, setStrength } from './set-strength.ts';

const TEAMS = ['a', 'b', 'c'];
const match = (team1: string, team2: string, won: number, lost: number, neutral = false) => ({
  team1,
  team2,
  setsWon: [won, lost] as const,
  neutral,
});

test('without matches every team is average, and home is no advantage', () => {
  const strength = setStrength(TEAMS, []);
  for (const team of TEAMS) expect(strength.of.get(team)).toBeCloseTo(1, 9);
  expect(strength.home).toBeCloseTo(1, 9);
  expect(setChance(strength, { team1: 'a', team2: 'b' })).toBeCloseTo(0.5, 9);
  expect(setChance(strength, { team1: 'a', team2: 'unknown' })).toBeCloseTo(0.5, 9);
});

test('a team that won everything is strong, not infinitely, and chances of two sides add up to 1', () => {
  const strength = setStrength(TEAMS, [
    match('a', 'b', 3, 0, true),
    match('c', 'a', 0, 3, true),
    match('b', 'c', 3, 2, true),
  ]);
  const of = (team: string) => strength.of.get(team)!;
  expect(of('a')).toBeGreaterThan(of('b'));
  expect(of('b')).toBeGreaterThan(of('c'));
  expect(of('a')).toBeLessThan(10);
  expect(of('a') * of('b') * of('c')).toBeCloseTo(1, 9);
  const first = setChance(strength, { team1: 'a', team2: 'c', neutral: true });
  const second = setChance(strength, { team1: 'c', team2: 'a', neutral: true });
  expect(first).toBeGreaterThan(0.6);
  expect(first + second).toBeCloseTo(1, 9);
});

test('sets that teams win at home make an advantage of home, sets on neutral ground none', () => {
  const pairs = [
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'c'],
    ['c', 'a'],
    ['b', 'c'],
    ['c', 'b'],
  ] as const;
  const played = (neutral: boolean) =>
    setStrength(
      TEAMS,
      pairs.map(([team1, team2]) => match(team1, team2, 3, 1, neutral)),
    );
  // 18 sets of 24 at home, and 20 of 40 of the prior: 38 to 26.
  expect(played(false).home).toBeCloseTo(38 / 26, 3);
  expect(played(true).home).toBeCloseTo(1, 9);
  const strength = played(false);
  expect(setChance(strength, { team1: 'a', team2: 'b' })).toBeCloseTo(
    (38 / 26) ** 0.85 / ((38 / 26) ** 0.85 + 1),
    3,
  );
  expect(setChance(strength, { team1: 'a', team2: 'b', neutral: true })).toBeCloseTo(0.5, 6);
});

test('two teams come to the odds that solve the likelihood, prior counted', () => {
  const { of } = setStrength(['a', 'b'], [match('a', 'b', 6, 2, true)]);
  const ratio = of.get('a')! / of.get('b')!;
  // d/dx of 6 ln(x/(x+1)) + 2 ln(1/(x+1)) with three sets each way against an average team is 0.
  const half = Math.sqrt(ratio);
  const slope = 6 - (8 * ratio) / (ratio + 1) + 3 - (6 * half) / (half + 1);
  expect(slope).toBeCloseTo(0, 4);
});

test('teams of unequal strength come to the advantage of home that solves the likelihood', () => {
  const matches = [match('a', 'b', 3, 0), match('b', 'a', 2, 3), match('a', 'c', 3, 0)];
  const { of, home } = setStrength(TEAMS, matches);
  // Sets won at home less those that were to be expected, and twenty each way of the prior.
  const slope = matches.map(({ team1, team2, setsWon: [won, lost] }) => {
    const own = home * of.get(team1)!;
    return won - ((won + lost) * own) / (own + of.get(team2)!);
  });
  const prior = 20 - (40 * home) / (home + 1);
  expect(slope.reduce((sum, each) => sum + each, prior)).toBeCloseTo(0, 4);
});

test('the order of the matches has no say', () => {
  const matches = [match('a', 'b', 3, 1), match('b', 'c', 3, 0), match('c', 'a', 2, 3)];
  const strength = setStrength(TEAMS, matches);
  const turned = setStrength(TEAMS, matches.toReversed());
  for (const team of TEAMS) expect(turned.of.get(team)).toBeCloseTo(strength.of.get(team)!, 9);
});
