import { plural } from '../../plural.ts';

export const swiss = {
  title: 'Swiss rounds',
  rounds: 'Rounds',
  roundsHint: (most: number) =>
    `At most ${most}, so that no two teams meet twice. Round 1 is drawn; the later rounds are paired from the results.`,
  drawn: (rounds: number) => `Round 1 of ${rounds} is drawn. Press Preview again for another draw.`,
  pairedByTable: (round: number, rounds: number) =>
    `Round ${round} of ${rounds}: teams with equal scores meet.`,
  bye: (team: string) => `${team} has a bye, which counts as a win.`,
  rests: 'has a bye, which counts as a win',
  secondBye: (team: string) => `${team} has a second bye: all others have had one too.`,
  rematch: (team1: string, team2: string) =>
    `${team1} and ${team2} meet again: no other pairing was possible.`,
  progress: (paired: number, rounds: number) => `${paired} of ${rounds} rounds are paired.`,
  missing: (n: number) =>
    plural('en', n, {
      one: '1 result is missing before the next round can be paired:',
      other: `${n} results are missing before the next round can be paired:`,
    }),
  ready: 'All results are in.',
  over: 'All rounds are paired.',
  pairNext: 'Pair the next round',
  pairTitle: (round: number) => `Pair round ${round}`,
  table: 'Order for the pairing',
  tableNote:
    'By wins, including byes; then by the wins of the opponents (Buchholz); then by the draw.',
  team: 'Team',
  score: 'Wins',
  buchholz: 'Buchholz',
  rested: (round: number, team: string) => `Round ${round}: ${team} had a bye.`,
};
