import { expect, test } from 'vitest';
import { crestColors, initialsOf } from './crest-shape.ts';

test.each([
  ['Jeshi Stars', 'JS'],
  ['JKU', 'JKU'],
  ['Mafunzo', 'MA'],
  ['University of Dar es Salaam', 'UDE'],
  ['Moro Stars VC', 'MS'],
  ['VC', 'VC'],
  ['', '?'],
  ['TPDF', 'TPDF'],
  ['SIMBA', 'SI'],
  ['Nyuki', 'NY'],
  ['Moja', 'MO'],
  ['Moro - Stars', 'MS'],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('letters contrast with the jersey', () => {
  expect(crestColors('A', '#ffffff', '#000000').ink).toBe('#111');
  expect(crestColors('A', '#000000', '#ffffff').ink).toBe('#fff');
  expect(crestColors('A', '#fcd116', '#000000').ink).toBe('#111');
  expect(crestColors('A', '#0b6b3a', '#000000').ink).toBe('#fff');
});

test('a white jersey that somebody chose stays white', () => {
  expect(crestColors('A', '#ffffff', '#ff0000').field).toBe('#ffffff');
});

test('a team without colours gets a pair of its own, always the same', () => {
  const colors = crestColors('Jeshi Stars', '#FFFFFF', '#ffffff');
  expect(colors).toEqual(crestColors('Jeshi Stars', '#ffffff', '#ffffff'));
  expect(colors.field).not.toBe('#ffffff');
  expect(crestColors('Mafunzo', '#ffffff', '#ffffff')).not.toEqual(colors);
});
