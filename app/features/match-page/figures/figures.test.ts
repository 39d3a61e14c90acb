import { expect, test } from 'vitest';
import { emptyLine } from '#domain/volleyball/statistics/touches/box-line.ts';
import { BOX_COLUMNS, columnGroups } from './box-columns.ts';
import { percent, shareText } from './percent.ts';

test('shares are whole percents with their counts, and a dash of nothing', () => {
  expect(percent(0.456)).toBe('46%');
  expect(percent(-0.2)).toBe('-20%');
  expect(shareText({ won: 13, of: 21 })).toBe('62% (13/21)');
  expect([percent(null), shareText({ won: 0, of: 0 })]).toEqual(['–', '–']);
});

test('the groups of a box score span all its columns in their order', () => {
  const groups = columnGroups();
  expect(groups.reduce((total, { columns }) => total + columns, 0)).toBe(BOX_COLUMNS.length);
  expect(groups.flatMap(({ group, columns }) => Array(columns).fill(group))).toEqual(
    BOX_COLUMNS.map(({ group }) => group),
  );
});

test('a player without touches has zero points and empty cells', () => {
  const cells = BOX_COLUMNS.map(({ of }) => of(emptyLine()));
  expect(cells.slice(0, 4)).toEqual([0, 0, '', '']);
  expect(cells.filter((cell) => cell === '–').length).toBe(6);
});

test('serve and reception have their efficiency beside the shares', () => {
  const line = {
    ...emptyLine(),
    serve: { total: 10, aces: 1, errors: 3 },
    reception: { total: 20, perfect: 6, positive: 4, errors: 3, overpassed: 2 },
  };
  const cell = (name: string) => BOX_COLUMNS.find(({ head }) => head === name)!.of(line);
  expect(['serveEfficiency', 'receptionEfficiency'].map(cell)).toEqual(['-20%', '25%']);
});
