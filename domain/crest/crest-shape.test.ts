import { expect, test } from 'vitest';
import { contrast } from './color-math.ts';
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
  ['Arusha 🏐 Spikers', 'AS'],
  ['🏐Chui', 'CH'],
  ["Ng'ambo Stars", 'NS'],
  ["N'gi", 'NG'],
  ['🏐', '?'],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('letters contrast with the jersey', () => {
  expect(crestColors('A', '#ffffff', '#000000').ink).toBe('#0b1410');
  expect(crestColors('A', '#000000', '#ffffff').ink).toBe('#ffffff');
  expect(crestColors('A', '#fcd116', '#000000').ink).toBe('#0b1410');
  expect(crestColors('A', '#0b6b3a', '#000000').ink).toBe('#ffffff');
});

test('a deliberately chosen white jersey stays white', () => {
  expect(crestColors('A', '#ffffff', '#ff0000').field).toBe('#ffffff');
});

test('a team without colours gets a pair of its own, always the same', () => {
  const colors = crestColors('Jeshi Stars', '#FFFFFF', '#ffffff');
  expect(colors).toEqual(crestColors('Jeshi Stars', '#ffffff', '#ffffff'));
  expect(colors.field).not.toBe('#ffffff');
  expect(crestColors('Mafunzo', '#ffffff', '#ffffff')).not.toEqual(colors);
});

test.each(['of', 'the', 'na', 'ya', 'wa', 'za', 'and', 'Club', 'VC', 'SC', 'FC'])(
  'the word %s gives no initial',
  (word) => {
    expect(initialsOf(`Alfa ${word} Beta`)).toBe('AB');
  },
);

test('one jersey left white is a choice', () => {
  expect(crestColors('A', '#ff0000', '#ffffff')).toMatchObject({
    field: '#ff0000',
    band: '#ffffff',
  });
});

test('teams without colours get one of eight pairs', () => {
  const names = Array.from({ length: 200 }, (_, n) => `Timu ${n}`);
  const pairs = names.map((name) => crestColors(name, '#ffffff', '#ffffff'));
  expect(new Set(pairs.map(({ field, band }) => `${field} ${band}`)).size).toBe(8);
  for (const { field, band } of pairs) expect(`${field}${band}`).toMatch(/^(#[\da-f]{6}){2}$/);
});

test('letters can be read on a jersey of any colour', () => {
  const parts = ['00', '08', '33', '66', '99', 'cc', 'ff'];
  for (const red of parts) {
    for (const green of parts) {
      for (const blue of parts) {
        const field = `#${red}${green}${blue}`;
        const { ink } = crestColors('A', field, '#000000');
        expect(contrast(field, ink), field).toBeGreaterThan(4);
      }
    }
  }
});
