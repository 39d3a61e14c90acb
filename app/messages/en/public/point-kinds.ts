import { plural } from '../../plural.ts';

/** Reasons and players of points. */
export const pointKinds = {
  attacks: 'Attacks',
  blocks: 'Blocks',
  aces: 'Aces',
  errors: 'Opponent errors',
  scorers: 'Top scorers',
  explained: (n: number, of: number) => `The log says how ${n} of ${of} rallies were won.`,
  shirt: (no: number) => `No. ${no}`,
  points: (n: number) => plural('en', n, { one: '1 point', other: `${n} points` }),
  onCourt: 'Sets on court',
  matches: 'Matches recorded rally by rally',
  own: 'Points',
  best: 'Most points in a match',
  fromLog: 'From the match logs',
  atTheEnd: (set: number) => `At the end of set ${set}, shirt numbers in their positions.`,
};
