import { plural } from '../../plural.ts';

/** How points were won, and by whom. */
export const pointKinds = {
  attacks: 'Attacks',
  blocks: 'Blocks',
  aces: 'Aces',
  errors: 'From errors',
  scorers: 'Points of players',
  explained: (n: number, of: number) => `How it was won is told of ${n} of ${of} rallies.`,
  shirt: (no: number) => `No. ${no}`,
  points: (n: number) => plural('en', n, { one: '1 point', other: `${n} points` }),
  onCourt: 'Sets on court',
  matches: 'Matches told rally by rally',
  own: 'Points',
  best: 'Most points in a match',
  fromLog: 'From the logs of matches',
  atTheEnd: (set: number) => `At the end of set ${set}, shirt numbers in their positions.`,
};
