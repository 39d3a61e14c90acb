import { expect, test } from 'vitest';
import { readScoutLine } from './scout-line.ts';

const BARE = { line: 3, seconds: null, courts: null };

test.each([
  ['*T', { ...BARE, kind: 'timeout', side: 'home' }],
  ['ap07:12', { ...BARE, kind: 'point', side: 'away', score: { home: 7, away: 12 } }],
  ['*c02.08', { ...BARE, kind: 'substitution', side: 'home', out: 2, in: 8 }],
  ['aC02:08', { ...BARE, kind: 'substitution', side: 'away', out: 2, in: 8 }],
  ['*z3>lup;;;;;;;;4', { ...BARE, kind: 'lineup', set: 4 }],
  ['**3set', { ...BARE, kind: 'set-end', set: 3 }],
  [
    '*14AH=',
    { ...BARE, kind: 'touch', side: 'home', touch: { skill: 'A', mark: '=', player: 14 } },
  ],
  [
    'a$$BT#',
    { ...BARE, kind: 'touch', side: 'away', touch: { skill: 'B', mark: '#', player: null } },
  ],
  [
    'a~~RM+',
    { ...BARE, kind: 'touch', side: 'away', touch: { skill: 'R', mark: '+', player: null } },
  ],
  [
    'a~1RM+',
    { ...BARE, kind: 'touch', side: 'away', touch: { skill: 'R', mark: '+', player: null } },
  ],
  // Positions of the setter, and a point whose score stands on the line after it.
  ['*P05', null],
  ['az1', null],
  ['*$$&H#', null],
  // Neither team; codes that do not begin with what they say; a skill and a mark that there are not.
  ['a**1set', 'unknown'],
  ['*14P01>LUp', 'unknown'],
  ['*14p01:02', 'unknown'],
  ['*14c01:02', 'unknown'],
  ['*14z1', 'unknown'],
  ['*14$$&H#', 'unknown'],
  ['*x14AH=', 'unknown'],
  ['x14AH=', 'unknown'],
  ['', 'unknown'],
  ['*14XH=', 'unknown'],
  ['*14AH?', 'unknown'],
])('the scouting line %j is read', (text, entry) => {
  expect(readScoutLine({ line: 3, text })).toEqual(entry);
});

test.each([
  ['16.03.27', 57_807],
  ['00.00.00', 0],
  ['16:03:27', null],
  ['116.03.27', null],
  ['16.03.270', null],
  ['', null],
])('the time %j of a line is read', (time, seconds) => {
  const entry = readScoutLine({ line: 1, text: `*T;;;;;;;${time};1;` });
  expect(entry).toMatchObject({ seconds });
});

test.each([
  ['1;2;3;4;5;6;11;12;13;14;15;16', { home: [1, 2, 3, 4, 5, 6], away: [11, 12, 13, 14, 15, 16] }],
  ['1;2;3;4;5;6;11;12;13;14;15', null],
  ['1;2;3;4;5;6;11;12;;14;15;16', null],
  ['1;2;3;4;5;6;11;12;1000;14;15;16', null],
])('the positions %j of a line are read', (positions, courts) => {
  const entry = readScoutLine({ line: 1, text: `*T;;;;;;;;1;;;;;;${positions}` });
  expect(entry).toMatchObject({ courts });
});
