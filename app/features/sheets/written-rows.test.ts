import { expect, test } from 'vitest';
import { playerSheet, teamSheet } from './written-rows.ts';

test('a team is a line, its place behind a comma, its group a line with a colon above', () => {
  expect(teamSheet('A:\nIlemela VC, Mwanza\nMagu\n\nGroup B :\n  Kwimba "KW"', 'Men')).toBe(
    [
      'name,gender,city,group',
      '',
      '"Ilemela VC","Men","Mwanza","A"',
      '"Magu","Men","","A"',
      '',
      '',
      '"Kwimba ""KW""","Men","","Group B"',
    ].join('\n'),
  );
});

test('teams without a heading are in no group', () => {
  expect(teamSheet('Ilemela', 'Women')).toBe('name,gender,city,group\n"Ilemela","Women","",""');
});

test.each([
  ['7 Juma Ally', '"Juma Ally","7",""'],
  ['7. Juma Ally', '"Juma Ally","7",""'],
  ['07 - Juma Ally', '"Juma Ally","07",""'],
  ['#12 Juma Ally, Libero', '"Juma Ally","12","Libero"'],
  ['7)Juma', '"Juma","7",""'],
  ['Juma Ally', '"Juma Ally","",""'],
  ['', ''],
])('the line %o is the row %o', (line, row) => {
  expect(playerSheet(line)).toBe(`fullName,jerseyNumber,position\n${row}`);
});
