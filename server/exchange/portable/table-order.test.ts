import { expect, test } from 'vitest';
import { SECRET_TABLES, TABLE_ORDER } from './table-order.ts';

test('no table of private links is part of an export', () => {
  const links = TABLE_ORDER.filter((table) => table.endsWith('_link'));
  expect(links).toHaveLength(9);
  expect(links.filter((table) => !SECRET_TABLES.has(table))).toEqual([]);
});
