import { expect, test } from 'vitest';
import type { Standings, StandingsRow } from '#contract/leagues/standings.ts';
import type { Match } from '#contract/matches/match.ts';
import { championOf } from './champion.ts';

const team = (id: string) => ({
  id,
  name: id,
  logo: null,
  jerseyColor1: '#ffffff',
  jerseyColor2: '#ffffff',
});

function match(status: Match['status'], winner: Match['winner'], round: string | null = null) {
  return { status, winner, round, team1: team('a'), team2: team('b') } as Match;
}

function table(...ranks: number[]): Standings {
  const rows = ranks.map((rank, at) => ({ rank, played: 2, team: team(`t${at}`) }) as StandingsRow);
  return { criteria: ['wins'], pointsSystem: 'fivb', pointsScheme: null, rows, explanations: [] };
}

test('the first team of a finished league is champion', () => {
  expect(championOf([match('ended', 'team1')], table(1, 2), false)?.id).toBe('t0');
});

test('an open match leaves the title open, a cancelled one does not', () => {
  expect(championOf([match('ended', 'team1'), match('Live', null)], table(1, 2), false)).toBeNull();
  const cancelled = [match('ended', 'team1'), match('cancelled', null)];
  expect(championOf(cancelled, table(1, 2), false)?.id).toBe('t0');
});

test('the final of a generated bracket decides', () => {
  expect(championOf([match('ended', 'team2', 'F')], table(1, 2), true)?.id).toBe('b');
});

test('a final decides before any table', () => {
  const matches = [match('ended', 'team1'), match('ended', 'team2', 'Fainali')];
  expect(championOf(matches, table(1, 2), true)?.id).toBe('b');
  expect(championOf([match('ended', 'team1', 'Semi-final')], table(1, 2), true)).toBeNull();
});

test('a shared first place has no champion', () => {
  expect(championOf([match('ended', 'team1')], table(1, 1), false)).toBeNull();
});

test('a league without matches has no champion', () => {
  expect(championOf([], table(1, 2), false)).toBeNull();
});
