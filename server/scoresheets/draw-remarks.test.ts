import { expect, test } from 'vitest';
import { decisionText } from './draw-remarks.ts';
import { WORDS } from './words.ts';

const line = { set: 2, score: { team1: 14, team2: 11 } };

test('a decision is written with team, points, place and reason', () => {
  const award = {
    kind: 'award',
    ...line,
    team: 'team2',
    points: 1,
    reason: 'ball was in',
  } as const;
  expect(decisionText(award, WORDS.en)).toBe(
    'Awarded by the officials B +1, Set 2, 14:11: ball was in',
  );
  const fault = { ...award, kind: 'rotation-fault', points: -3, reason: null } as const;
  expect(decisionText(fault, WORDS.sw)).toBe('Kosa la mzunguko B -3, Seti 2, 14:11');
});

test('a decision about nobody names nobody', () => {
  const restore = { kind: 'restore', ...line, team: null, points: null, reason: null } as const;
  expect(decisionText(restore, WORDS.en)).toBe('Score restored, Set 2, 14:11');
});
