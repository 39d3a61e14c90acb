import { expect, test } from 'vitest';
import { ownChanges } from './own-changes.ts';

test('an untouched field is not sent, an emptied field is', () => {
  const record = { name: 'Kibo', city: 'Moshi', about: 'Old', height: 180, coachName: 'N/A' };
  const input = { name: 'Kibo', city: 'Arusha', about: '', height: null };
  expect(ownChanges<object>(record, input)).toEqual({ city: 'Arusha', about: '', height: null });
  expect(ownChanges(record, { name: 'Kibo' })).toEqual({});
});

test('a named record is compared by its id', () => {
  const match = {
    team1: { id: 't1', name: 'Kibo' },
    team2: { id: 't2', name: 'Meru' },
    round: null,
  };
  const input = { team1: 't1', team2: 't3', round: null };
  expect(ownChanges<object>(match, input)).toEqual({ team2: 't3' });
  expect(ownChanges<object>({ account: null }, { account: 'a1' })).toEqual({ account: 'a1' });
  expect(ownChanges<object>({ account: { id: 'a1' } }, { account: null })).toEqual({
    account: null,
  });
});
