import { expect, test } from 'vitest';
import { lineText } from './line-text.ts';
import { playerRows, readTeams, sameNumbers, teamRows } from './written-rows.ts';

test('a team is a line with its city after a comma, below a group line that ends with a colon', () => {
  expect(teamRows('A:\nIlemela VC, Mwanza\nMagu\n\nGroup B :\n  Kwimba "KW"', 'Men')).toBe(
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
  expect(teamRows('Ilemela', 'Women')).toBe('name,gender,city,group\n"Ilemela","Women","",""');
});

test.each([
  ['7 Juma Ally', '"Juma Ally","7",""'],
  ['7. Juma Ally', '"Juma Ally","7",""'],
  ['07 - Juma Ally', '"Juma Ally","07",""'],
  ['#12 Juma Ally, Libero', '"Juma Ally","12","Libero"'],
  ['7)Juma', '"Juma","7",""'],
  ['Juma Ally', '"Juma Ally","",""'],
  ['• 7 Juma Ally (C)', '"Juma Ally","7",""'],
  ['• *Said Bakari* 12, Libero', '"Said Bakari","12","Libero"'],
  ['2) Ali Hassan (Nahodha) #4', '"Ali Hassan","4",""'],
  ['No. 5: Said Bakari', '"Said Bakari","5",""'],
  ['Na 5 Said Bakari', '"Said Bakari","5",""'],
  ['Nassoro Ali', '"Nassoro Ali","",""'],
  ['6\tHamisi Kondo\tSetter', '"Hamisi Kondo","6","Setter"'],
  ['2. Ali Hassan - Setter', '"Ali Hassan","2","Setter"'],
  ["4 D'Angelo Ben-Said, Libero", `"D'Angelo Ben-Said","4","Libero"`],
  ['1. Juma Ally - 7', '"Juma Ally","7",""'],
  ['1. Juma Ally (7)', '"Juma Ally","7",""'],
  ['Juma Ally #7', '"Juma Ally","7",""'],
  ['Juma Ally 12', '"Juma Ally","12",""'],
  ['700 Neema Juma', '"Neema Juma","700",""'],
  ['*Wachezaji:*', ''],
  ['', ''],
])('the line %o is the row %o', (line, row) => {
  expect(playerRows(line)).toBe(`fullName,jerseyNumber,position\n${row}`);
});

test('a list pasted from a message may hold bold headings, numbers, bullets and invisible characters', () => {
  const list = `\u200e*KUNDI A*
1. Ng'ambo Stars, Zanzibar
2) JKT 🏐
- Magu
• *Kwimba VC*
*Kundi B:*
1️⃣ Chui
10 Simba
Pool Stars`;
  expect(readTeams(list)).toEqual([
    undefined,
    { name: "Ng'ambo Stars", city: 'Zanzibar', group: 'KUNDI A' },
    { name: 'JKT 🏐', city: '', group: 'KUNDI A' },
    { name: 'Magu', city: '', group: 'KUNDI A' },
    { name: 'Kwimba VC', city: '', group: 'KUNDI A' },
    undefined,
    { name: 'Chui', city: '', group: 'Kundi B' },
    { name: '10 Simba', city: '', group: 'Kundi B' },
    { name: 'Pool Stars', city: '', group: 'Kundi B' },
  ]);
});

test.each([
  ['*A* na *B*', '*A* na *B*'],
  ['- *_Magu_*', 'Magu'],
  ['* Magu', 'Magu'],
  ['Magu -', 'Magu -'],
  ['-', ''],
])('the line %o is read as %o', (line, text) => {
  expect(lineText(line)).toBe(text);
});

test('a repeated shirt number is reported with both lines', () => {
  expect(sameNumbers('Timu:\n7 Asha\n\n12 Juma\n07 Neema\nBaraka\nMoshi\nSaid 7')).toEqual([
    { line: 5, number: 7, first: 2 },
    { line: 8, number: 7, first: 2 },
  ]);
  expect(sameNumbers('7 Asha\n70 Neema\nJuma')).toEqual([]);
});
