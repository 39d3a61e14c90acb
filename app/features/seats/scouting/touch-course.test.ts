import { expect, test } from 'vitest';
import { expectedTouch } from './touch-course.ts';

test.each([
  [[], { side: 'team2', skill: 'serve' }],
  [['a07SM-'], { side: 'team1', skill: 'reception' }],
  [['a07SM-', '*03RM+'], { side: 'team1', skill: 'set' }],
  [['*05EH+'], { side: 'team1', skill: 'attack' }],
  [['*05AH+'], { side: 'team2', skill: 'dig' }],
  [['a05DH+'], { side: 'team2', skill: 'set' }],
] as const)('after the touches %j the usual one is expected', (touches, expected) => {
  expect(expectedTouch(touches, 'team2')).toEqual(expected);
});
