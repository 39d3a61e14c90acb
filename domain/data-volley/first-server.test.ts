import { expect, test } from 'vitest';
import { firstServer } from './first-server.ts';
import { readScoutLine, type ScoutEntry } from './scout-line.ts';

const START = ';;;;;;;16.00.00;1;;;;;;1;2;3;4;5;6;11;12;13;14;15;16;';
const HOME_TURNED = ';;;;;;;16.00.00;1;;;;;;2;3;4;5;6;1;11;12;13;14;15;16;';
const AWAY_TURNED = ';;;;;;;16.00.00;1;;;;;;1;2;3;4;5;6;12;13;14;15;16;11;';
const ONE_CHANGED = ';;;;;;;16.00.00;1;;;;;;1;2;3;4;5;9;11;12;13;14;15;16;';
const CHANGED_AND_TURNED = ';;;;;;;16.00.00;1;;;;;;2;3;4;5;9;1;11;12;13;14;15;16;';

function entries(...lines: string[]): ScoutEntry[] {
  return lines.map((text, index) => readScoutLine({ line: index + 1, text }) as ScoutEntry);
}

test.each([
  ['its serve', ['*11SM-', 'ap00:01'], 'home'],
  ['the serve of the other', [`*T${START}`, '*01RM+', 'a01SM-'], 'away'],
  ['the home team that turns', [`ap00:01${START}`, `*p01:01${HOME_TURNED}`], 'away'],
  ['the away team that turns', [`*p01:00${START}`, `ap01:01${AWAY_TURNED}`], 'home'],
  ['a serve that comes after a point is of a later rally', ['*p01:00', 'a11SM-'], null],
  [
    'lines without positions say nothing',
    [`*p01:00${START}`, 'ap01:01', `*p02:01${HOME_TURNED}`],
    'away',
  ],
  [
    'nobody turns until the set ends',
    [`*p25:00${START}`, `**1set${START}`, `*p26:00${HOME_TURNED}`],
    null,
  ],
  ['no positions at all', ['*p01:00', 'ap01:01'], null],
  [
    'a substitute is no turn',
    [`*p01:00${START}`, `*c06:09${ONE_CHANGED}`, `*p02:00${ONE_CHANGED}`],
    null,
  ],
  [
    'a turn after a substitution',
    [`*p01:00${START}`, `*c06:09${ONE_CHANGED}`, `*p02:01${CHANGED_AND_TURNED}`],
    'away',
  ],
  ['nothing follows', [], null],
] as const)('the first server is known from %s', (_, lines, side) => {
  expect(firstServer(entries(...lines))).toBe(side);
});
