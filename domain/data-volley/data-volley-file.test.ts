import { expect, test } from 'vitest';
import { readDataVolley } from './data-volley-file.ts';

const HEAD = ['[3TEAMS]', '1;Home', '2;Away'];

test('sections are found by whole headings, in whatever line ends and with a mark at the front', () => {
  const text = `\uFEFF[3TEAMS] \r1; Home ;\r2;Away\r\n[3SCOUT]\r\n*T\r\n x [3TEAMS]\r\n[3TEAMS] of\r\n`;
  const file = readDataVolley(text)!;
  expect([file.home.name, file.away.name]).toEqual(['Home', 'Away']);
  expect(file.entries).toMatchObject([{ kind: 'timeout', side: 'home', line: 5 }]);
  expect(file.unknown).toEqual([
    { line: 6, text: 'x [3TEAMS]' },
    { line: 7, text: '[3TEAMS] of' },
  ]);
});

test('a file with one team or without scouting is refused', () => {
  expect(readDataVolley('[3TEAMS]\n1;Home\n[3SCOUT]\n*T')).toBe(null);
  expect(readDataVolley(HEAD.join('\n'))).toBe(null);
  expect(readDataVolley([...HEAD, '[3SCOUT]'].join('\n'))).not.toBe(null);
});

test('teams without a name or players are read as unknown', () => {
  const file = readDataVolley('[3TEAMS]\n1\n2;\n[3SCOUT]')!;
  expect([file.home, file.away]).toEqual(Array(2).fill({ name: '', players: [], liberos: [] }));
});

test('players are the lines with a shirt number, once each; L is a libero, also as captain', () => {
  const player = (shirt: string, role: string) => `0;${shirt};1;;;;;;id;Name;Name;;${role};;`;
  const home = [player('7', ''), player('12', 'L'), player('7', 'C'), player(' 3 ', 'LC')];
  const none = [
    player('', 'L'),
    player('x4', 'L'),
    player('4x', 'L'),
    player('1000', 'L'),
    '0',
    '0;9',
  ];
  const sections = ['[3PLAYERS-H]', ...home, '[3PLAYERS-V]', ...none];
  const file = readDataVolley([...HEAD, ...sections, '[3SCOUT]'].join('\n'))!;
  expect(file.home).toEqual({ name: 'Home', players: [7, 12, 3], liberos: [12, 3] });
  expect(file.away).toEqual({ name: 'Away', players: [9], liberos: [] });
});

test('final scores of the header; sets without one are left out', () => {
  const scores = ['25-19', ' 23 -  25', '', 'x25-19', '25-19x', '25:19', '2519'];
  const sets = scores.map((score) => `True;;;;${score};25;`);
  const file = readDataVolley([...HEAD, '[3SET]', ...sets, 'True;', '[3SCOUT]'].join('\n'))!;
  expect(file.setScores).toEqual([
    [25, 19],
    [23, 25],
  ]);
});

test('padding is skipped, and unknown lines are reported as far as they can be read', () => {
  const long = `?${'x'.repeat(200)}`;
  const file = readDataVolley([...HEAD, '[3SCOUT]', '\0\0 \t', '\x1a', ` ${long} `].join('\n'))!;
  expect(file.entries).toEqual([]);
  expect(file.unknown).toEqual([{ line: 7, text: long.slice(0, 80) }]);
});
