import { expect, test } from 'vitest';
import { SIGNING_MANNERS } from '../events.ts';
import { PRESETS } from '../presets.ts';
import { scorer } from '../testing/record-match.ts';
import { hasIdentity, openPlaces, signingSide } from './signing.ts';

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

const LIST = { players: [1, 2, 3, 4, 5, 6], captain: 1 };
const rolesOf = (table: ReturnType<typeof scorer>, counts?: typeof hasIdentity) =>
  openPlaces(table.log, counts).map(({ paper, role }) => `${paper} ${role}`);

test('lists are signed by captain and coach of the teams that have one, until the first set', () => {
  const table = scorer(PRESETS.indoor);
  expect(rolesOf(table)).toEqual([]);
  table.must({ type: 'match-setup', team1: LIST });
  expect(rolesOf(table)).toEqual(['list captain1', 'list coach1']);
  table.must({ type: 'match-setup', team2: LIST });
  table.must({ type: 'sign', of: 'list', role: 'captain1', name: 'Asha', manner: 'name' });
  table.must({ type: 'sign', of: 'list', role: 'coach2', manner: 'account' });
  expect(rolesOf(table)).toEqual(['list coach1', 'list captain2']);
  expect(rolesOf(table, hasIdentity)).toEqual(['list captain1', 'list coach1', 'list captain2']);
  table.must({ type: 'start' }, { type: 'set-start', set: 1 });
  expect(rolesOf(table)).toEqual([]);
});

test('the sheet of a match that is over waits for the roles that have not signed, until it is official', () => {
  const table = scorer(PRESETS.indoor);
  table.must({ type: 'forfeit', team: 'team2' });
  expect(rolesOf(table)).toHaveLength(8);
  for (const role of ['captain1', 'captain2', 'coach1', 'coach2', 'scorer'] as const) {
    table.must({ type: 'sign', role, manner: 'drawn' });
  }
  table.must({ type: 'sign', role: 'referee1', name: 'Neema', manner: 'name' });
  expect(rolesOf(table)).toEqual(['sheet assistant-scorer', 'sheet referee2']);
  expect(rolesOf(table, hasIdentity)).toContain('sheet referee1');
  table.must({ type: 'finalise' });
  expect(rolesOf(table)).toEqual([]);
});
