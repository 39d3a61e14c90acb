import { plural } from '../../plural.ts';

/** The tab with every point of a match. */
export const points = {
  allSets: 'All sets',
  bothTeams: 'Both teams',
  moments: 'Key moments',
  momentWords: {
    run: (team: string, n: number, set: number, score: string) =>
      `Longest run: ${team}, ${n} points in a row to ${score} in set ${set}`,
    lead: (team: string, n: number, set: number, score: string) =>
      `Largest lead: ${team}, ${plural('en', n, { one: '1 point', other: `${n} points` })} at ${score} in set ${set}`,
    comeback: (team: string, n: number, set: number, score: string) =>
      `Comeback: ${team} were ${n} points behind at ${score} in set ${set} and won it`,
  },
  /** In the order of the reasons of a rally, from the side of its winner. */
  reasons: ['Attack', 'Block', 'Ace', 'Serve error', 'Attack error', 'Fault'],
  run: (n: number) => `${n} points in a row`,
  timeout: (team: string) => `Time-out ${team}`,
  inFor: (came: number, left: number) => `${came} for ${left}`,
  none: 'The points of this match are not known one by one.',
  asText: 'As text, for copying',
};
