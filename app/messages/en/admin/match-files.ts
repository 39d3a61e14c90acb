import { plural } from '../../plural.ts';

export const matchFiles = {
  open: 'Import a match file',
  title: 'Import a match file',
  text: 'Import the log of this match from a DataVolley file (.dvw) or from another Wavu (.json): line-ups, points, substitutions and time-outs. You see it before it is saved.',
  file: '.dvw or .json file',
  home: 'Home team of the file',
  choose: 'Please select a file first!',
  inFile: (theirs: string) => `“${theirs}” in the file`,
  sets: 'Sets',
  counts: (rallies: number, substitutions: number, timeouts: number) =>
    `${rallies} rallies, ${substitutions} substitutions, ${timeouts} time-outs`,
  sound: 'No problems were found in the file.',
  odd: (n: number) => plural('en', n, { one: '1 line to check:', other: `${n} lines to check:` }),
  line: (n: number) => `Line ${n}`,
  entry: (n: number) => `Entry ${n}`,
  kinds: {
    'unknown-code': 'This line was not understood and is left out.',
    refused: 'Left out:',
    breach: 'Kept, although the rules of the match do not allow it:',
    'score-jump': 'Points are missing in the file.',
    court: 'The positions are not those that follow from the line-up.',
    'set-score': 'The header of the file has another score.',
    'set-open': 'By the rules of the match this set is not over.',
    'match-open': 'By its rules the match is not over. It stays live.',
    'other-rules': 'The match was scored by other rules. They come with the file.',
  },
  more: (n: number) => `${n} more`,
  make: 'Save this log',
  done: 'The log was imported.',
};
