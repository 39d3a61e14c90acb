import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only differing values are changes, and a column is named as its field', () => {
  const before = { name: 'Kibo', jersey_color1: '#ffffff', updated_at: 1, sort_name: 'kibo' };
  const after = { name: 'Kibo', jerseyColor1: '#0b6b3a' };
  expect(changedFields(before, after)).toEqual([
    { field: 'jerseyColor1', before: '#ffffff', after: '#0b6b3a' },
  ]);
});

test('a new field has no value before, a removed field no value after', () => {
  expect(changedFields(null, { name: 'Kibo' })).toEqual([
    { field: 'name', before: undefined, after: 'Kibo' },
  ]);
  expect(changedFields({ name: 'Kibo' }, null)).toEqual([
    { field: 'name', before: 'Kibo', after: undefined },
  ]);
  expect(changedFields(null, null)).toEqual([]);
});

test('JSON stored as text equals the same JSON', () => {
  expect(changedFields({ criteria: '["wins"]' }, { criteria: ['wins'] })).toEqual([]);
  expect(changedFields({ note: '[not JSON' }, { note: '' })).toEqual([
    { field: 'note', before: '[not JSON', after: '' },
  ]);
});
