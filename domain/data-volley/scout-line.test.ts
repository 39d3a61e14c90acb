import { expect, test } from 'vitest';
import { readScoutLine } from './scout-line.ts';

const BARE = { line: 3, seconds: null, courts: null, setters: { home: null, away: null } };

test.each([
  ['*T', { ...BARE, kind: 'timeout', side: 'home' }],
  ['ap07:12', { ...BARE, kind: 'point', side: 'away', score: { home: 7, away: 12 } }],
  ['*c02.08', { ...BARE, kind: 'substitution', side: 'home', out: 2, in: 8 }],
  ['aC02:08', { ...BARE, kind: 'substitution', side: 'away', out: 2, in: 8 }],
  ['*z3>lup;;;;;;;;4', { ...BARE, kind: 'lineup', set: 4 }],
  ['**3set', { ...BARE, kind: 'set-end', set: 3 }],
  [
    '*14AH=',
    {
      ...BARE,
      kind: 'touch',
      side: 'home',
      touch: { skill: 'A', mark: '=', player: 14, code: '14AH=' },
    },
  ],
  [
    'a$$BT#',
    {
      ...BARE,
      kind: 'touch',
      side: 'away',
      touch: { skill: 'B', mark: '#', player: null, code: '$$BT#' },
    },
  ],
  [
    'a~~RM+',
    {
      ...BARE,
      kind: 'touch',
      side: 'away',
      touch: { skill: 'R', mark: '+', player: null, code: '~~RM+' },
    },
  ],
  [
    'a~1RM+',
    {
      ...BARE,
      kind: 'touch',
      side: 'away',
      touch: { skill: 'R', mark: '+', player: null, code: '~1RM+' },
    },
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

test('the code of a touch is kept to its end, in plain signs and no longer than a log takes it', () => {
  const code = (text: string) => {
    const entry = readScoutLine({ line: 1, text }) as { touch: { code: string } };
    return entry.touch.code;
  };
  expect(code('*12AH-V5~46~H2O~x;r;p;')).toBe('12AH-V5~46~H2O~x');
  expect(code('*12AH-V5\u00e9 6')).toBe('12AH-V5~~6');
  expect(code(`*12AH-${'V'.repeat(40)}`)).toBe(`12AH-${'V'.repeat(30)}`);
});

test.each([
  ['3;6', { home: 3, away: 6 }],
  ['0;7', { home: null, away: null }],
  ['12;x', { home: null, away: null }],
  ['1', { home: 1, away: null }],
])('the positions of setters %j of a line are read', (fields, setters) => {
  expect(readScoutLine({ line: 1, text: `*T;;;;;;;;1;${fields}` })).toMatchObject({ setters });
});
