import { expect, test } from 'vitest';
import { rosterDoubles } from './roster-doubles.ts';

const player = (fullName: string, jerseyNumber: number | null = null) => ({
  fullName,
  jerseyNumber,
});

test('shirts and names that two players have are named once each', () => {
  const players = [
    player('Juma Mwinyi', 17),
    player('juma  mwinyi ', 4),
    player('Asha', 17),
    player('Neema', 4),
    player('Rehema', 17),
  ];
  expect(rosterDoubles(players)).toEqual({ shirts: [4, 17], names: ['Juma Mwinyi'] });
});

test('players without a shirt are no double', () => {
  expect(rosterDoubles([player('Asha'), player('Neema')])).toEqual({ shirts: [], names: [] });
});
