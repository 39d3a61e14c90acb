import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { xlsxBytes } from './write-xlsx.ts';

test('a large workbook is whole, and holds nobody up while it is made', async () => {
  const rows = Array.from({ length: 8000 }, (_, n) => [`2026-12-01`, `=Team ${n}`, n, null]);
  await xlsxBytes({ columns: ['date'], rows: [] });
  let heldUp = 0;
  let last = performance.now();
  const ticks = setInterval(() => {
    const gap = performance.now() - last;
    if (gap > 50) heldUp += gap;
    last += gap;
  }, 5);
  const began = last;
  const bytes = await xlsxBytes({ columns: ['date', 'team', 'number', 'note'], rows });
  const took = performance.now() - began;
  clearInterval(ticks);
  heldUp += performance.now() - last;
  expect(heldUp).toBeLessThan(took / 2);
  const data = await readSheet(Buffer.from(bytes));
  expect([data.length, data[0]?.slice(0, 3), data[8000]]).toEqual([
    8001,
    ['date', 'team', 'number'],
    ['2026-12-01', '=Team 7999', 7999, null],
  ]);
});
