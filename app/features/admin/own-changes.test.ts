import { expect, test } from 'vitest';
import { ownChanges } from './own-changes.ts';

test('what was not touched is not sent, what was emptied is', () => {
  const record = { name: 'Kibo', city: 'Moshi', about: 'Old', height: 180, coachName: 'N/A' };
  const input = { name: 'Kibo', city: 'Arusha', about: '', height: null };
  expect(ownChanges<object>(record, input)).toEqual({ city: 'Arusha', about: '', height: null });
  expect(ownChanges(record, { name: 'Kibo' })).toEqual({});
});
