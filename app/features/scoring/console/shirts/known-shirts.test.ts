import { expect, test } from 'vitest';
import type { PlayerSummary } from '#contract/people/player.ts';
import { emptyLog } from '#domain/volleyball/match-log.ts';
import { PRESETS } from '#domain/volleyball/presets.ts';
import { knownLiberos } from './known-shirts.ts';

const libero = (jerseyNumber: number | null): PlayerSummary => ({
  id: `${jerseyNumber}`,
  fullName: 'a',
  jerseyNumber,
  team: null,
  profilePicture: null,
  gender: null,
  position: 'Libero',
  dominantHand: null,
});

test('the roster’s liberos become liberos of the match up to the limit of the rules', () => {
  const team1 = [libero(7), libero(null), libero(8), libero(9)];
  const rosters = { team1, team2: [] };
  const of = (rules: keyof typeof PRESETS) =>
    knownLiberos({ log: emptyLog(PRESETS[rules]), rosters }, 'team1');
  expect(of('indoor')).toEqual([7, 8]);
  // A player who is libero indoors plays on the beach like anybody.
  expect(of('beach')).toEqual([]);
});
