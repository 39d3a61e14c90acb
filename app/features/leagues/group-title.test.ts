import { expect, test } from 'vitest';
import { en } from '#app/messages/en.ts';
import { sw } from '#app/messages/sw.ts';
import { groupTitle } from './group-title.ts';

test('a bare letter or number gets the word group, a name stays as it is', () => {
  expect(groupTitle(en, 'A')).toBe('Group A');
  expect(groupTitle(sw, '12')).toBe('Kundi 12');
  expect(groupTitle(en, 'Kundi A')).toBe('Kundi A');
  expect(groupTitle(sw, 'Pool B')).toBe('Pool B');
});
