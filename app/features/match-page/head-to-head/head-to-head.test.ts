import { expect, test } from 'vitest';
import type { Match } from '#contract/matches/match.ts';
import { formOf, headToHead } from './head-to-head.ts';

function match(team1: string, team2: string, winner: Match['winner']): Match {
  return { team1: { id: team1 }, team2: { id: team2 }, winner } as Match;
}

test('a win counts for the team, whichever side it was listed on', () => {
  const played = [match('a', 'b', 'team1'), match('b', 'a', 'team2'), match('b', 'a', 'team1')];
  expect(headToHead(played, 'a', 'b')).toMatchObject({ won1: 2, won2: 1, drawn: 0 });
  expect(headToHead(played, 'b', 'a')).toMatchObject({ won1: 1, won2: 2, drawn: 0 });
});

test('matches against others and open matches do not count as meetings', () => {
  const played = [match('a', 'c', 'team1'), match('a', 'b', null), match('a', 'b', 'draw')];
  expect(headToHead(played, 'a', 'b')).toMatchObject({ won1: 0, won2: 0, drawn: 1 });
});

test('the form shows the last five results, the latest last', () => {
  const latestFirst = [
    match('a', 'b', null),
    match('a', 'b', 'team1'),
    match('b', 'a', 'team1'),
    match('a', 'b', 'draw'),
    match('a', 'b', 'team1'),
    match('a', 'b', 'team1'),
    match('a', 'b', 'team2'),
  ];
  expect(formOf(latestFirst, 'a')).toEqual(['W', 'W', 'D', 'L', 'W']);
});
