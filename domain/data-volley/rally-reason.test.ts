import { expect, test } from 'vitest';
import { rallyReason } from './rally-reason.ts';

type Touches = Parameters<typeof rallyReason>[0];

/** `*14A#`: a team, a shirt number or `$$`, a skill and its mark. */
function touches(line: string): Touches {
  return [...line.matchAll(/([*a])(\d\d|\$\$)(.)(.)/g)].map(([, team, player, skill, mark]) => ({
    side: team === '*' ? 'home' : 'away',
    touch: { skill: skill!, mark: mark!, player: player === '$$' ? null : Number(player) },
  }));
}

test.each([
  ['*11S#', { reason: 'ace', player: 11 }],
  ['a01S- *14A#', { reason: 'attack', player: 14 }],
  ['a01A- *05B#', { reason: 'block', player: 5 }],
  ['*$$A#', { reason: 'attack' }],
  // A block out: an attack and a lost block; and the last of two attacks made it.
  ['*14A# a05B=', { reason: 'attack', player: 14 }],
  ['*14A# *09A#', { reason: 'attack', player: 9 }],
  ['a01S=', { reason: 'opponent-serve-error', errorBy: 1 }],
  ['a$$S=', { reason: 'opponent-serve-error' }],
  ['*01S- a09A=', { reason: 'opponent-attack-error', errorBy: 9 }],
  ['*01S- a09R=', { reason: 'opponent-error', errorBy: 9 }],
  // An invasion of the block is a fault of the blocker; an overpassed reception is none.
  ['*01A+ a05B/', { reason: 'opponent-error', errorBy: 5 }],
  ['*01S- a09R/', { reason: 'unknown' }],
  // A touch of the block after which play goes on is none either.
  ['*01A+ a05B+', { reason: 'unknown' }],
  // A good reception makes no point, and neither do the marks of the team that lost.
  ['a01S- *09R#', { reason: 'unknown' }],
  ['a09A# *05B=', { reason: 'unknown' }],
  ['a09A+ *05A-', { reason: 'unknown' }],
  ['', { reason: 'unknown' }],
])('the touches %j give the reason of a point of the home team', (line, reason) => {
  expect(rallyReason(touches(line), 'home')).toEqual(reason);
});
