import { plural } from '../../plural.ts';

export const swiss = {
  title: 'Swiss rounds',
  rounds: 'Rounds',
  roundsHint: (most: number) =>
    `At most ${most}, so that nobody has to meet again. Round 1 is drawn; each next one is paired from the results.`,
  drawn: (rounds: number) => `Round 1 of ${rounds} is drawn. Press Preview again for another draw.`,
  pairedByTable: (round: number, rounds: number) =>
    `Round ${round} of ${rounds}: teams of equal score meet.`,
  bye: (team: string) => `${team} rests: that counts as a win.`,
  rests: 'rests: that counts as a win',
  secondBye: (team: string) => `${team} rests for the second time: all others have rested too.`,
  rematch: (team1: string, team2: string) =>
    `${team1} and ${team2} meet again: nothing else was left.`,
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
    'By wins, byes among them; then by the wins of the opponents (Buchholz); then by the draw.',
  team: 'Team',
  score: 'Wins',
  buchholz: 'Buchholz',
  rested: (round: number, team: string) => `Round ${round}: ${team} rested.`,
};
