import { expect, test } from 'vitest';
import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import { rostersWithShirts } from './match-rosters.ts';

const player = (id: string, jerseyNumber: number | null): PlayerSummary => ({
  id,
  fullName: id,
  jerseyNumber,
  team: null,
  profilePicture: null,
  gender: null,
  position: null,
  dominantHand: null,
});
const roster = [player('a', 1), player('b', 2), player('c', null)];
const lineup: PreparedLineup = {
  match: 'm',
  team: 't',
  set: 1,
  players: [],
  liberos: [],
  captain: null,
  updatedAt: '',
  sheet: [
    { player: 'a', shirt: 2 },
    { player: 'c', shirt: 9 },
  ],
};

test('shirt numbers come from the coach’s line-up, otherwise from the roster', () => {
  const rosters = { team1: roster, team2: roster };
  const numbers = (prepared: PreparedLineup | undefined) =>
    rostersWithShirts(rosters, { team1: prepared, team2: undefined }).team1.map(
      ({ jerseyNumber }) => jerseyNumber,
    );
  expect(numbers(undefined)).toEqual([1, 2, null]);
  // Nobody else has the shirt that somebody wears today.
  expect(numbers(lineup)).toEqual([2, null, 9]);
  expect(rostersWithShirts(rosters, { team1: lineup, team2: undefined }).team2).toBe(roster);
});
