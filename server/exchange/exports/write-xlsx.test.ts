import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { xlsxBytes } from './write-xlsx.ts';

test('a large workbook is complete and delays no other request', async () => {
  const rows = Array.from({ length: 8000 }, (_, n) => [`2026-12-01`, `=Team ${n}`, n, null]);
  await xlsxBytes(async () => ({ columns: ['date'], rows: [] }));
  let heldUp = 0;
  let last = performance.now();
  const ticks = setInterval(() => {
    const gap = performance.now() - last;
    if (gap > 50) heldUp += gap;
    last += gap;
  }, 5);
  const began = last;
  const sheet = { columns: ['date', 'team', 'number', 'note'], rows };
  const bytes = await xlsxBytes(async () => sheet);
  const took = performance.now() - began;
  clearInterval(ticks);
  heldUp += performance.now() - last;
  expect(heldUp).toBeLessThan(took / 2);
  const data = await readSheet(Buffer.from(bytes));
  expect([data.length, data[0]?.slice(0, 3), data[8000]]).toEqual([
    8001,
    ['date', 'team', 'number'],
    [new Date('2026-12-01T00:00:00Z'), '=Team 7999', 7999, null],
  ]);
});

test('one workbook at a time reads its rows, and a failing one delays no other', async () => {
  let held = 0;
  let most = 0;
  const read = async () => {
    held += 1;
    most = Math.max(most, held);
    return { columns: ['date'], rows: [] };
  };
  const requests = Array.from({ length: 4 }, () => xlsxBytes(read).then(() => (held -= 1)));
  const failing = xlsxBytes(() => Promise.reject(new Error('no such league')));
  await expect(failing).rejects.toThrow('no such league');
  await Promise.all(requests);
  expect(most).toBe(1);
  expect((await xlsxBytes(read)).length).toBeGreaterThan(1000);
});
