import { expect, test } from 'vitest';
import { SIGNING_MANNERS } from '../events.ts';
import { hasIdentity, signingSide } from './signing.ts';

test('captains and coaches sign for their team, and everybody else for neither', () => {
  expect(signingSide('captain1')).toBe('team1');
  expect(signingSide('coach2')).toBe('team2');
  for (const role of ['referee1', 'referee2', 'scorer', 'assistant-scorer'] as const) {
    expect(signingSide(role), role).toBeNull();
  }
});

test('every manner of signing but a name alone shows who signed', () => {
  expect(SIGNING_MANNERS.filter((manner) => !hasIdentity({ manner }))).toEqual(['name']);
  expect(hasIdentity({})).toBe(true);
});
