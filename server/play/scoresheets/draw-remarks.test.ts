import { expect, test } from 'vitest';
import { decisionText } from './draw-remarks.ts';
import { WORDS } from './words.ts';

const place = { set: 2, score: { team1: 14, team2: 11 } };
const line = {
  ...place,
  player: null,
  replacedBy: null,
  entry: null,
  breaches: [],
  challenge: null,
};

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

test('a decision without a player names none', () => {
  const restore = { kind: 'restore', ...line, team: null, points: null, reason: null } as const;
  expect(decisionText(restore, WORDS.en)).toBe('Score restored, Set 2, 14:11');
});

test('players of a remark are named by their shirts', () => {
  const hurt = { ...line, team: 'team1', points: null, player: 9, reason: null } as const;
  expect(decisionText({ ...hurt, kind: 'recovery' }, WORDS.en)).toBe(
    'Recovery time A 9, Set 2, 14:11',
  );
  const libero = { ...hurt, kind: 'new-libero', replacedBy: 7 } as const;
  expect(decisionText(libero, WORDS.sw)).toBe('Libero mpya A 9 anatoka, 7 anaingia, Seti 2, 14:11');
});

test('a remark says what the referee let stand and against which rule', () => {
  const exchange = {
    ...line,
    kind: 'override',
    team: 'team2',
    points: null,
    player: 17,
    replacedBy: 11,
    entry: 'libero',
    breaches: ['LIBERO_NEEDS_RALLY'],
    reason: null,
  } as const;
  expect(decisionText(exchange, WORDS.en)).toBe(
    'Allowed by the referee B 17 out, 11 in libero (no rally between two replacements), Set 2, 14:11',
  );
});

test('a challenge is written with its answer and its effect', () => {
  const challenge = {
    ...line,
    kind: 'challenge',
    team: 'team1',
    points: null,
    reason: null,
    challenge: { kind: null, outcome: 'right', effect: 'replay' },
  } as const;
  expect(decisionText(challenge, WORDS.en)).toBe(
    'Challenge A: right, rally replayed, Set 2, 14:11',
  );
});
