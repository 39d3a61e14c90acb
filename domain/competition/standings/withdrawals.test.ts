import { expect, test } from 'vitest';
import { result } from './testing/played.ts';
import { applyWithdrawals, type Withdrawal } from './withdrawals.ts';

const PLAYED = [result('A', 'B', '3-0'), result('C', 'A', '3-1'), result('B', 'C', '3-2')];
const OPEN = [
  { id: 'A-D', team1: 'A', team2: 'D' },
  { id: 'D-B', team1: 'D', team2: 'B' },
  { id: 'B-A', team1: 'B', team2: 'A' },
];

function after(...withdrawals: Withdrawal[]): { matches: string[]; annulled: string[] } {
  const { matches, annulled } = applyWithdrawals(PLAYED, OPEN, withdrawals);
  const names = matches.map((match) => `${match.id}${match.forfeit ? ` ${match.forfeit}` : ''}`);
  return { matches: names, annulled: [...annulled] };
}

test('played matches count if no team withdraws', () => {
  expect(after()).toEqual({ matches: ['A-B', 'C-A', 'B-C'], annulled: [] });
});

test('annul takes out every match of the team', () => {
  expect(after({ team: 'A', policy: 'annul' })).toEqual({ matches: ['B-C'], annulled: ['A'] });
});

test('keep leaves the played matches and awards nothing', () => {
  expect(after({ team: 'A', policy: 'keep' }).matches).toEqual(['A-B', 'C-A', 'B-C']);
});

test('keep-and-award gives the open matches to the opponents', () => {
  expect(after({ team: 'A', policy: 'keep-and-award' }).matches).toEqual([
    'A-B',
    'C-A',
    'B-C',
    'A-D team1',
    'B-A team2',
  ]);
});

test('an open match of two withdrawn teams is lost by both', () => {
  const { matches } = after(
    { team: 'A', policy: 'keep-and-award' },
    { team: 'B', policy: 'keep-and-award' },
  );
  expect(matches.slice(3)).toEqual(['A-D team1', 'D-B team2', 'B-A both']);
});

test('an open match against an annulled team is not awarded', () => {
  const { matches, annulled } = after(
    { team: 'A', policy: 'keep-and-award' },
    { team: 'B', policy: 'annul' },
  );
  expect(matches).toEqual(['C-A', 'A-D team1']);
  expect(annulled).toEqual(['B']);
});

test('exactly half played is not under half: the rest is awarded', () => {
  // A has played two and has two open.
  const { matches, annulled } = after({ team: 'A', policy: 'annul-under-half' });
  expect(annulled).toEqual([]);
  expect(matches.slice(3)).toEqual(['A-D team1', 'B-A team2']);
});

test('under half played is annulled', () => {
  // D has played none and has two open.
  expect(after({ team: 'D', policy: 'annul-under-half' })).toEqual({
    matches: ['A-B', 'C-A', 'B-C'],
    annulled: ['D'],
  });
});

test('a team whose calendar is played out is not under half', () => {
  expect(after({ team: 'C', policy: 'annul-under-half' })).toEqual({
    matches: ['A-B', 'C-A', 'B-C'],
    annulled: [],
  });
});

test('the half-played rule does not depend on the order of the withdrawals', () => {
  const a: Withdrawal = { team: 'A', policy: 'annul-under-half' };
  const d: Withdrawal = { team: 'D', policy: 'annul-under-half' };
  expect(after(a, d)).toEqual(after(d, a));
});

test.each([
  ['away', result('A', 'B', '3-0'), { id: 'B-C', team1: 'B', team2: 'C' }],
  ['at home', result('B', 'A', '3-0'), { id: 'C-B', team1: 'C', team2: 'B' }],
])('a match played %s counts towards half', (_, played, open) => {
  const { annulled } = applyWithdrawals(
    [played],
    [open],
    [{ team: 'B', policy: 'annul-under-half' }],
  );
  expect([...annulled]).toEqual([]);
});

test('an awarded match is a forfeit without sets of its own', () => {
  const [awarded] = applyWithdrawals(
    [],
    [{ id: 'A-B', team1: 'A', team2: 'B' }],
    [{ team: 'B', policy: 'keep-and-award' }],
  ).matches;
  expect(awarded).toEqual({
    id: 'A-B',
    team1: 'A',
    team2: 'B',
    sets: [],
    setsWon: [0, 0],
    forfeit: 'team2',
  });
});
