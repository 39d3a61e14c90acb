import { plural } from '../plural.ts';

export const matchFiles = {
  open: 'Import a .dvw file',
  title: 'Import a .dvw file',
  text: 'The log of this match from a DataVolley file: line-ups, points, substitutions and time-outs. It is shown before it is kept.',
  file: '.dvw file',
  home: 'Home team of the file',
  choose: 'Choose a .dvw file.',
  is: (ours: string, theirs: string) => `${ours}: “${theirs}” in the file`,
  sets: 'Sets',
  counts: (rallies: number, substitutions: number, timeouts: number) =>
    `${rallies} rallies, ${substitutions} substitutions, ${timeouts} time-outs`,
  sound: 'Nothing odd was found in the file.',
  odd: (n: number) =>
    plural('en', n, { one: '1 thing to look at:', other: `${n} things to look at:` }),
  line: (n: number) => `Line ${n}`,
  kinds: {
    'unknown-code': 'This line was not understood and is left out.',
    refused: 'Left out:',
    breach: 'Kept, although the rules of the match do not allow it:',
    'score-jump': 'Points are missing in the file.',
    court: 'The positions are not those that follow from the line-up.',
    'set-score': 'The header of the file has another score.',
    'set-open': 'By the rules of the match this set is not over.',
    'match-open': 'By the rules of the match it is not over. It stays live.',
  },
  more: (n: number) => `${n} more`,
  make: 'Keep this log',
  done: 'The log was imported.',
};
