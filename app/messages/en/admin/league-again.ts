import { plural } from '../../plural.ts';

/** The same league for another season. */
export const leagueAgain = {
  title: 'Same league again',
  text: 'Rules, points, partner, logo, secretaries and the courts come along. Matches, results and decisions stay here. Officials are on one list for all leagues: they stay on it, and nobody has a duty in the new league yet.',
  teams: (n: number) =>
    plural('en', n, {
      one: 'Enter its team',
      other: `Enter its ${n} teams, except withdrawn ones`,
    }),
  moves: 'Promotion and relegation: leave out the teams that go up or down, add those that come',
  groups: 'Make the same groups',
  make: 'Make the league',
  made: 'League made. This is its page.',
};
