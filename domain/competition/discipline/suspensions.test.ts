import { describe, expect, test } from 'vitest';
import type { CardLimit } from './rule.ts';
import {
  type Card,
  openSuspensions,
  suspensionFor,
  suspensionsOf,
  type TeamMatch,
} from './suspensions.ts';

const LIMITS: readonly CardLimit[] = [
  { grade: 'penalty', cards: 2, matches: 1 },
  { grade: 'disqualification', cards: 1, matches: 2 },
];

/** Matches m1, m2, ... of one team; their states in order. */
function calendar(...states: TeamMatch['state'][]): TeamMatch[] {
  return states.map((state, index) => ({ id: `m${index + 1}`, startsAt: index + 1, state }));
}

function card(match: number, grade: Card['grade'], person = 'asha'): Card {
  return { person, match: `m${match}`, startsAt: match, grade };
}

describe('suspensions by the rule of a league', () => {
  const played = calendar('played', 'played', 'open', 'open', 'open');

  test('begin with the match after the card that filled the limit', () => {
    const found = suspensionsOf(LIMITS, [card(1, 'penalty'), card(2, 'penalty')], [], () => played);
    expect(found).toEqual([
      {
        person: 'asha',
        cause: { kind: 'cards', grade: 'penalty', cards: 2, match: 'm2' },
        matches: 1,
        served: [],
        barred: ['m3'],
      },
    ]);
  });

  test('do not begin before the limit is full', () => {
    expect(suspensionsOf(LIMITS, [card(1, 'penalty')], [], () => played)).toEqual([]);
  });

  test('count the cards of each person and each grade by themselves', () => {
    const cards = [card(1, 'penalty'), card(2, 'expulsion'), card(2, 'penalty', 'neema')];
    expect(suspensionsOf(LIMITS, cards, [], () => played)).toEqual([]);
  });

  test('begin anew after so many cards again', () => {
    const cards = [1, 1, 2, 2].map((match) => card(match, 'penalty'));
    const found = suspensionsOf(LIMITS, cards, [], () => played);
    expect(found.map(({ served, barred }) => [...served, ...barred])).toEqual([['m2'], ['m3']]);
  });

  test('count cards by the days of their matches, whatever their order in the list', () => {
    const cards = [card(2, 'penalty'), card(1, 'penalty')];
    expect(suspensionsOf(LIMITS, cards, [], () => played)[0]!.barred).toEqual(['m3']);
  });
});

describe('a suspension of two matches', () => {
  const cards = [card(1, 'disqualification')];
  const afterwards = (...states: TeamMatch['state'][]) =>
    suspensionsOf(LIMITS, cards, [], () => calendar('played', ...states))[0]!;

  test('is served by matches played, and bars from the next ones until then', () => {
    expect(afterwards('played', 'open', 'open')).toMatchObject({ served: ['m2'], barred: ['m3'] });
    expect(afterwards('played', 'played', 'open')).toMatchObject({
      served: ['m2', 'm3'],
      barred: [],
    });
  });

  test('is not served by a cancelled match, nor by one that the team did not come to', () => {
    expect(afterwards('cancelled', 'lost-by-absence', 'open', 'open', 'open')).toMatchObject({
      served: [],
      barred: ['m4', 'm5'],
    });
  });

  test('is served by the matches that are played, where an earlier one still waits', () => {
    expect(afterwards('open', 'played', 'open')).toMatchObject({ served: ['m3'], barred: ['m2'] });
  });
});

describe('a suspension by decision', () => {
  const matches = calendar('played', 'open', 'open', 'open');

  test('binds the matches from its day on', () => {
    const decision = { id: 'd1', person: 'asha', matches: 2, from: 3 };
    const found = suspensionsOf([], [], [decision], () => matches);
    expect(found[0]).toMatchObject({
      cause: { kind: 'decision', id: 'd1' },
      barred: ['m3', 'm4'],
    });
    expect(suspensionFor(found, 'asha', 'm3')).toBe(found[0]);
    expect(suspensionFor(found, 'asha', 'm2')).toBeUndefined();
    expect(suspensionFor(found, 'neema', 'm3')).toBeUndefined();
  });

  test('follows one by cards and is never served by the same match', () => {
    const decision = { id: 'd1', person: 'asha', matches: 1, from: 2 };
    const found = suspensionsOf(LIMITS, [card(1, 'disqualification')], [decision], () => matches);
    expect(found.map(({ barred }) => barred)).toEqual([['m2', 'm3'], ['m4']]);
  });

  test('is not served by a match that has served another one', () => {
    const decisions = ['d1', 'd2'].map((id) => ({ id, person: 'asha', matches: 1, from: 2 }));
    const played = calendar('played', 'played', 'played', 'open');
    const found = suspensionsOf([], [], decisions, () => played);
    expect(found.map(({ served }) => served)).toEqual([['m2'], ['m3']]);
  });

  test('comes first where its day is before that of the cards', () => {
    const decision = { id: 'd1', person: 'asha', matches: 1, from: 1 };
    const found = suspensionsOf(LIMITS, [card(2, 'disqualification')], [decision], () => matches);
    expect(found.map(({ cause, served, barred }) => [cause.kind, ...served, ...barred])).toEqual([
      ['decision', 'm1'],
      ['cards', 'm3', 'm4'],
    ]);
    expect(openSuspensions(found).map(({ cause }) => cause.kind)).toEqual(['cards']);
  });

  test('of somebody else is not served by this calendar', () => {
    const decisions = ['asha', 'neema'].map((person) => ({
      id: person,
      person,
      matches: 1,
      from: 2,
    }));
    const found = suspensionsOf([], [], decisions, (person) => (person === 'asha' ? matches : []));
    expect(found.map(({ person, barred }) => [person, ...barred])).toEqual([
      ['asha', 'm2'],
      ['neema'],
    ]);
  });
});
